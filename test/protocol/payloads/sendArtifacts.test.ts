import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  readSendArtifactsArgs,
  readSendArtifactsEntries,
} from "../../../src/protocol/payloads/sendArtifacts.ts";

const names = (args: unknown): string[] => readSendArtifactsArgs(args).map(({ name }) => name);

describe("readSendArtifactsArgs", () => {
  const a = { path: "/data/agent/al/output/a.pdf" };
  const b = { path: "/data/agent/al/output/b.png" };

  test("2.1 an array or one object", () => {
    expect(readSendArtifactsArgs({ files: [a, b] })).toEqual([
      { path: a.path, name: "a.pdf" },
      { path: b.path, name: "b.png" },
    ]);
    expect(names({ files: a })).toEqual(["a.pdf"]);
    expect(names([a, b])).toEqual(["a.pdf", "b.png"]);
  });

  test("2.3 JSON text in files, as the arguments, or both", () => {
    expect(names({ files: JSON.stringify([a, b]) })).toEqual(["a.pdf", "b.png"]);
    expect(names({ files: JSON.stringify(a) })).toEqual(["a.pdf"]);
    expect(names(JSON.stringify({ files: [a] }))).toEqual(["a.pdf"]);
    expect(names(JSON.stringify({ files: JSON.stringify([a]) }))).toEqual(["a.pdf"]);
    expect(names({ files: JSON.stringify(JSON.stringify([a])) })).toEqual([]);
  });

  test("5.6 arguments that are still arriving: objects, and text with the paths it has whole", () => {
    expect(names({ files: [a, {}] })).toEqual(["a.pdf"]);
    expect(names({ files: [a, { path: "" }, null] })).toEqual(["a.pdf"]);
    expect(names({})).toEqual([]);
    const text = JSON.stringify({ files: [a, b] });
    expect(names(text.slice(0, text.indexOf("b.png")))).toEqual(["a.pdf"]);
    expect(names({ files: JSON.stringify([a, b]).slice(0, -4) })).toEqual(["a.pdf"]);
    for (let end = 0; end <= text.length; end++)
      expect([[], ["a.pdf"], ["a.pdf", "b.png"]]).toContainEqual(names(text.slice(0, end)));
  });

  test("boxed paths, bare paths, odd paths", () => {
    expect(names({ files: [{ path: ["/o/a.txt"] }, "/o/b.txt"] })).toEqual(["a.txt", "b.txt"]);
    expect(
      names({ files: [{ path: "C:\\out\\r.pdf" }, { path: "/o/dir/" }, { path: "/" }] }),
    ).toEqual(["r.pdf", "dir", "/"]);
    expect(names({ files: [{ path: { toString: "x" } }, { path: 5 }, { name: "n" }] })).toEqual([]);
  });

  test("S8 a hundred files, a million units of text", () => {
    expect(names({ files: Array(150).fill(a) })).toHaveLength(100);
    expect(names(`{"files":[${JSON.stringify(a)},"${"x".repeat(1_000_000)}"]}`)).toEqual([]);
  });

  test("text that is no JSON, and anything else", () => {
    for (const args of [
      "",
      "no files",
      null,
      undefined,
      5,
      [],
      { files: 5 },
      { files: "/o/a.txt" },
    ])
      expect(readSendArtifactsArgs(args)).toEqual([]);
    fc.assert(
      fc.property(fc.anything(), (x) => {
        for (const args of [x, { files: x }, { files: [x, { path: x }] }])
          for (const { name } of readSendArtifactsArgs(args)) expect(name).not.toBe("");
      }),
    );
  });
});

