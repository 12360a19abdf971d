import { isMissing, own, type PlainRecord, unbox } from "../safety/record.ts";
import { seal } from "../safety/snapshot.ts";
import { valueText } from "../safety/valueText.ts";
import { ARTIFACT_SCHEMA, ARTIFACT_VERSION, type Artifact } from "./artifact.ts";
import { plainTitle } from "./plainTitle.ts";
import { readContents } from "./readContents.ts";

const PATCH = /(?:^|\n)(?:diff --git |@@ [-+])/;

/**
 * An artifact for a result that has none (contracts 1.32): its images, else its patch, else its error, else its text.
 * `display` gives the title, then the name of the tool.
 */
export function synthesizeArtifact(
  result: PlainRecord,
  isFailed: boolean,
  display: unknown,
): Artifact {
  const contents = readContents(own(result, "value"));
  const error = own(result, "error");
  const text = contents?.texts.join("\n") || valueText(contents ? "" : own(result, "value"));
  const [kind, payload] = contents?.images.length
    ? (["image", { images: seal(contents.images.map(seal)), output: text }] as const)
    : PATCH.test(text)
      ? (["diff", { old: "", new: text, path: "patch", verb: "Diff" }] as const)
      : isFailed
        ? (["error", { message: errorText(error) || text }] as const)
        : (["text", { text }] as const);
  return seal({
    schema: ARTIFACT_SCHEMA,
    version: ARTIFACT_VERSION,
    kind,
    status: isFailed ? "error" : "success",
    icon: null,
    title: titleOf(result, display),
    payload: seal(payload),
  });
}

/** The text of an error: a string, or the message of a condition object (contracts 3.20). */
export function errorText(error: unknown): string {
  const inner = unbox(error);
  const message = own(inner, "message") ?? inner;
  return isMissing(message) || typeof message === "boolean" ? "" : valueText(message);
}

function titleOf(result: PlainRecord, display: unknown): string {
  const names = [own(display, "title"), own(own(result, "request"), "name"), own(result, "name")];
  const name = names.map(plainTitle).find((title) => typeof title === "string" && title !== "");
  return typeof name === "string" ? name : "tool";
}
