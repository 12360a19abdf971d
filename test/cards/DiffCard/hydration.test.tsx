// A diff that a server could not compare is taken over as it is, and compared then.
import { act, screen } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { DiffCard } from "../../../src/cards/DiffCard/DiffCard.tsx";

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

test("long texts hydrate without a mismatch", async () => {
  const complain = vi.spyOn(console, "error");
  const lines = (make: (i: number) => number): string =>
    Array.from({ length: 19_000 }, (_, i) => `${make(i)}\n`).join("");
  const payload = { path: "n.txt", old: lines((i) => i), new: lines((i) => (i * 7919) % 19_000) };
  const card = (
    <DiffCard payload={payload} artifact={null} value="" isError={false} status="success" />
  );
  const host = document.createElement("div");
  const parsed = new DOMParser().parseFromString(renderToString(card), "text/html");
  host.append(...parsed.body.childNodes);
  document.body.append(host);
  expect(screen.getByText("First 12 of 19,000 lines.")).toBeInTheDocument();
  const errors: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(host, card, { onRecoverableError: (error) => void errors.push(error) });
  });
  await screen.findByText(/Too large to compare line by line/, {}, { timeout: 20_000 });
  expect(errors).toEqual([]);
  expect(complain).not.toHaveBeenCalled();
});
