import { expect, test } from "vitest";
import { en } from "../../src/locales/en.ts";
import { callState, hasResult, stateWord } from "../../src/react/callState.ts";
import { artifactOf, callOf } from "./callOf.ts";

const request = { type: "tool-request", name: "t" } as const;
const result = { type: "tool-result", value: "v" } as const;

test.each([
  ["input", [{ ...request, status: "input" }], "running", "Running"],
  ["running", [request], "running", "Running"],
  ["partial", [request, { type: "tool-progress", value: "so far" }], "running", "Running"],
  ["asked", [request, { type: "tool-approval" }], "awaiting-approval", "Waiting for approval"],
  ["denied", [request, { type: "tool-approval", approved: false }], "denied", "Denied"],
  ["stopped", [request, { type: "stream-end" }], "interrupted", "Stopped"],
  ["failed", [{ ...result, isError: true }], "error", "Failed"],
  ["done", [result], "success", null],
] as const)("%s", (_, events, state, word) => {
  const call = callOf(...events);
  expect(callState(call)).toBe(state);
  expect(stateWord(callState(call), call, en)).toBe(word);
});

test.each([
  ["error", "error", "Failed"],
  ["denied", "denied", "Denied"],
  ["success", "success", null],
  ["queued", "other", "queued"],
  ["a status text that goes on and on", "other", "a status te… on and on"],
  ["wait\u202Eing", "other", "wait[U+202E]ing"],
])("artifact status %j (5.10)", (status, state, word) => {
  const call = callOf({ ...result, artifact: artifactOf("text", { text: "x" }, { status }) });
  expect(callState(call)).toBe(state);
  const shown = stateWord(callState(call), call, en);
  if (state === "other") expect(shown?.length).toBeLessThanOrEqual(24);
  if (word !== null && status.length < 20) expect(shown).toBe(word);
});

test("an error outranks what the artifact says (1.35, R4)", () => {
  const artifact = artifactOf("table", {}, { status: "success" });
  expect(callState(callOf({ ...result, artifact, isError: true }))).toBe("error");
});

test("a progress without anything in it is not a result", () => {
  expect(hasResult(callOf(request, { type: "tool-progress" }))).toBe(false);
  expect(hasResult(callOf(request, { type: "tool-progress", value: "x" }))).toBe(true);
  expect(hasResult(callOf(request))).toBe(false);
  expect(hasResult(callOf(result))).toBe(true);
});
