import {
  createFileEndpoint,
  createSendArtifacts,
  toNodeHandler,
} from "../../../src/server/index.ts";
import type { CreateCompanion } from "./types.ts";

/** Ours, as a host would wire it: the agent id stands in the route, and the caller owns one agent. */
export const createCompanion: CreateCompanion = (agents, caller) => {
  const tool = createSendArtifacts({ agents });
  const endpoint = createFileEndpoint({
    agents,
    agentId: (request) => new URL(request.url).pathname.split("/")[2],
    authorize: (_request, agentId) => agentId === caller,
  });
  return {
    invoke: (args, context) => tool.invoke(args, context),
    listen: toNodeHandler(endpoint),
  };
};
