/** Hidden characters in text (security R11) and in names (security R10). */
export { displayName } from "./displayName.ts";
export { countHidden, type HiddenCharacter, splitHidden } from "./splitHidden.ts";
