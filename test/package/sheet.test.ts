import { expect, test } from "vitest";
import { nestSheet, shortenNames } from "../../scripts/sheet.mjs";

const P = ":is(:root,:host)";

test("neighbours with the same beginning are nested once, in their order", () => {
  const css = `:where(.a){color:red}${P} .b{color:red}${P} .c>.d,${P} .e:before{top:0}.f{top:1px}${P} .g{top:2px}`;
  expect(nestSheet(css)).toBe(
    `:where(.a){color:red}${P}{.b{color:red}.c>.d,.e:before{top:0}}.f{top:1px}${P}{.g{top:2px}}`,
  );
});

test("queries go in with their rules; one with a rule that begins otherwise stays outside", () => {
  const inside = `${P} .b{color:red}@media (hover:none){${P} .b{color:blue}}`;
  expect(nestSheet(inside)).toBe(`${P}{.b{color:red}@media (hover:none){.b{color:blue}}}`);
  const outside = `@media print{:where(.a){color:red}}@keyframes x{to{opacity:0}}`;
  expect(nestSheet(outside)).toBe(outside);
});

test("a rule of which one selector begins otherwise is left as it is", () => {
  const css = `${P} .b,.c{color:red}`;
  expect(nestSheet(css)).toBe(css);
});

test("commas and the beginning itself within brackets and strings are no place to cut", () => {
  const css = `${P} :is(.b,${P} .c)[title=",${P} x"]{color:red}`;
  expect(nestSheet(css)).toBe(`${P}{:is(.b,${P} .c)[title=",${P} x"]{color:red}}`);
});

test("private names become short, those of script and of hosts stay", () => {
  const css =
    ".a{--_ac-fg:var(--ac-foreground,var(--ac-d-foreground));--_ac-columns:1px}.b{color:var(--_ac-fg)}";
  expect(shortenNames(css, new Set(["--_ac-columns"]))).toBe(
    ".a{--_ac-0:var(--ac-foreground,var(--_ac-1));--_ac-columns:1px}.b{color:var(--_ac-0)}",
  );
});
