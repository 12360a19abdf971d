import { describe, expect, it } from "vitest";
import {
  fileExtension,
  isActive,
  isImage,
  isPassiveBlobType,
  isViewable,
} from "../../../src/cards/FilesCard/fileKind.ts";
import { fileType, languageName } from "../../../src/cards/FilesCard/fileType.ts";
import type { FileEntry } from "../../../src/protocol/payloads/entry.ts";

const entry = (name: string, mime?: string): FileEntry => ({
  type: "file",
  ok: true,
  name,
  path: `/o/${name}`,
  ...(mime && { mime }),
});

describe("isImage (contracts 2.19)", () => {
  it.each([
    ["photo.JPG", undefined, true],
    ["plot", "image/png", true],
    ["plot", "IMAGE/PNG; x=y", true],
    ["scan.pdf", "image/tiff", true],
    ["logo.svg", undefined, true],
    ["png", undefined, false],
    ["jpg", "application/octet-stream", false],
    ["notes.txt", undefined, false],
    ["a.png.exe", undefined, false],
  ])("%s %s is %s", (name, mime, yes) => {
    expect(isImage(entry(name, mime))).toBe(yes);
  });

  it("reads no extension out of a name without a dot", () => {
    expect(fileExtension("png")).toBe("");
    expect(fileExtension("a.PNG")).toBe("png");
  });
});

describe("what may open in a tab (security R9)", () => {
  it.each([
    ["logo.svg", undefined],
    ["page.html", undefined],
    ["page.XHTML", undefined],
    ["feed.xml", undefined],
    ["x.png", "image/svg+xml"],
    ["x.txt", "text/html"],
    ["x.json", "application/xhtml+xml"],
    ["x.bin", "application/atom+xml"],
  ])("%s %s is active and never viewed", (name, mime) => {
    expect(isActive(entry(name, mime))).toBe(true);
    expect(isViewable(entry(name, mime))).toBe(false);
  });

  it.each(["a.pdf", "a.png", "a.mp4", "a.txt", "a.csv", "a.py"])("%s is viewed", (name) => {
    expect(isViewable(entry(name))).toBe(true);
  });

  it.each(["a.zip", "a.xlsx", "a.exe", "a", "a.docx"])("%s is saved", (name) => {
    expect(isViewable(entry(name))).toBe(false);
  });

  it("opens blobs of pixels, sound and plain text only", () => {
    for (const type of [
      "image/png",
      "image/jpeg",
      "audio/mpeg",
      "video/mp4",
      "text/plain;charset=utf-8",
    ])
      expect(isPassiveBlobType(type), type).toBe(true);
    for (const type of [
      "",
      "image/svg+xml",
      "text/html",
      "application/xml",
      "application/pdf",
      "text/xml",
      "application/xhtml+xml",
      "image/png\u0000svg",
    ])
      expect(isPassiveBlobType(type), type).toBe(false);
  });
});

describe("fileType", () => {
  it.each([
    ["a.pdf", undefined, "PDF"],
    ["a.jpg", undefined, "JPEG"],
    ["a.tar.gz", undefined, "GZ"],
    ["报告.文档", undefined, "文档"],
    ["Makefile", undefined, ""],
    [".gitignore", undefined, ""],
    [".env.local", "text/plain", "TXT"],
    ["export", "application/pdf", "PDF"],
    ["3f9c0a7b", undefined, null],
    ["3f9c0a7b", "application/x-thing", null],
    ["x.__proto__", undefined, "__PROTO__"],
    ["a.<b>", undefined, null],
  ])("of %s %s is %s", (name, mime, type) => {
    expect(fileType(name, mime)).toBe(type);
  });
});

describe("languageName", () => {
  it.each([
    ["py", "Python"],
    ["typescript", "TypeScript"],
    ["csv", "CSV"],
    ["brainfog", "Brainfog"],
    ["constructor", "Constructor"],
    ["\u202egnp", "[U+202E]gnp"],
    [undefined, ""],
  ])("of %s is %s", (tag, name) => {
    expect(languageName(tag)).toBe(name);
  });
});
