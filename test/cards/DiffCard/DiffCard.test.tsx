import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { CardProps } from "../../../src/cards/CardProps.ts";
import { DiffCard } from "../../../src/cards/DiffCard/DiffCard.tsx";
import { CardHostContext, DEFAULT_HOST } from "../../../src/cards/shared/host.ts";
import type { DiffPayload } from "../../../src/protocol/artifact/artifact.ts";

const BASE = { artifact: null, value: "done", isError: false, status: "success" } as const;

function show(payload: unknown, props: Partial<CardProps> = {}) {
  return render(
    <StrictMode>
      <DiffCard {...BASE} {...props} payload={payload as DiffPayload} />
    </StrictMode>,
  );
}

const SIGNS: Readonly<Record<string, string>> = { same: " ", removed: "−", added: "+" };
const lines = (root: ParentNode = document): string[] =>
  [...root.querySelectorAll("[data-slot=diff-line]")].map((row) => {
    const change = row.getAttribute("data-change") ?? "same";
    return `${SIGNS[change]}${row.querySelector("[data-row-text]")?.textContent}`;
  });
const diff = (): Element => {
  const element = document.querySelector("[data-slot=diff]");
  if (!element) throw new Error("no diff is shown");
  return element;
};
const numbered = (count: number): string =>
  Array.from({ length: count }, (_, i) => `${i + 1}\n`).join("");