describe("readSendArtifactsEntries", () => {
  const entry = (fields: unknown): unknown => readSendArtifactsEntries([fields])?.[0];
  const file = { ok: true, path: "/data/agent/al/output/r.pdf" };

  test("2.5, 2.6, 2.7 files and failures, in order", () => {
    const entries = readSendArtifactsEntries({
      artifacts: [
        {
          ok: true,
          agentId: "a1",
          path: "/host/r.pdf",
          name: "r.pdf",
          size: 9,
          mime: "application/pdf",
        },
        { ok: false, path: "/data/agent/al/output/m.txt", error: "file not found" },
        { ok: true, path: "/host/r.pdf", name: "r.pdf" },
      ],
    });
    expect(entries).toEqual([
      {
        type: "file",
        ok: true,
        name: "r.pdf",
        path: "/host/r.pdf",
        agentId: "a1",
        size: 9,
        mime: "application/pdf",
      },
      { type: "failed", ok: false, name: "m.txt", error: "file not found" },
      { type: "file", ok: true, name: "r.pdf", path: "/host/r.pdf" },
    ]);
    expect(Object.isFrozen(entries) && entries?.every(Object.isFrozen)).toBe(true);
  });

  test("2.24 empty or missing is none", () => {
    for (const metadata of [
      { artifacts: [] },
      {},
      [],
      null,
      undefined,
      "",
      "x",
      5,
      { artifacts: { 0: file, length: 1 } },
    ])
      expect(readSendArtifactsEntries(metadata)).toBeNull();
  });

  test("the list itself, a files payload, and JSON text once", () => {
    for (const metadata of [[file], { artifacts: [file] }, JSON.stringify({ artifacts: [file] })])
      expect(readSendArtifactsEntries(metadata)).toHaveLength(1);
    expect(readSendArtifactsEntries(JSON.stringify(JSON.stringify([file])))).toBeNull();
  });

  test.each(["false", "true", 1, 0, null, undefined, {}, [false], [true, true], new Boolean(true)])(
    "R4 ok %j is not delivered",
    (ok) => expect(entry({ ...file, ok })).toMatchObject({ type: "failed", name: "r.pdf" }),
  );

  test("R4 a boxed true is true", () =>
    expect(entry({ ...file, ok: [true] })).toMatchObject({ ok: true }));

  test("R10 where name and path disagree the path wins", () => {
    expect(entry({ ...file, path: "/o/run.sh", name: "cat.png" })).toMatchObject({
      name: "run.sh",
    });
    expect(entry({ ...file, path: "/o/../etc/x", name: "../etc/x" })).toMatchObject({ name: "x" });
    expect(entry({ ...file, path: "C:\\o\\r.pdf", name: "r.pdf" })).toMatchObject({
      name: "r.pdf",
    });
    expect(entry({ ...file, path: "/o/a.txt&b=c#d?e=%2e", name: "a.txt" })).toMatchObject({
      name: "a.txt&b=c#d?e=%2e",
      path: "/o/a.txt&b=c#d?e=%2e",
    });
    expect(entry({ ok: true, path: null, name: "b.txt" })).toMatchObject({
      name: "b.txt",
      path: "",
    });
    expect(entry({ ok: true, path: { toString: "x" } })).toMatchObject({ name: "file", path: "" });
    expect(entry({ ok: true, path: ["/o/c.txt"], name: "a" })).toMatchObject({ name: "c.txt" });
  });

  test("size and type: known or absent", () => {
    const size = (x: unknown): unknown => (entry({ ...file, size: x }) as { size?: number }).size;
    expect([0, 2048, "2048", [7]].map(size)).toEqual([0, 2048, 2048, 7]);
    for (const odd of [
      -1,
      1.5,
      Number.POSITIVE_INFINITY,
      Number.NaN,
      "<b>1</b>",
      "9".repeat(26),
      "1e3",
      {},
      null,
    ])
      expect(size(odd), String(odd)).toBeUndefined();
    const mime = (x: unknown): unknown => (entry({ ...file, mime: x }) as { mime?: string }).mime;
    expect(["Image/PNG", "text/plain; charset=utf-8", ["a/b"]].map(mime)).toEqual([
      "image/png",
      "text/plain",
      "a/b",
    ]);
    for (const odd of ["", "png", "__proto__", null, {}, 5, "/x"])
      expect(mime(odd)).toBeUndefined();
  });

  test("2.25 links pass the URL rule (R7); the raw address stays readable", () => {
    expect(entry({ ok: true, type: "url", url: "https://ok.example/r", title: "Report" })).toEqual({
      type: "url",
      ok: true,
      name: "Report",
      url: "https://ok.example/r",
      rawUrl: "https://ok.example/r",
    });
    for (const url of [
      "javascript:alert(1)",
      "//x.example",
      "data:text/html,x",
      "../x",
      " https://x.example",
    ])
      expect(entry({ ok: true, type: "url", url })).toMatchObject({
        url: null,
        rawUrl: url,
        name: url,
      });
    expect(entry({ ok: true, type: "url", url: { href: "https://x" }, title: "R" })).toMatchObject({
      url: null,
      rawUrl: "",
      name: "R",
    });
    expect(entry({ type: "url", url: "https://ok.example" })).toMatchObject({ ok: false });
  });

  test("2.25 code and data, with lines joined; an unknown type is a file", () => {
    expect(entry({ ok: true, type: "code", language: "python", content: ["a", "b"] })).toEqual({
      type: "code",
      ok: true,
      name: "python",
      language: "python",
      content: "a\nb",
    });
    expect(entry({ ok: true, type: "data", format: "csv", preview: "x,y", title: "T" })).toEqual({
      type: "data",
      ok: true,
      name: "T",
      format: "csv",
      preview: "x,y",
    });
    expect(entry({ ok: true, type: "code" })).toMatchObject({ name: "code", content: "" });
    expect(entry({ ok: true, type: "widget", html: "<script>", title: "W" })).toEqual({
      type: "file",
      ok: true,
      name: "W",
      path: "",
    });
  });

  test("5.9 a failure has the last segment as name and one short line as reason", () => {
    const error = (x: unknown): unknown =>
      (entry({ ok: false, path: "x", error: x }) as { error: string }).error;
    expect(error("a\n  b")).toBe("a b");
    expect(error({ message: "<b>no</b>", stack: "at /srv/secret.js" })).toBe("<b>no</b>");
    expect(error(["boxed"])).toBe("boxed");
    expect(error(`${"x".repeat(1999)}🧪`)).toBe(`${"x".repeat(1999)}…`);
    for (const odd of [null, undefined, {}, [], 5, true]) expect(error(odd)).toBe("");
    expect(entry({ ok: false })).toMatchObject({ name: "file" });
    expect(readSendArtifactsEntries([null, "x", 5, [file]])?.map(({ type }) => type)).toEqual(
      Array(4).fill("failed"),
    );
  });

  test("a thousand entries; anything else reads without throwing, in place", () => {
    expect(readSendArtifactsEntries(Array(1500).fill(file))).toHaveLength(1000);
    fc.assert(
      fc.property(
        fc.array(fc.anything(), { minLength: 1, maxLength: 8 }),
        fc.anything(),
        (list, x) => {
          expect(readSendArtifactsEntries(list)).toHaveLength(list.length);
          const odd = entry({ ok: true, type: x, path: x, name: x, url: x, content: x, size: x });
          expect((odd as { name: string }).name).not.toBe("");
          readSendArtifactsEntries(x);
        },
      ),
    );
  });
});
