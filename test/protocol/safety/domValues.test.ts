// @vitest-environment jsdom
import { expect, test } from "vitest";
import { snapshot } from "../../../src/protocol/safety/snapshot.ts";
import { hostileValues } from "../../helpers/hostileValues.ts";

const domValues = hostileValues.filter(({ id }) => id.startsWith("V19"));

test.each(domValues)("$id $what is text or missing, never an object of the page", ({ build }) => {
  const result = snapshot({ a: build(), b: 1 }) as { a: unknown; b: number };
  expect(result.b).toBe(1);
  expect(["string", "undefined"]).toContain(typeof result.a);
});

test("V19: a node, the document and the window are named", () => {
  expect(snapshot(document.createElement("div"))).toBe("[object HTMLDivElement]");
  expect(snapshot([document])).toEqual([expect.stringMatching(/^\[object (HTML)?Document\]$/)]);
  expect(snapshot(window)).toMatch(/^\[object (Window|global)\]$/);
});