describe("DiffCard", () => {
  it("shows path, counts and lines, told in words to a screen reader", () => {
    show({ verb: "Edited", path: "src/server/app.ts", old: "a\nb\n", new: "a\nB\nc\n" });
    const card = screen.getByRole("article", { name: "src/server/app.ts" });
    expect(card).toHaveAttribute("data-kind", "diff");
    expect(within(card).getByText("2 lines added, 1 removed")).toBeInTheDocument();
    expect(card.querySelector("[data-slot=path]")).toHaveAttribute("title", "src/server/app.ts");
    expect(diff()).toHaveAttribute("data-added", "2");
    expect(diff()).toHaveAttribute("data-removed", "1");
    expect(lines()).toEqual([" a", "−b", "+B", "+c"]);
    const table = within(card).getByRole("table", { name: "src/server/app.ts" });
    expect(table).toHaveAttribute("aria-rowcount", "4");
    const cells = within(within(table).getAllByRole("row")[1] as HTMLElement).getAllByRole("cell");
    expect(cells.map((cell) => cell.textContent)).toEqual(["2", "", "removed", "b"]);
  });

  it.each([
    [{ path: "a.txt", old: "", new: "x\n" }, "New file"],
    [{ path: "a.txt", old: "x\n", new: "" }, "Deleted file"],
    [{ new: "diff --git a/x b/y\nrename from x\nrename to y\n" }, "Renamed"],
  ])("has a badge for %j", (payload, badge) => {
    show(payload);
    expect(document.querySelector("[data-slot=badge]")).toHaveTextContent(badge);
  });

  it("says in one line that nothing differs", () => {
    show({ path: "a.txt", old: "same\n", new: "same\n" });
    expect(screen.getByText("No differences")).toBeInTheDocument();
    expect(diff()).toHaveAttribute("data-added", "0");
    expect(document.querySelector("[data-slot=diff-stat]")).toBeNull();
    expect(lines()).toEqual([]);
  });

  it("opens unchanged lines 20 at a time, and hands the focus on when the bar is gone", async () => {
    const user = userEvent.setup();
    show({ path: "n.txt", old: numbered(60), new: numbered(60).replace("30\n", "x\n") });
    const [first] = screen.getAllByRole("button", { name: /unchanged lines/ });
    expect(first).toHaveAccessibleName("Show 26 unchanged lines");
    await user.click(first as HTMLElement);
    expect(screen.getByRole("button", { name: "Show 6 unchanged lines" })).toBeInTheDocument();
    expect(lines().slice(0, 2)).toEqual([" 7", " 8"]);
    await user.click(screen.getByRole("button", { name: "Show 6 unchanged lines" }));
    expect(screen.queryByRole("button", { name: "Show 6 unchanged lines" })).toBeNull();
    expect(lines()[0]).toBe(" 1");
    expect(document.activeElement).toHaveTextContent("1");
    expect(document.activeElement).toHaveAttribute("data-slot", "diff-line");
  });

  it("shows 20 lines and then all of them", async () => {
    const user = userEvent.setup();
    show({ path: "n.txt", old: "", new: numbered(90) });
    expect(lines().length).toBeLessThan(30);
    await user.click(screen.getByRole("button", { name: "Show all 90 lines" }));
    expect(lines()).toHaveLength(90);
  });

  it("mounts a few rows of many, and tells how many there are (security R16)", async () => {
    show({ path: "n.txt", old: "", new: numbered(50_000) });
    expect(await screen.findByText("50,000 lines added, 0 removed")).toBeInTheDocument();
    fireEvent.click(screen.getByRole("button", { name: "Show all 50,000 lines" }));
    expect(screen.getByRole("table")).toHaveAttribute("aria-rowcount", "50000");
    expect(lines().length).toBeLessThan(60);
    expect(lines()[0]).toBe("+1");
  });

  it("says that it compares, and when the comparison was given up", async () => {
    const old = numbered(19_000);
    const after = old
      .split("\n")
      .slice(0, -1)
      .map((_, i) => `${((i * 7919) % 19_000) + 1}\n`);
    show({ path: "n.txt", old, new: after.join("") });
    expect(screen.getByText("Comparing…").closest("[aria-busy=true]")).not.toBeNull();
    expect(diff()).not.toHaveAttribute("data-added");
    // What is there meanwhile is the beginning of the new text, and says that it is no more.
    const first = after.slice(0, 12).join("").trim();
    expect(document.querySelector("[data-slot=text]")?.textContent).toBe(first);
    expect(screen.getByText("First 12 of 19,000 lines.")).toBeInTheDocument();
    expect(
      await screen.findByText(/Too large to compare line by line/, {}, { timeout: 20_000 }),
    ).toBeInTheDocument();
    expect(Number(diff().getAttribute("data-added"))).toBe(18_999);
  });

  it.each([
    ["en", "+1,200", "−1,100"],
    ["de", "+1.200", "−1.100"],
    ["hi", "+1,200", "−1,100"],
  ])("groups large counts as the locale %s does", (locale, added, removed) => {
    const lines = (count: number, word: string): string =>
      Array.from({ length: count }, (_, i) => `${word} ${i}\n`).join("");
    render(
      <CardHostContext.Provider value={{ ...DEFAULT_HOST, locale }}>
        <DiffCard {...BASE} payload={{ old: lines(1100, "a"), new: lines(1200, "b") }} />
      </CardHostContext.Provider>,
    );
    expect(document.querySelector(".ac-stat-add")).toHaveTextContent(added);
    expect(document.querySelector(".ac-stat-del")).toHaveTextContent(removed);
  });

  it("says how many lines of a patch are beyond the budget", () => {
    const patch = `--- a/x\n+++ b/x\n@@ -0,0 +1,40 @@\n${"+y\n".repeat(40)}`;
    const host = { ...DEFAULT_HOST, limits: { ...DEFAULT_HOST.limits, diffLines: 15 } };
    render(
      <CardHostContext.Provider value={host}>
        <DiffCard {...BASE} payload={{ path: "patch", old: "", new: patch }} />
      </CardHostContext.Provider>,
    );
    expect(diff()).toHaveAttribute("data-added", "40");
    expect(document.querySelector("[data-slot=footer]")).toHaveTextContent("First 15 of 40 lines.");
  });

  it("names a change of white space, and leaves it out on request", async () => {
    const user = userEvent.setup();
    show({ path: "a.py", old: "if x:\n  run()\n", new: "if x:\n    run()\n" });
    expect(screen.getByText("Only whitespace changed.")).toBeInTheDocument();
    expect(lines()).toEqual([" if x:", "−  run()", "+    run()"]);
    const [note] = screen.getAllByRole("button", { name: "Ignore whitespace" }).slice(-1);
    await user.click(note as HTMLElement);
    expect(screen.getByText("Changes of whitespace are hidden.")).toBeInTheDocument();
    expect(screen.getByText("No differences")).toBeInTheDocument();
    expect(diff()).toHaveAttribute("data-added", "0");
    await user.click(screen.getByRole("button", { name: "Show whitespace" }));
    expect(lines()).toHaveLength(3);
  });

  it("keeps the other changes when white space is ignored, in texts and patches", async () => {
    const user = userEvent.setup();
    const texts = { path: "a.py", old: "a\n  b\nc\n", new: "a\n\tb\nC\n" };
    const patch = {
      path: "patch",
      new: "--- a/a.py\n+++ b/a.py\n@@ -1,3 +1,3 @@\n a\n-  b\n-c\n+\tb\n+C\n",
    };
    for (const payload of [texts, patch]) {
      const { unmount } = show(payload);
      expect(diff()).toHaveAttribute("data-added", "2");
      await user.click(screen.getByRole("button", { name: "Ignore whitespace" }));
      expect(lines()).toEqual([" a", " \tb", "−c", "+C"]);
      expect(diff()).toHaveAttribute("data-added", "1");
      unmount();
    }
    show({ path: "a", old: "x\n", new: "y\n" });
    expect(screen.queryByRole("button", { name: "Ignore whitespace" })).toBeNull();
  });

  it("marks the words that changed", () => {
    show({ path: "a.txt", old: "cache for 60 seconds\n", new: "cache for 5 seconds\n" });
    const marked = [...document.querySelectorAll("[data-slot=changed-words]")];
    expect(marked.map((mark) => mark.textContent)).toEqual(["60", "5"]);
  });

  it("shows the name of a patch's other side, and the path the tool gave when it is another (security R10)", () => {
    const hunk = "@@ -1 +1 @@\n-a\n+b\n";
    const { unmount } = show({ path: "patch", new: `--- $(evil)\n+++ run.sh\n${hunk}` });
    expect(screen.getByText("from $(evil)")).toBeInTheDocument();
    unmount();
    const other = show({ path: "src/safe.ts", new: `--- a/evil.ts\n+++ b/evil.ts\n${hunk}` });
    expect(screen.getByRole("article", { name: "evil.ts" })).toBeInTheDocument();
    expect(screen.getByText("The tool calls this patch src/safe.ts.")).toBeInTheDocument();
    other.unmount();
    show({ path: "/repo/src/a.ts", new: `--- a/src/a.ts\n+++ b/src/a.ts\n${hunk}` });
    expect(screen.queryByText(/The tool calls/)).toBeNull();
  });

  it("lists many files, each to be opened", async () => {
    const user = userEvent.setup();
    const files = ["a", "b", "c", "d"].map(
      (name) => `--- a/${name}.md\n+++ b/${name}.md\n@@ -1 +1 @@\n-x\n+${name}\n`,
    );
    show({ path: "patch", old: "", new: files.join("") });
    expect(lines()).toEqual([]);
    const head = within(screen.getByRole("region", { name: "c.md" })).getByRole("button");
    expect(head).toHaveAttribute("aria-expanded", "false");
    await user.click(head);
    expect(lines()).toEqual(["−x", "+c"]);
  });

  it("goes from change to change and says where it is", async () => {
    const user = userEvent.setup();
    const old = numbered(60);
    show({ path: "n.txt", old, new: old.replace("10\n", "x\n").replace("40\n", "y\n") });
    expect(screen.queryByRole("button", { name: "Next change" })).toBeNull();
    for (const bar of screen.getAllByRole("button", { name: /unchanged lines/ }))
      await user.click(bar);
    await user.click(screen.getByRole("button", { name: /Show all/ }));
    expect(screen.getByText("2 changes")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Next change" }));
    expect(screen.getAllByText("Change 1 of 2")).toHaveLength(2);
    screen.getByRole("button", { name: "Next change" }).focus();
    await user.keyboard("{Alt>}{ArrowDown}{/Alt}");
    expect(screen.getAllByText("Change 2 of 2")).toHaveLength(2);
  });

  it("shows every file of a patch, with the text around it", () => {
    show({
      path: "patch",
      old: "",
      new: "Take this:\n\n--- a/x.md\n+++ b/x.md\n@@ -4 +4 @@ ## Use\n-a\n+b\n--- a/y.md\n+++ b/y.md\n@@ -1 +1,2 @@\n c\n+d\n",
    });
    expect(screen.getByRole("article", { name: "2 files changed" })).toBeInTheDocument();
    expect(diff()).toHaveAttribute("data-added", "2");
    expect(screen.getByText("Take this:")).toBeInTheDocument();
    const y = screen.getByRole("region", { name: "y.md" });
    expect(lines(y)).toEqual([" c", "+d"]);
    const x = screen.getByRole("region", { name: "x.md" });
    expect(within(x).getByText("3 unchanged lines")).toBeInTheDocument();
    expect(within(x).queryByRole("button", { name: /unchanged/ })).toBeNull();
  });

  it("marks a lost last line feed, changed line ends and binary content", () => {
    const { unmount } = show({ path: "a", old: "x\n", new: "x" });
    expect(screen.getByText("No newline at end of file")).toBeInTheDocument();
    unmount();
    const second = show({ path: "a", old: "x\r\n", new: "x\n" });
    expect(
      screen.getByText(
        /^Line endings changed from CRLF to LF\. Nothing but line endings changed\.$/,
      ),
    ).toBeInTheDocument();
    expect(document.querySelectorAll("[data-slot=carriage-return]")).toHaveLength(1);
    second.unmount();
    show({ path: "a.png", old: "\0\u0001", new: "\0\u0002" });
    expect(screen.getByText("Binary content differs")).toBeInTheDocument();
    expect(document.body.textContent).not.toContain("\0");
  });

  it("shows a file's mode", () => {
    show({ new: "diff --git a/run.sh b/run.sh\nold mode 100644\nnew mode 100755\n" });
    expect(screen.getByText("File mode changed from 100644 to 100755.")).toBeInTheDocument();
  });

  it("keeps a verb that says more than the counts, and drops one that does not", () => {
    const { unmount } = show({ verb: "Proposed", path: "a", old: "x", new: "y" });
    expect(screen.getByText("Proposed")).toBeInTheDocument();
    unmount();
    show({ verb: "Edited", path: "a", old: "x", new: "y" });
    expect(screen.queryByText("Edited")).toBeNull();
  });

  it("shows hostile text as text, with what is hidden marked (security R1, R10, R11)", () => {
    show({
      path: "src/\u202egnp.<svg onload=x>\n.ts",
      old: "const admin=1\n",
      new: 'const ad\u200bmin=1\n<img src=x onerror="window.__xss=1">\n',
    });
    expect(document.querySelector("img:not([data-slot=file-icon]), script, [onload]")).toBeNull();
    expect(document.body.textContent).toContain('<img src=x onerror="window.__xss=1">');
    expect(document.querySelector("[data-slot=path]")?.textContent).not.toContain("\u202e");
    expect(document.querySelector("[data-slot=hidden-character]")).toHaveTextContent("ZWSP");
    expect(screen.getByText(/1 hidden character is marked/)).toBeInTheDocument();
  });

  it("cuts a very long line and says by how much", async () => {
    show({ path: "min.js", old: "ab".repeat(250_000), new: "ba".repeat(250_000) });
    expect(await screen.findAllByText("+495,000 characters")).toHaveLength(2);
    expect(document.body.textContent?.length).toBeLessThan(12_000);
  });

  it("shows the portable value when there is nothing to compare (contracts 1.46, security R3)", () => {
    for (const payload of [{ path: "a.ts", verb: "Edited" }, [], {}, null]) {
      const { unmount } = show(payload, { value: "Edited a.ts" });
      expect(screen.getByText("Edited a.ts")).toBeInTheDocument();
      unmount();
    }
  });

  it("shows the error strip over what it has", () => {
    show({ path: "a", old: "x", new: "y" }, { isError: true, status: "error", value: "Disk full" });
    expect(screen.getByRole("article")).toHaveAttribute("data-status", "error");
    expect(screen.getByText("Disk full")).toBeInTheDocument();
    expect(lines()).toHaveLength(2);
  });

  it("is the same for the same props, whatever came between (security R22)", () => {
    const { rerender, container } = show({ path: "a", old: "x\n", new: "y\n" });
    const first = container.textContent;
    rerender(
      <StrictMode>
        <DiffCard {...BASE} payload={{ path: "b", new: "z" }} />
      </StrictMode>,
    );
    expect(container.textContent).not.toBe(first);
    rerender(
      <StrictMode>
        <DiffCard {...BASE} payload={{ path: "a", old: "x\n", new: "y\n" }} />
      </StrictMode>,
    );
    expect(container.textContent).toBe(first);
  });
});

it("hydrates what the server sent, without a complaint", async () => {
  const element = <DiffCard {...BASE} payload={{ path: "a.ts", old: "a\n", new: "b\n" }} />;
  const box = document.createElement("div");
  document.body.append(box);
  box.innerHTML = renderToString(element);
  const complaint = vi.fn();
  const error = vi.spyOn(console, "error").mockImplementation(complaint);
  const root = await act(async () => hydrateRoot(box, element, { onRecoverableError: complaint }));
  expect(complaint).not.toHaveBeenCalled();
  expect(lines(box)).toEqual(["−a", "+b"]);
  await act(async () => root.unmount());
  error.mockRestore();
  box.remove();
});

describe("copying", () => {
  let copied = "";
  beforeEach(() => {
    copied = "";
  });

  async function press(name: string): Promise<void> {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => {
      copied = text;
    });
    const [button] = screen.getAllByRole("button", { name });
    await user.click(button as HTMLElement);
    await act(async () => {});
  }

  async function pressInMenu(name: string): Promise<void> {
    await userEvent.setup().click(screen.getByRole("button", { name: "More" }));
    await screen.findByRole("menuitem", { name });
    vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => {
      copied = text;
    });
    fireEvent.click(screen.getByRole("menuitem", { name }));
    await act(async () => {});
  }

  it("gives the new text as it is, and a patch", async () => {
    show({ path: "a.txt", old: "x\r\n", new: "\u202ey\r\n" });
    await press("Copy new text");
    expect(copied).toBe("\u202ey\r\n");
    await pressInMenu("Copy as patch");
    expect(copied).toBe(
      "diff --git a/a.txt b/a.txt\n--- a/a.txt\n+++ b/a.txt\n@@ -1,1 +1,1 @@\n-x\r\n+\u202ey\r\n",
    );
  });

  it("saves a patch under the name of the file it changes", async () => {
    show({ path: "src/a.txt", old: "x\n", new: "y\n" });
    const blobs: Blob[] = [];
    const names: string[] = [];
    URL.createObjectURL = (blob: Blob) => {
      blobs.push(blob);
      return "blob:test";
    };
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    await pressInMenu("Download patch");
    clicked.mockRestore();
    expect(names).toEqual(["a.txt.patch"]);
    expect(blobs[0]?.size).toBe(
      "diff --git a/src/a.txt b/src/a.txt\n--- a/src/a.txt\n+++ b/src/a.txt\n@@ -1,1 +1,1 @@\n-x\n+y\n"
        .length,
    );
  });

  it("gives a patch as it was sent", async () => {
    const patch = "--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\n";
    show({ path: "patch", old: "", new: patch });
    await press("Copy as patch");
    expect(copied).toBe(patch);
  });
});
