import { expect, test } from "vitest";
import { dropFallbacks, nestSheet, shortenNames } from "../../scripts/sheet.mjs";

const P = ":not(.ac-)";

test("neighbours with the same beginning are nested once, in their order", () => {
  const css = `:where(.a){color:red}${P}.b{color:red}${P}.c>.d,${P}.e:before{top:0}.f{top:1px}${P}.g{top:2px}`;
  expect(nestSheet(css)).toBe(
    `:where(.a){color:red}${P}{&.b{color:red}&.c>.d,&.e:before{top:0}}.f{top:1px}${P}{&.g{top:2px}}`,
  );
});

test("queries go in with their rules; one with a rule that begins otherwise stays outside", () => {
  const inside = `${P}.b{color:red}@media (hover:none){${P}.b{color:blue}}`;
  expect(nestSheet(inside)).toBe(`${P}{&.b{color:red}@media (hover:none){&.b{color:blue}}}`);
  const outside = `@media print{:where(.a){color:red}}@keyframes x{to{opacity:0}}`;
  expect(nestSheet(outside)).toBe(outside);
});

test("a rule of which one selector begins otherwise is left as it is", () => {
  const css = `${P}.b,.c{color:red}`;
  expect(nestSheet(css)).toBe(css);
});

test("commas and the beginning itself within brackets and strings are no place to cut", () => {
  const css = `${P}:is(.b,${P}.c)[title=",${P} x"]{color:red}`;
  expect(nestSheet(css)).toBe(`${P}{&:is(.b,${P}.c)[title=",${P} x"]{color:red}}`);
});

test("private names become short, those of script and of hosts stay", () => {
  const css =
    ".a{--_ac-fg:var(--ac-foreground,var(--ac-d-foreground));--_ac-columns:1px}.b{color:var(--_ac-fg)}";
  expect(shortenNames(css, new Set(["--_ac-columns"]))).toBe(
    ".a{--_ac-0:var(--ac-foreground,var(--_ac-1));--_ac-columns:1px}.b{color:var(--_ac-0)}",
  );
});

const MIX = "@supports (color:color-mix(in lab, red, red))";

test("fallbacks for browsers that cannot mix colours go, and the parts of a rule are one again", () => {
  const css = `.a{--x:red;--y:blue}${MIX}{.a{--x:color-mix(in oklab,red,blue)}}.a{--z:0}${MIX}{.a{--w:1}}.b{top:0}`;
  expect(dropFallbacks(css)).toBe(
    ".a{--x:color-mix(in oklab,red,blue);--y:blue;--z:0;--w:1}.b{top:0}",
  );
});

test("what a part says later wins, and what one part says twice stays said twice", () => {
  const css = `.a{width:1px}${MIX}{.a{color:red}}.a{width:2px;height:100%;height:stretch}`;
  expect(dropFallbacks(css)).toBe(".a{width:2px;color:red;height:100%;height:stretch}");
});

test("inside queries, for other rules than the one before, and for other questions to the browser", () => {
  const inside = `@media print{.a{color:red}${MIX}{.a{color:blue}.b{color:blue}}}.b{color:red}`;
  expect(dropFallbacks(inside)).toBe("@media print{.a{color:blue}.b{color:blue}}.b{color:red}");
  const other = "@supports (overflow-clip-margin:12px){.a{color:red}}";
  expect(dropFallbacks(other)).toBe(other);
});
