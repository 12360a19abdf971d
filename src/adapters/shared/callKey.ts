/**
 * Key of a call that is unique in the conversation. Models reuse call ids across messages, and both ids are foreign
 * text, so each part carries its length: no two pairs of ids can give one key.
 * @param nth 0 for the first call with this id in its scope
 */
export function callKey(scope: string, id: string, nth = 0): string {
  return `${keyScope(scope)}${id.length}:${id}/${nth}/`;
}

/** What the keys of all calls of one scope, and of no other, begin with. */
export function keyScope(scope: string): string {
  return `${scope.length}:${scope}/`;
}
