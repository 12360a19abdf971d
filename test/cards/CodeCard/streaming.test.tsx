import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Profiler, type ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { CodeCard } from "../../../src/cards/CodeCard/CodeCard.tsx";
import { cardProps } from "../cardProps.ts";

const drawn = vi.hoisted(() => ({ commits: 0, rows: 0, buttons: 0 }));

vi.mock(import("../../../src/cards/Card/code/codeText.tsx"), async (original) => {
  const { codeText } = await original();
  return {
    codeText(...row) {
      drawn.rows++;
      return codeText(...row);
    },
  };
});
vi.mock(import("../../../src/cards/shared/CopyGlyph.tsx"), async (original) => {
  const { CopyGlyph } = await original();
  return {
    CopyGlyph(props) {
      drawn.buttons++;
      return CopyGlyph(props);
    },
  };
});

const LINES = Array.from({ length: 900 }, (_, at) => `line ${at}\n`);

function card(lines: number): ReactNode {
  const payload = { text: LINES.slice(0, lines).join(""), filename: "notes.txt" };
  return (
    <Profiler id="card" onRender={() => drawn.commits++}>
      <CodeCard {...cardProps({ kind: "code", payload })} />
    </Profiler>
  );
}

beforeEach(() => {
  Object.assign(drawn, { commits: 0, rows: 0, buttons: 0 });
});

test("a chunk that streams in out of sight is one commit, and draws no row and no button again", async () => {
  const { rerender } = render(card(20));
  rerender(card(100));
  Object.assign(drawn, { commits: 0, rows: 0, buttons: 0 });
  for (let lines = 120; lines <= 480; lines += 20) rerender(card(lines));
  expect(drawn).toEqual({ commits: 19, rows: 0, buttons: 0 });
  expect(await screen.findByText("Show all 480 lines")).toBeVisible();
});

test("the buttons are drawn once more when a long text brings its menu", () => {
  const { rerender } = render(card(20));
  rerender(card(100));
  Object.assign(drawn, { commits: 0, buttons: 0 });
  for (let lines = 460; lines <= 900; lines += 20) rerender(card(lines));
  expect(drawn.commits).toBe(23);
  const buttons = document.querySelectorAll("[data-slot=actions] > button");
  expect(buttons).toHaveLength(4);
  expect(drawn.buttons).toBe(4);
});

test("what is copied is the text as it is by then", async () => {
  const user = userEvent.setup();
  const { rerender } = render(card(40));
  rerender(card(60));
  await user.click(screen.getByRole("button", { name: "Copy" }));
  expect(await navigator.clipboard.readText()).toBe(LINES.slice(0, 60).join(""));
});
