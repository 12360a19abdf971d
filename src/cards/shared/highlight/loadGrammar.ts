import type { LanguageFn } from "highlight.js";

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

/** Where definitions come from: the page imports them, its worker asks the page. `null`: there is none of that name. */
export type LoadDefinition = (name: string) => Promise<LanguageFn | null>;

/** Loads a grammar and what it embeds. The first part is the grammar itself; `null` when one of them does not exist. */
export async function loadGrammar(
  name: string,
  loadDefinition: LoadDefinition,
): Promise<readonly GrammarPart[] | null> {
  const embedded = (Object.hasOwn(EMBEDDED, name) ? EMBEDDED[name] : "") ?? "";
  const same = Object.hasOwn(SAME_AS, name) ? SAME_AS[name] : undefined;
  const wanted = [`${name}=${same ?? name}`, ...embedded.split(" ").filter(Boolean)];
  const parts = await Promise.all(
    wanted.map(async (entry) => {
      const [as = "", source = as] = entry.split("=");
      const define = await loadDefinition(source);
      return define && { name: as, define };
    }),
  );
  const found = parts.filter((part) => part !== null);
  return found.length === parts.length ? found : null;
}
