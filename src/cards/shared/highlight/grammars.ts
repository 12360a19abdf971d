import type { LanguageFn } from "highlight.js";

type Load = () => Promise<{ readonly default: LanguageFn }>;

/** Every grammar of highlight.js that is offered, each a chunk of its own. */
const LOADERS: Readonly<Record<string, Load>> = {
  actionscript: () => import("highlight.js/lib/languages/actionscript"),
  ada: () => import("highlight.js/lib/languages/ada"),
  apache: () => import("highlight.js/lib/languages/apache"),
  applescript: () => import("highlight.js/lib/languages/applescript"),
  arduino: () => import("highlight.js/lib/languages/arduino"),
  asciidoc: () => import("highlight.js/lib/languages/asciidoc"),
  autohotkey: () => import("highlight.js/lib/languages/autohotkey"),
  awk: () => import("highlight.js/lib/languages/awk"),
  bash: () => import("highlight.js/lib/languages/bash"),
  bnf: () => import("highlight.js/lib/languages/bnf"),
  c: () => import("highlight.js/lib/languages/c"),
  clojure: () => import("highlight.js/lib/languages/clojure"),
  cmake: () => import("highlight.js/lib/languages/cmake"),
  coffeescript: () => import("highlight.js/lib/languages/coffeescript"),
  cpp: () => import("highlight.js/lib/languages/cpp"),
  crystal: () => import("highlight.js/lib/languages/crystal"),
  csharp: () => import("highlight.js/lib/languages/csharp"),
  css: () => import("highlight.js/lib/languages/css"),
  d: () => import("highlight.js/lib/languages/d"),
  dart: () => import("highlight.js/lib/languages/dart"),
  delphi: () => import("highlight.js/lib/languages/delphi"),
  diff: () => import("highlight.js/lib/languages/diff"),
  django: () => import("highlight.js/lib/languages/django"),
  dockerfile: () => import("highlight.js/lib/languages/dockerfile"),
  dos: () => import("highlight.js/lib/languages/dos"),
  ebnf: () => import("highlight.js/lib/languages/ebnf"),
  elixir: () => import("highlight.js/lib/languages/elixir"),
  elm: () => import("highlight.js/lib/languages/elm"),
  erb: () => import("highlight.js/lib/languages/erb"),
  erlang: () => import("highlight.js/lib/languages/erlang"),
  fortran: () => import("highlight.js/lib/languages/fortran"),
  fsharp: () => import("highlight.js/lib/languages/fsharp"),
  gherkin: () => import("highlight.js/lib/languages/gherkin"),
  glsl: () => import("highlight.js/lib/languages/glsl"),
  go: () => import("highlight.js/lib/languages/go"),
  graphql: () => import("highlight.js/lib/languages/graphql"),
  groovy: () => import("highlight.js/lib/languages/groovy"),
  haml: () => import("highlight.js/lib/languages/haml"),
  handlebars: () => import("highlight.js/lib/languages/handlebars"),
  haskell: () => import("highlight.js/lib/languages/haskell"),
  haxe: () => import("highlight.js/lib/languages/haxe"),
  http: () => import("highlight.js/lib/languages/http"),
  ini: () => import("highlight.js/lib/languages/ini"),
  java: () => import("highlight.js/lib/languages/java"),
  javascript: () => import("highlight.js/lib/languages/javascript"),
  json: () => import("highlight.js/lib/languages/json"),
  julia: () => import("highlight.js/lib/languages/julia"),
  kotlin: () => import("highlight.js/lib/languages/kotlin"),
  latex: () => import("highlight.js/lib/languages/latex"),
  less: () => import("highlight.js/lib/languages/less"),
  lisp: () => import("highlight.js/lib/languages/lisp"),
  llvm: () => import("highlight.js/lib/languages/llvm"),
  lua: () => import("highlight.js/lib/languages/lua"),
  makefile: () => import("highlight.js/lib/languages/makefile"),
  markdown: () => import("highlight.js/lib/languages/markdown"),
  matlab: () => import("highlight.js/lib/languages/matlab"),
  mojolicious: () => import("highlight.js/lib/languages/mojolicious"),
  nginx: () => import("highlight.js/lib/languages/nginx"),
  nim: () => import("highlight.js/lib/languages/nim"),
  nix: () => import("highlight.js/lib/languages/nix"),
  objectivec: () => import("highlight.js/lib/languages/objectivec"),
  ocaml: () => import("highlight.js/lib/languages/ocaml"),
  perl: () => import("highlight.js/lib/languages/perl"),
  pgsql: () => import("highlight.js/lib/languages/pgsql"),
  php: () => import("highlight.js/lib/languages/php"),
  "php-template": () => import("highlight.js/lib/languages/php-template"),
  powershell: () => import("highlight.js/lib/languages/powershell"),
  prolog: () => import("highlight.js/lib/languages/prolog"),
  properties: () => import("highlight.js/lib/languages/properties"),
  protobuf: () => import("highlight.js/lib/languages/protobuf"),
  puppet: () => import("highlight.js/lib/languages/puppet"),
  python: () => import("highlight.js/lib/languages/python"),
  "python-repl": () => import("highlight.js/lib/languages/python-repl"),
  qml: () => import("highlight.js/lib/languages/qml"),
  r: () => import("highlight.js/lib/languages/r"),
  ruby: () => import("highlight.js/lib/languages/ruby"),
  rust: () => import("highlight.js/lib/languages/rust"),
  sas: () => import("highlight.js/lib/languages/sas"),
  scala: () => import("highlight.js/lib/languages/scala"),
  scheme: () => import("highlight.js/lib/languages/scheme"),
  scss: () => import("highlight.js/lib/languages/scss"),
  shell: () => import("highlight.js/lib/languages/shell"),
  smalltalk: () => import("highlight.js/lib/languages/smalltalk"),
  sml: () => import("highlight.js/lib/languages/sml"),
  sql: () => import("highlight.js/lib/languages/sql"),
  stan: () => import("highlight.js/lib/languages/stan"),
  stata: () => import("highlight.js/lib/languages/stata"),
  stylus: () => import("highlight.js/lib/languages/stylus"),
  swift: () => import("highlight.js/lib/languages/swift"),
  tcl: () => import("highlight.js/lib/languages/tcl"),
  thrift: () => import("highlight.js/lib/languages/thrift"),
  twig: () => import("highlight.js/lib/languages/twig"),
  typescript: () => import("highlight.js/lib/languages/typescript"),
  vala: () => import("highlight.js/lib/languages/vala"),
  vbnet: () => import("highlight.js/lib/languages/vbnet"),
  vbscript: () => import("highlight.js/lib/languages/vbscript"),
  verilog: () => import("highlight.js/lib/languages/verilog"),
  vhdl: () => import("highlight.js/lib/languages/vhdl"),
  vim: () => import("highlight.js/lib/languages/vim"),
  wasm: () => import("highlight.js/lib/languages/wasm"),
  x86asm: () => import("highlight.js/lib/languages/x86asm"),
  xml: () => import("highlight.js/lib/languages/xml"),
  xquery: () => import("highlight.js/lib/languages/xquery"),
  yaml: () => import("highlight.js/lib/languages/yaml"),
};

