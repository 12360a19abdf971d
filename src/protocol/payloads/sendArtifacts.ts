export { type RequestedFile, readSendArtifactsArgs } from "./sendArtifactsArgs.ts";
export { readSendArtifactsEntries } from "./sendArtifactsEntries.ts";
