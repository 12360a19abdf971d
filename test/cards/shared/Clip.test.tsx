import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterAll, describe, expect, test, vi } from "vitest";
import { Clip } from "../../../src/cards/shared/Clip.tsx";

const label = (n: number): string => `Show all ${n} lines`;

test("cuts only when the button hides more than it takes", () => {
  const { rerender } = render(
    <Clip lines={12} total={14} label={label}>
      text
    </Clip>,
  );
  expect(screen.queryByRole("button")).toBeNull();
  rerender(
    <Clip lines={12} total={15} label={label}>
      text
    </Clip>,
  );
  expect(screen.getByRole("button", { name: "Show all 15 lines" })).toHaveAttribute(
    "aria-expanded",
    "false",
  );
});

test("opens and closes, tells the content, and shows the footer only while nothing is cut", async () => {
  const user = userEvent.setup();
  const changes = vi.fn();
  render(
    <Clip lines={16} total={99} label={label} footer={<i>foot</i>} onOpenChange={changes}>
      {(open) => (open ? "all of it" : "the start")}
    </Clip>,
  );
  const box = screen.getByText("the start").closest("[data-slot=clip]");
  expect(box).toHaveAttribute("data-state", "closed");
  expect(screen.queryByText("foot")).toBeNull();

  await user.click(screen.getByRole("button", { name: "Show all 99 lines" }));
  expect(box).toHaveAttribute("data-state", "open");
  expect(screen.getByText("all of it")).toBeInTheDocument();
  expect(screen.getByText("foot")).toBeInTheDocument();
  expect(screen.getByRole("button")).toHaveAttribute("aria-controls", box?.id);

  await user.click(screen.getByRole("button", { name: "Show less" }));
  expect(box).toHaveAttribute("data-state", "closed");
  expect(changes.mock.calls).toEqual([[true], [false]]);
});

test("more than is mounted is cut, however short the beginning is", async () => {
  const user = userEvent.setup();
  render(
    <Clip lines={12} total={2} more label={() => "Show more"}>
      text
    </Clip>,
  );
  await user.click(screen.getByRole("button", { name: "Show more" }));
  expect(screen.getByRole("button", { name: "Show less" })).toBeInTheDocument();
});

test("can be opened from outside", () => {
  const changes = vi.fn();
  const clip = (open: boolean) => (
    <Clip lines={12} total={99} label={label} open={open} onOpenChange={changes}>
      text
    </Clip>
  );
  const { rerender } = render(clip(false));
  rerender(clip(true));
  screen.getByRole("button", { name: "Show less" }).click();
  expect(changes).toHaveBeenCalledWith(false);
  expect(screen.getByRole("button", { name: "Show less" })).toBeInTheDocument();
});

test("guesses from the rows that long lines take, before anything is measured", () => {
  render(
    <Clip lines={12} total={1} rows={40} label={label}>
      text
    </Clip>,
  );
  expect(screen.getByRole("button")).toBeInTheDocument();
});

describe("measuring", () => {
  const size = vi.spyOn(HTMLElement.prototype, "getBoundingClientRect");
  afterAll(() => size.mockRestore());

  function draws(height: number, total: number, more = false): number {
    size.mockClear();
    size.mockReturnValue(new DOMRect(0, 0, 0, height));
    const content = vi.fn(() => "text");
    const { unmount } = render(
      <Clip lines={12} total={total} more={more} label={label}>
        {content}
      </Clip>,
    );
    unmount();
    return content.mock.calls.length;
  }

  test("draws nothing again where the lines had told what is measured", () => {
    expect(draws(2000, 99)).toBe(1);
    expect(draws(40, 2)).toBe(1);
    expect(size).toHaveBeenCalled();
  });

  test("draws again what is high only because it wraps", () => {
    expect(draws(2000, 2)).toBe(2);
  });

  test("measures nothing that is cut anyway", () => {
    expect(draws(2000, 2, true)).toBe(1);
    expect(size).not.toHaveBeenCalled();
  });
});
