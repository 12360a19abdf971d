import { expect, test } from "vitest";
import { detectLanguage } from "../../../../src/cards/shared/highlight/detectLanguage.ts";

test.each([
  [{ lang: "ts" }, "TypeScript"],
  [{ lang: "TSX" }, "TSX"],
  [{ lang: "language-python" }, "Python"],
  [{ lang: ".rs" }, "Rust"],
  [{ lang: "{r, echo=FALSE}" }, "R"],
  [{ lang: 'js title="a.ts"' }, "JavaScript"],
  [{ lang: "c++" }, "C++"],
  [{ lang: "nonsense", filename: "a.go" }, "Go"],
  [{ filename: "src/CMakeLists.txt" }, "CMake"],
  [{ filename: "C:\\x\\Makefile" }, "Makefile"],
  [{ filename: "Dockerfile.dev" }, "Dockerfile"],
  [{ filename: ".bashrc" }, "Shell"],
  [{ filename: "a.test.MJS" }, "JavaScript"],
  [{ filename: "run", text: "#!/usr/bin/env -S python3.12 -u\n" }, "Python"],
  [{ text: "#!/bin/bash\r\necho" }, "Shell"],
  [{ text: "#! /usr/bin/env NODE_ENV=x node\n" }, "JavaScript"],
  [{ lang: "python", filename: "a.rb" }, "Python"],
])("%j is %s", (hints, label) => {
  expect(detectLanguage(hints)?.label).toBe(label);
});

test.each([
  {},
  { lang: "constructor" },
  { lang: "__proto__", filename: "toString" },
  { filename: "a.", text: "#!" },
  { text: "import os" },
  { lang: "x".repeat(100_000), filename: "y".repeat(100_000), text: `#!${"z".repeat(100_000)}` },
])("case %#: nothing is known, and nothing is guessed from the text (R14)", (hints) => {
  expect(detectLanguage(hints)).toBeNull();
});
