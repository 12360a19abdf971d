/** A language: how it is called, the extension of a file in it, and what colours it. */
export interface Language {
  readonly label: string;
  /** Without the dot. */
  readonly extension: string;
  /** Every name and extension it goes by, lower case, the most exact first. */
  readonly names: readonly string[];
  /** Name of the grammar that colours it; `""` when the built-in tokenizer has none. */
  readonly grammar: string;
}

/** Label, the extension a download gets, every other name, extension and file name it goes by, grammar. */
const TABLE = `
ActionScript|as|actionscript|actionscript
Ada|adb|ada ads|ada
Apache|conf|apacheconf apache .htaccess httpd.conf|apache
AppleScript|applescript|osascript|applescript
Arduino|ino|arduino|arduino
AsciiDoc|adoc|asciidoc|asciidoc
Assembly|asm|assembly nasm x86asm s|x86asm
AutoHotkey|ahk|autohotkey|autohotkey
AWK|awk|gawk mawk nawk|awk
Batch|bat|batch cmd dos|dos
BNF|bnf||bnf
C|c|h|c
C++|cpp|c++ cc cxx hpp hh hxx h++|cpp
C#|cs|csharp c# csx|csharp
Clojure|clj|clojure cljs cljc edn|clojure
CMake|cmake|cmakelists.txt|cmake
CoffeeScript|coffee|coffeescript|coffeescript
Lisp|lisp|commonlisp common-lisp elisp el lsp|lisp
Crystal|cr|crystal|crystal
CSS|css||css
CSV|csv|tsv|
D|d|dlang|d
Dart|dart||dart
Diff|diff|patch|diff
Django|jinja|django jinja2 j2|django
Dockerfile|dockerfile|docker containerfile|dockerfile
EBNF|ebnf||ebnf
Elixir|ex|elixir exs|elixir
Elm|elm||elm
ERB|erb||erb
Erlang|erl|erlang escript|erlang
F#|fs|fsharp f# fsx fsi|fsharp
Fortran|f90|fortran f f95 f03|fortran
Gherkin|feature|gherkin cucumber|gherkin
Git|gitignore|.gitignore .gitattributes .dockerignore|
GLSL|glsl|vert frag|glsl
Go|go|golang|go
GraphQL|graphql|gql|graphql
Groovy|groovy|gradle jenkinsfile|groovy
Haml|haml||haml
Handlebars|hbs|handlebars mustache|handlebars
Haskell|hs|haskell runhaskell|haskell
Haxe|hx|haxe|haxe
HCL|hcl|terraform tf tfvars|
HTML|html|htm xhtml|xml
HTTP|http|https|http
INI|ini|cfg conf editorconfig .editorconfig .gitconfig .npmrc|ini
Java|java|jsh|java
JavaScript|js|javascript mjs cjs node es6 deno bun|javascript
JSON|json|jsonc json5 ndjson jsonl geojson webmanifest ipynb|json
JSX|jsx||javascript
Julia|jl|julia|julia
Kotlin|kt|kotlin kts|kotlin
LaTeX|tex|latex sty cls bib|latex
Less|less||less
LLVM IR|ll|llvm|llvm
Log|log||
Lua|lua|luau luajit|lua
Makefile|mk|make makefile gnumakefile mak|makefile
Markdown|md|markdown mdx mkd readme|markdown
MATLAB|m|matlab octave|matlab
Mathematica|nb|mathematica wolfram wl|
Nginx|conf|nginx nginx.conf nginxconf|nginx
Nim|nim|nimrod|nim
Nix|nix||nix
Objective-C|m|objectivec objc objective-c mm|objectivec
OCaml|ml|ocaml mli|ocaml
Pascal|pas|pascal delphi dpr|delphi
Perl|pl|perl pm|perl
PHP|php|phtml|php
Plain text|txt|text plain plaintext|
PowerShell|ps1|powershell pwsh psm1 psd1|powershell
Prolog|prolog|swipl|prolog
Properties|properties||properties
Protocol Buffers|proto|protobuf|protobuf
Puppet|pp|puppet|puppet
Python|py|python python3 pyw pyi pypy ipython build.bazel sconstruct|python
Python session|pycon|python-repl|python-repl
QML|qml||qml
Quarto|qmd|quarto|markdown
R|R|r rscript rprofile .rprofile littler|r
R Markdown|Rmd|rmd rmarkdown|markdown
Ruby|rb|ruby gemfile rakefile vagrantfile podfile brewfile gemspec irb jruby|ruby
Rust|rs|rust|rust
SAS|sas||sas
Sass|scss|sass|scss
Scala|scala|sbt sc|scala
Scheme|scm|scheme racket rkt guile|scheme
Shell|sh|shell bash zsh fish ksh dash ash bashrc .bashrc .zshrc .profile .bash_profile .env dotenv pkgbuild|bash
Shell|sh|console shellsession shell-session sh-session terminal|shell
Smalltalk|st|smalltalk|smalltalk
SQL|sql|mysql sqlite plsql tsql|sql
SQL|sql|pgsql postgres postgresql psql|pgsql
Standard ML|sml|standardml|sml
Stata|do|stata ado|stata
Stan|stan||stan
Stylus|styl|stylus|stylus
Svelte|svelte||svelte
Swift|swift||swift
Tcl|tcl|tclsh wish|tcl
Thrift|thrift||thrift
TOML|toml|pipfile cargo.lock poetry.lock uv.lock|ini
TSX|tsx||typescript
Twig|twig||twig
TypeScript|ts|typescript mts cts ts-node tsx-run|typescript
Vala|vala|vapi|vala
VBScript|vbs|vbscript|vbscript
Verilog|v|verilog sv svh systemverilog|verilog
VHDL|vhd|vhdl|vhdl
Vim script|vim|viml vimscript .vimrc|vim
Visual Basic|vb|vbnet vba|vbnet
Vue|vue||vue
WebAssembly|wat|wasm|wasm
XML|xml|svg xsd xsl xslt plist rss atom csproj|xml
XQuery|xq|xquery xqy|xquery
YAML|yml|yaml citation.cff .clang-format|yaml
Zig|zig||
`;

const LANGUAGES: ReadonlyMap<string, Language> = new Map(
  TABLE.trim()
    .split("\n")
    .flatMap((row) => {
      const [label = "", extension = "", others = "", grammar = ""] = row.split("|");
      const all = [extension.toLowerCase(), label.toLowerCase(), ...others.split(" ")];
      const names = Object.freeze([...new Set(all.filter(Boolean))]);
      const language: Language = Object.freeze({ label, extension, names, grammar });
      return names.map((name) => [name, language] as const);
    })
    // The first language to claim a name keeps it: `conf` and `m` have two.
    .reverse(),
);

/** The language of a name or extension, in any case; `null` when it is not known. Look-up only (security R13, R14). */
export function languageOf(name: string): Language | null {
  return LANGUAGES.get(name.toLowerCase()) ?? null;
}
