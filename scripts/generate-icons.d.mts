/** All generated files as `name → text`, the same for the same theme version. */
export function generate(): ReadonlyMap<string, string>;
