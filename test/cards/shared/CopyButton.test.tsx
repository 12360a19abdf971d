import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CopyButton } from "../../../src/cards/shared/CopyButton.tsx";
import { Check } from "../../../src/cards/shared/lucide/icons/check.ts";
import { Copy } from "../../../src/cards/shared/lucide/icons/copy.ts";
import { hasIcon } from "../../helpers/hasIcon.tsx";

const status = (): string => screen.getByRole("status").textContent ?? "";

function clipboard(writeText: ((text: string) => Promise<void>) | undefined): void {
  vi.stubGlobal("navigator", { clipboard: writeText && { writeText } });
}

async function press(): Promise<void> {
  await act(async () => {
    fireEvent.click(screen.getByRole("button"));
  });
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, "execCommand");
});

test("copies the text, answers in place and politely, and is itself again after 1.5 s", async () => {
  const writeText = vi.fn(async () => {});
  clipboard(writeText);
  render(<CopyButton text={() => "a\r\nb"} />);
  expect(status()).toBe("");
  expect(screen.getByRole("status")).toHaveAttribute("aria-live", "polite");

  await press();
  expect(writeText).toHaveBeenCalledExactlyOnceWith("a\r\nb");
  expect(status()).toBe("Copied");
  expect(hasIcon(document, Check)).toBe(true);
  expect(screen.getByRole("button")).toHaveAccessibleName("Copy");

  act(() => vi.advanceTimersByTime(1500));
  expect(status()).toBe("");
  expect(hasIcon(document, Copy)).toBe(true);
});

test("a second copy is announced again and starts the time anew", async () => {
  clipboard(async () => {});
  render(<CopyButton text={() => "x"} />);
  await press();
  act(() => vi.advanceTimersByTime(1000));
  await press();
  act(() => vi.advanceTimersByTime(1000));
  expect(status()).toBe("Copied");
  act(() => vi.advanceTimersByTime(500));
  expect(status()).toBe("");
});

test("without the clipboard API the copy event hands over the original text", async () => {
  clipboard(undefined);
  const setData = vi.fn();
  Object.assign(document, {
    execCommand: () => {
      const event = Object.assign(new Event("copy"), { clipboardData: { setData } });
      return document.dispatchEvent(event) || true;
    },
  });
  render(<CopyButton text={() => "a\r\nb"} />);
  await press();
  expect(setData).toHaveBeenCalledExactlyOnceWith("text/plain", "a\r\nb");
  expect(status()).toBe("Copied");
  expect(document.querySelector("textarea")).toBeNull();
});

test.each([
  ["denied, and the command refuses", () => false],
  [
    "denied, and the command throws",
    () => {
      throw new Error("blocked");
    },
  ],
])("says in words that it failed: %s", async (_, execCommand) => {
  clipboard(async () => {
    throw new DOMException("denied", "NotAllowedError");
  });
  Object.assign(document, { execCommand });
  render(<CopyButton text={() => "x"} />);
  await press();
  expect(status()).toBe("Copy failed");
  expect(screen.getByRole("button")).toHaveTextContent("Copy failed");
  expect(document.querySelector("textarea")).toBeNull();
});

test("an answer that comes after the button is gone is ignored", async () => {
  let finish = (): void => {};
  clipboard(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  const errors = vi.spyOn(console, "error");
  const view = render(<CopyButton text={() => "x"} />);
  await press();
  view.unmount();
  await act(async () => finish());
  expect(errors).not.toHaveBeenCalled();
});
