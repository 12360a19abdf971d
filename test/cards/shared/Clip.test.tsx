import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
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

test("asks for more while there is more, and only then offers to close", async () => {
  const user = userEvent.setup();
  const more = vi.fn();
  const props = { lines: 12, total: 900, label: () => "Show more", children: "text" } as const;
  const { rerender } = render(<Clip {...props} onMore={more} />);
  await user.click(screen.getByRole("button", { name: "Show more" }));
  expect(more).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Show more" }));
  expect(more).toHaveBeenCalledOnce();
  rerender(<Clip {...props} />);
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
