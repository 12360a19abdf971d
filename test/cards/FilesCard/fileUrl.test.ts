import { describe, expect, it } from "vitest";
import { checkFileUrl } from "../../../src/cards/FilesCard/fileUrl.ts";
import { readResolved } from "../../../src/cards/FilesCard/resolved.ts";

const here = location.origin;

describe("checkFileUrl (security R7 for what hosts return)", () => {
  it.each([
    ["/files?path=a%20b", `${here}/files?path=a%20b`, "same"],
    ["files/1", `${here}/files/1`, "same"],
    ["?id=1", `${here}/?id=1`, "same"],
    [`${here}/x`, `${here}/x`, "same"],
    ["https://cdn.example/x.png", "https://cdn.example/x.png", "other"],
    [`blob:${here}/0f6c0e7e`, `blob:${here}/0f6c0e7e`, "blob"],
    ["/f?p=报告", `${here}/f?p=%E6%8A%A5%E5%91%8A`, "same"],
    ["/f?p=\ud83d", `${here}/f?p=%EF%BF%BD`, "same"],
  ])("%s passes", (url, href, origin) => {
    expect(checkFileUrl(url)).toEqual({ href, origin });
  });

  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " javascript:alert(1)",
    "java\nscript:alert(1)",
    "\u0001javascript:alert(1)",
    "\u00a0javascript:alert(1)",
    "data:text/html,x",
    "data:image/svg+xml;base64,AA==",
    "vbscript:x",
    "file:///etc/passwd",
    "//elsewhere.example/x",
    "/\\elsewhere.example",
    "\\\\elsewhere.example",
    "http://elsewhere.example/x",
    "https://user:secret@elsewhere.example/",
    "https:elsewhere.example",
    "blob:https://elsewhere.example/0f6c",
    "blob:null/0f6c",
    "ms-msdt:/id",
    "/a b",
    "",
    `/${"x".repeat(9000)}`,
  ])("%j is refused", (url) => {
    expect(checkFileUrl(url)).toBeNull();
  });

  it.each([
    null,
    undefined,
    5,
    {},
    [],
    { href: "/x" },
    new URL("https://ok.example/"),
    new String("/x"),
  ])("%o is no address", (x) => {
    expect(checkFileUrl(x)).toBeNull();
  });
});

describe("readResolved (contracts 2.21)", () => {
  it("reads addresses, requests and blobs", () => {
    const blob = new Blob(["x"]);
    expect(readResolved(blob)).toEqual({ as: "blob", blob });
    expect(readResolved("/x")).toEqual({ as: "url", url: { href: `${here}/x`, origin: "same" } });
    expect(
      readResolved({ url: "/x", headers: { authorization: "Bearer t" }, credentials: "omit" }),
    ).toEqual({
      as: "request",
      request: { url: `${here}/x`, headers: { authorization: "Bearer t" }, credentials: "omit" },
    });
    expect(readResolved({ url: "/x", credentials: "everything" })).toEqual({
      as: "request",
      request: { url: `${here}/x` },
    });
  });

  it("takes anything else for nothing, and never throws", () => {
    const hostile = Object.defineProperty({}, "url", {
      get() {
        throw new Error("no");
      },
    });
    const proxy = new Proxy(
      {},
      {
        get: () => {
          throw new Error("no");
        },
      },
    );
    for (const x of [
      null,
      undefined,
      0,
      true,
      [],
      {},
      { url: 5 },
      { url: "javascript:x" },
      { url: "blob:x" },
      hostile,
      proxy,
      Symbol("x"),
      () => "/x",
    ])
      expect(readResolved(x)).toBeNull();
  });
});