/** The grammars embedded in another: the name it calls them by, and after `=` the one that stands in for it. */
const EMBEDDED: Readonly<Record<string, string>> = {
  asciidoc: "xml",
  coffeescript: "javascript",
  dart: "markdown xml",
  django: "xml css javascript",
  dockerfile: "bash",
  erb: "xml css javascript ruby",
  haml: "ruby",
  handlebars: "xml css javascript",
  javascript: "xml css graphql",
  markdown: "xml",
  mojolicious: "xml css javascript perl",
  nix: "markdown",
  perl: "mojolicious xml",
  pgsql: "python perl",
  "php-template": "xml css javascript php",
  "python-repl": "python",
  qml: "xml",
  shell: "bash",
  svelte: "xml css=scss javascript=typescript",
  twig: "xml css javascript",
  typescript: "xml css graphql",
  vue: "xml css=scss javascript=typescript",
  xml: "css javascript",
  xquery: "xml",
  yaml: "ruby",
};

/** Grammars that are another one with other things embedded. */
const SAME_AS: Readonly<Record<string, string>> = { svelte: "xml", vue: "xml" };

/** A grammar's definition under the name other grammars know it by. */
export interface GrammarPart {
  readonly name: string;
  readonly define: LanguageFn;
}

/** Whether {@link loadGrammar} knows the name. */
export function hasGrammar(name: string): boolean {
  return Object.hasOwn(LOADERS, SAME_AS[name] ?? name);
}

/** Loads a grammar and what it embeds. The first part is the grammar itself. Rejects for a name that is not known. */
export async function loadGrammar(name: string): Promise<readonly GrammarPart[]> {
  const embedded = (EMBEDDED[name] ?? "").split(" ").filter(Boolean);
  const wanted = [
    [name, SAME_AS[name] ?? name],
    ...embedded.map((entry) => {
      const [as = "", source = as] = entry.split("=");
      return [as, source];
    }),
  ];
  return Promise.all(
    wanted.map(async ([as = "", source = ""]) => {
      const load = Object.hasOwn(LOADERS, source) ? LOADERS[source] : undefined;
      if (!load) throw new RangeError(`There is no grammar "${source}".`);
      return { name: as, define: (await load()).default };
    }),
  );
}
