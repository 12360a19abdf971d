import { fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { FilesCard } from "../../../src/cards/FilesCard/FilesCard.tsx";
import { DEFAULT_LIMITS } from "../../../src/cards/shared/limits.ts";
import { zhCN } from "../../../src/locales/zh-CN.ts";
import { cardProps } from "../cardProps.ts";
import { deliver, delivery, lost, sent } from "./deliver.tsx";

const files = (...names: string[]) => ({ files: names.map((path) => ({ path: `/o/${path}` })) });
const header = (root: Element): string =>
  root.querySelector("[data-slot=counts]")?.textContent ?? "";
const tiles = (root: Element): string[] =>
  [...root.querySelectorAll("[data-slot^=tile]")].map(
    (tile) =>
      `${tile.getAttribute("data-type")} ${tile.querySelector("[data-slot=file-name]")?.textContent}`,
  );

describe("states of a delivery (contracts 2.22, Q6)", () => {
  it("says that files are coming before anything is known", () => {
    const { container } = deliver({ status: "running", args: {} });
    expect(header(container)).toBe("Delivering files…");
    expect(container.querySelector(".ac-spin")).not.toBeNull();
    expect(container.querySelector("ul")).toBeNull();
  });

  it("shows names and icons from the arguments, even while they stream", () => {
    const { container, rerender } = deliver({
      status: "input",
      args: '{"files":[{"path":"/o/a.pdf"},{"path":"/o/b',
    });
    expect(tiles(container)).toEqual(["waiting a.pdf"]);
    rerender(delivery({ status: "running", args: files("a.pdf", "b.png") }));
    expect(header(container)).toBe("Delivering 2 files…");
    expect(tiles(container)).toEqual(["waiting a.pdf", "waiting b.png"]);
    expect(container.querySelectorAll("button, a")).toHaveLength(0);
    expect(container.querySelectorAll(".ac-skel")).toHaveLength(2);
  });

  it("fills the places as files arrive, and the element of the grid stays", () => {
    const args = files("a.pdf", "b.png", "c.csv");
    const { container, rerender } = deliver({ status: "running", args });
    const grid = container.querySelector("ul");
    rerender(delivery({ status: "partial", args, entries: [sent("b.png", { path: "/o/b.png" })] }));
    expect(header(container)).toBe("Delivered 1 of 3…");
    expect(tiles(container)).toEqual(["waiting a.pdf", "file b.png", "waiting c.csv"]);
    rerender(delivery({ args, entries: [sent("a.pdf"), sent("b.png"), sent("c.csv")] }));
    expect(header(container)).toBe("Delivered 3 files");
    expect(container.querySelector("ul")).toBe(grid);
    expect(container.querySelector(".ac-spin")).toBeNull();
  });

  it("keeps a failure in its place with its reason", () => {
    const { container } = deliver({
      entries: [sent("a.pdf"), lost("m.txt", "file not found"), sent("b.csv")],
    });
    expect(header(container)).toBe("Delivered 2 of 31 failed");
    expect(tiles(container)).toEqual(["file a.pdf", "failed m.txt", "file b.csv"]);
    const failed = container.querySelector("[data-failed]");
    expect(failed).toHaveTextContent("file not found");
    expect(failed).not.toHaveTextContent("/data/agent");
    expect(failed?.querySelector("[data-slot=download]")).toBeNull();
  });

  it("counts from the entries, not from the tool's text (contracts 2.11)", () => {
    const { container } = deliver({
      value: "Delivered 9 of 9 artifacts.",
      entries: [lost("x", "not found")],
      isError: true,
    });
    expect(header(container)).toBe("Delivered 0 of 11 failed");
    expect(container).not.toHaveTextContent("9 of 9");
    expect(container.querySelector("[data-status=error]")).not.toBeNull();
  });

  it("stands still and says so when the call was stopped, refused or failed", () => {
    const { container, rerender } = deliver({ status: "interrupted", args: files("a.pdf") });
    expect(header(container)).toBe("1 fileStopped");
    expect(container.querySelector(".ac-spin, .ac-skel")).toBeNull();
    rerender(delivery({ status: "denied", args: files("a.pdf") }));
    expect(header(container)).toBe("1 fileDenied");
    rerender(
      delivery({ status: "error", isError: true, args: files("a.pdf"), value: "No such agent." }),
    );
    expect(header(container)).toBe("1 fileFailed");
    expect(container).toHaveTextContent("No such agent.");
  });

  it("shows the text when there is nothing else, and a sentence when there is no text", () => {
    const { container, rerender } = deliver({ value: "Nothing to deliver." });
    expect(container).toHaveTextContent("Nothing to deliver.");
    expect(screen.getByRole("button", { name: "Copy" })).toBeVisible();
    rerender(delivery({ value: "" }));
    expect(screen.queryByRole("button")).toBeNull();
    expect(container).toHaveTextContent("No displayable result.");
  });

  it("reads entries from a files artifact where metadata has none (contracts 5.2)", () => {
    const { artifact } = cardProps({ kind: "files", payload: { artifacts: [sent("a.pdf")] } });
    const { container } = deliver({ artifact });
    expect(tiles(container)).toEqual(["file a.pdf"]);
  });
});

describe("FilesCard", () => {
  it("shows the entries of its payload, or its text", () => {
    const { container, rerender } = render(
      <FilesCard {...cardProps({ kind: "files", payload: { artifacts: [sent("a.pdf")] } })} />,
    );
    expect(tiles(container)).toEqual(["file a.pdf"]);
    for (const payload of [{}, [], { artifacts: [] }, { artifacts: 5 }, null, "x"]) {
      rerender(
        <FilesCard {...cardProps({ kind: "files", payload, value: "Delivered 0 of 0." })} />,
      );
      expect(container).toHaveTextContent("Delivered 0 of 0.");
    }
  });
});

describe("tiles (contracts 2.18)", () => {
  it("tell type and size, or say that they do not know", () => {
    const { container } = deliver({
      entries: [
        sent("a.pdf", { size: 1_258_291 }),
        sent("b.jpg", { size: 0 }),
        sent("Makefile", { size: 1200 }),
        sent("3f9c0a7b", { size: 512 }),
        sent("z.csv", { size: "<b>1</b>" }),
      ],
    });
    const metas = [...container.querySelectorAll("[data-slot=meta]")].map((m) => m.textContent);
    expect(metas).toEqual(["PDF · 1.2 MB", "JPEG · 0 B", "1 KB", "Unknown type · 512 B", "CSV"]);
  });

  it("are a list, each named, with no control inside another", () => {
    const { container } = deliver({
      entries: [sent("a.pdf"), sent("b.png")],
      host: { resolveFile: () => null },
    });
    const items = within(screen.getByRole("list")).getAllByRole("listitem");
    expect(items).toHaveLength(2);
    expect(
      [...(items[0]?.querySelectorAll("button") ?? [])].map((b) => b.getAttribute("aria-label")),
    ).toEqual(["Open a.pdf", "Download a.pdf"]);
    expect(container.querySelector("button button, a button, button a")).toBeNull();
  });

  it("cannot be opened or saved without a host that can", () => {
    const { container } = deliver({ entries: [sent("a.pdf"), sent("b.png")] });
    expect(container.querySelectorAll("button, a")).toHaveLength(0);
  });

  it("stand in two columns for one, two and four, else in three", () => {
    const columns = (n: number): string | null | undefined =>
      deliver({ entries: Array.from({ length: n }, (_, i) => sent(`${i}.pdf`)) })
        .container.querySelector("ul")
        ?.getAttribute("data-columns");
    expect([1, 2, 3, 4, 5, 9].map(columns)).toEqual(["2", "2", "3", "2", "3", "3"]);
  });

  it("keep entries with the same name and path apart (security R15)", () => {
    const { container } = deliver({ entries: [sent("a.txt"), sent("a.txt"), sent("a.txt")] });
    expect(tiles(container)).toHaveLength(3);
  });

  it("are twelve at first, then as many as the limit allows", async () => {
    const entries = Array.from({ length: 40 }, (_, i) => sent(`${i}.pdf`));
    const { container } = deliver({
      entries,
      host: { limits: { ...DEFAULT_LIMITS, files: 30 }, resolveFile: () => null },
    });
    expect(tiles(container)).toHaveLength(12);
    fireEvent.click(screen.getByRole("button", { name: "Show 18 more" }));
    screen.getByText("First 30 of 40 items.");
    expect(tiles(container)).toHaveLength(30);
    await expect.poll(() => document.activeElement?.getAttribute("aria-label")).toBe("Open 12.pdf");
  });

  it("speak Chinese", () => {
    const { container } = deliver({
      entries: [sent("a.pdf"), lost("b", "")],
      host: { labels: zhCN, resolveFile: () => null },
    });
    expect(header(container)).toBe("已交付 1 / 21 个失败");
    expect(container).toHaveTextContent("文件不存在或无法读取");
    expect(screen.getByRole("button", { name: "下载 a.pdf" })).toBeVisible();
  });
});

describe("links", () => {
  const url = (link: string, title = "Report") => ({ ok: true, type: "url", url: link, title });

  it("open in a new tab that cannot reach back, with their host in sight (security R7)", () => {
    deliver({ entries: [url("https://ok.example/report?q=1")] });
    const link = screen.getByRole("link", { name: "Open Report (ok.example)" });
    expect(link).toHaveAttribute("href", "https://ok.example/report?q=1");
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener noreferrer nofollow");
    expect(screen.getByText("ok.example")).toBeVisible();
  });

  it("show a look-alike host in punycode", () => {
    const { container } = deliver({ entries: [url("https://аррӏе.com/signin")] });
    expect(container).toHaveTextContent("xn--");
  });

  it.each([
    "javascript:alert(1)",
    "//elsewhere.example",
    "data:text/html,x",
    "https://a@b.example",
  ])("that fail the rule are text: %s", (link) => {
    const { container } = deliver({ entries: [url(link)] });
    expect(container.querySelector("a, button")).toBeNull();
    expect(container).toHaveTextContent("Report");
    expect(container).toHaveTextContent(link);
  });

  it("ask the host's policy, and a policy that fails says no", () => {
    const entries = [url("https://ok.example/"), url("https://no.example/")];
    deliver({ entries, host: { urlPolicy: (link) => link.startsWith("https://ok.") } });
    expect(screen.getAllByRole("link")).toHaveLength(1);
    const { container } = deliver({
      entries,
      host: {
        urlPolicy: () => {
          throw new Error("no");
        },
      },
    });
    expect(container.querySelector("a")).toBeNull();
  });
});

describe("code and data", () => {
  const code = { ok: true, type: "code", language: "python", title: "a.py", content: "print(1)\n" };
  const data = { ok: true, type: "data", format: "csv", preview: "c1,c2\n1,2\n3,4" };

  it("open beneath their row, one at a time, and close again", () => {
    const { container } = deliver({ entries: [code, data] });
    expect(container).not.toHaveTextContent("print(1)");
    const open = screen.getByRole("button", { name: "Open a.py" });
    expect(open).toHaveAttribute("aria-expanded", "false");
    fireEvent.click(open);
    expect(container).toHaveTextContent("print(1)");
    expect(open).toHaveAttribute("aria-expanded", "true");
    const under = document.getElementById(open.getAttribute("aria-controls") ?? "");
    expect(under).toHaveTextContent("print(1)");
    fireEvent.click(screen.getByRole("button", { name: "Open csv" }));
    expect(container).toHaveTextContent("c1,c2");
    expect(container).not.toHaveTextContent("print(1)");
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(container).not.toHaveTextContent("c1,c2");
  });

  it("stand open alone, their text literal", () => {
    const content = "<script>window.__xss=1</script>";
    const { container } = deliver({
      entries: [{ ok: true, type: "code", language: 'html"><script>', content }],
    });
    expect(container).toHaveTextContent(content);
    expect(container.querySelector("script")).toBeNull();
    expect(deliver({ entries: [data] }).container).toHaveTextContent("c1,c2");
  });

  it("say what they are", () => {
    const { container } = deliver({ entries: [code, data] });
    expect(container).toHaveTextContent("Python · 1 line");
    expect(container).toHaveTextContent("CSV · preview · 3 lines");
  });
});
