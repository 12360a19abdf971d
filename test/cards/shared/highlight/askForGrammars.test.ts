import json from "highlight.js/lib/languages/json";
import { expect, test, vi } from "vitest";
import { askForGrammars } from "../../../../src/cards/shared/highlight/askForGrammars.ts";
import {
  type GrammarData,
  toGrammarData,
} from "../../../../src/cards/shared/highlight/grammarData.ts";
import { serveGrammars } from "../../../../src/cards/shared/highlight/serveGrammars.ts";

type Load = (name: string) => Promise<GrammarData | null>;

/** A page and its worker, joined by a channel that copies what is posted. */
function connect(load: Load) {
  const { port1: page, port2: scope } = new MessageChannel();
  serveGrammars(page as unknown as Worker, load);
  const ask = askForGrammars(scope as unknown as Parameters<typeof askForGrammars>[0]);
  page.start();
  scope.start();
  const close = (): void => page.close();
  return { ask, page, scope, close };
}

test("a grammar is asked for once, however many want it", async () => {
  const load = vi.fn<Load>(async () => toGrammarData(json));
  const { ask, close } = connect(load);
  const [one, two] = await Promise.all([ask("json"), ask("json")]);
  expect(one).toBe(two);
  expect(await ask("json")).toBe(one);
  expect(one?.({} as never).name).toBe("JSON");
  expect(load.mock.calls).toEqual([["json"]]);
  close();
});

test("what does not exist is null, for good", async () => {
  const load = vi.fn<Load>(async () => null);
  const { ask, close } = connect(load);
  expect(await ask("nonsense")).toBeNull();
  expect(await ask("nonsense")).toBeNull();
  expect(load).toHaveBeenCalledTimes(1);
  close();
});

test("what did not arrive is asked for again", async () => {
  const load = vi.fn<Load>(async () => toGrammarData(json));
  load.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const { ask, close } = connect(load);
  await expect(ask("json")).rejects.toThrow("did not arrive");
  expect((await ask("json"))?.({} as never).name).toBe("JSON");
  close();
});

test("messages about jobs are left to others, in both directions", async () => {
  const load = vi.fn<Load>(async () => null);
  const { ask, page, scope, close } = connect(load);
  scope.postMessage({ type: "result", id: 1, name: "json" });
  page.postMessage({ type: "run", id: 1, name: "json" });
  expect(await ask("json")).toBeNull();
  expect(load.mock.calls).toEqual([["json"]]);
  close();
});
