// Makes the published sheet small: what all rules begin with is said once, and private names are short.
import postcss from "postcss";

const PREFIX = ":not(.ac-)";
const GROUPS = new Set(["media", "supports", "container", "starting-style"]);

/** The same rules, with neighbours that begin with `:not(.ac-)` nested in one. Takes minified CSS. */
export function nestSheet(css) {
  const root = postcss.parse(css);
  let open = null;
  for (const node of [...root.nodes]) {
    if (node.type === "comment") node.remove();
    else if (!hasPrefix(node)) open = null;
    else {
      if (open === null) {
        open = postcss.rule({ selector: PREFIX, raws: { between: "", after: "" } });
        node.before(open);
      }
      dropPrefix(node);
      open.append(node);
      node.raws.before = "";
    }
  }
  return root.toString().trim();
}

/**
 * The same rules without Tailwind's fallbacks for browsers that cannot mix colours: all that the sheet is for can. They
 * say every mixed colour twice, and cut a rule into as many as it has mixed colours. Takes minified CSS.
 */
export function dropFallbacks(css) {
  const root = postcss.parse(css);
  root.walkAtRules("supports", (query) => {
    if (!/^\(color:\s*color-mix\(/.test(query.params)) return;
    let last = query.prev();
    const rules = [...query.nodes, query.next()];
    query.replaceWith(query.nodes);
    for (const rule of rules) if (!isJoined(last, rule)) last = rule;
  });
  return root.toString();
}

/** Puts what a rule says into the one before it, in the place of what that said, where both are for the same. */
function isJoined(first, second) {
  if (first?.type !== "rule" || first.selector !== second?.selector) return false;
  const before = [...first.nodes];
  for (const node of [...second.nodes]) {
    const old = before.find((one) => one.prop === node.prop);
    if (old) old.replaceWith(node);
    else first.append(node);
  }
  second.remove();
  return true;
}

function hasPrefix(node) {
  if (node.type === "rule") return node.selectors.every((one) => one.startsWith(PREFIX));
  return node.type === "atrule" && GROUPS.has(node.name) && node.nodes.every(hasPrefix);
}

function dropPrefix(node) {
  if (node.type !== "rule") node.nodes.forEach(dropPrefix);
  else node.selector = node.selectors.map((one) => `&${one.slice(PREFIX.length)}`).join(",");
}

/**
 * Private custom properties (`--_ac-…` and the defaults `--ac-d-…`) as `--_ac-0`, `--_ac-1` and so on. Those that
 * script sets (`kept`) keep their names, as do all that a host may set.
 */
export function shortenNames(css, kept) {
  const names = new Map();
  return css.replace(/--(?:_ac|ac-d)-[a-z0-9-]+/g, (name) => {
    if (kept.has(name)) return name;
    if (!names.has(name)) names.set(name, `--_ac-${names.size.toString(36)}`);
    return names.get(name);
  });
}
