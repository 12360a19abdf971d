/** A language: how it is called, and the extension of a file in it. */
export interface Language {
  readonly label: string;
  /** Without the dot. */
  readonly extension: string;
}

/** Label, then the extension a download gets, then every other name and extension it goes by. */
const TABLE = `
Ada|adb|ada ads
Apache|conf|apacheconf
AppleScript|applescript|
Assembly|asm|assembly nasm
AWK|awk|gawk
Batch|bat|batch cmd
C|c|h
C++|cpp|c++ cc cxx hpp hh hxx
C#|cs|csharp c#
Clojure|clj|clojure cljs edn
CMake|cmake|
CSS|css|
CSV|csv|
Dart|dart|
Diff|diff|patch
Dockerfile|dockerfile|docker
Elixir|ex|elixir exs
Elm|elm|
Erlang|erl|erlang
F#|fs|fsharp f# fsx
Fortran|f90|fortran f
Git|gitignore|
Go|go|golang
GraphQL|graphql|gql
Groovy|groovy|gradle
Haskell|hs|haskell
HCL|hcl|terraform tf
HTML|html|htm xhtml
INI|ini|cfg properties
Java|java|
JavaScript|js|javascript mjs cjs node
JSON|json|jsonc json5 ndjson jsonl
JSX|jsx|
Julia|jl|julia
Kotlin|kt|kotlin kts
LaTeX|tex|latex sty
Less|less|
Lisp|lisp|commonlisp elisp el
Log|log|
Lua|lua|
Makefile|mk|make makefile
Markdown|md|markdown mdx
MATLAB|m|matlab octave
Nginx|conf|nginx
Nim|nim|
Nix|nix|
Objective-C|m|objectivec objc objective-c
OCaml|ml|ocaml
Pascal|pas|pascal delphi
Perl|pl|perl pm
PHP|php|
Plain text|txt|text plain plaintext
PowerShell|ps1|powershell pwsh
Prolog|prolog|
Protocol Buffers|proto|protobuf
Python|py|python python3 pyw pyi ipython
Quarto|qmd|quarto
R|R|r rscript rprofile
R Markdown|Rmd|rmd rmarkdown
Ruby|rb|ruby
Rust|rs|rust
SAS|sas|
Sass|scss|sass
Scala|scala|sbt
Scheme|scm|scheme
Shell|sh|shell bash zsh fish console shellsession shell-session terminal
SQL|sql|mysql pgsql postgres postgresql sqlite plsql tsql
Stata|do|stata
Stan|stan|
Svelte|svelte|
Swift|swift|
TOML|toml|
TSX|tsx|
TypeScript|ts|typescript mts cts
Vim script|vim|viml
Visual Basic|vb|vbnet vba
Vue|vue|
WebAssembly|wat|wasm
XML|xml|svg xsd xsl plist
YAML|yml|yaml
Zig|zig|
`;

const LANGUAGES: ReadonlyMap<string, Language> = new Map(
  TABLE.trim()
    .split("\n")
    .flatMap((row) => {
      const [label = "", extension = "", others = ""] = row.split("|");
      const language: Language = Object.freeze({ label, extension });
      const names = new Set([extension.toLowerCase(), label.toLowerCase(), ...others.split(" ")]);
      return [...names].filter(Boolean).map((name) => [name, language] as const);
    })
    // The first language to claim a name keeps it: `conf` and `m` have two.
    .reverse(),
);

/** The language of a name or extension, in any case; `null` when it is not known. Look-up only (security R13, R14). */
export function languageOf(name: string): Language | null {
  return LANGUAGES.get(name.toLowerCase()) ?? null;
}
