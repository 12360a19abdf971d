const LONGEST = 13; // ".safetensors" and its dot

/**
 * UTF-16 units of the extension, its dot included; 0 when there is none. A leading dot makes no extension
 * (`.gitignore`), nor does what holds a space or is longer than any real one.
 */
export function extensionLength(name: string): number {
  const dot = name.lastIndexOf(".");
  const length = name.length - dot;
  if (dot <= 0 || length < 2 || length > LONGEST) return 0;
  return /\s/.test(name.slice(dot)) ? 0 : length;
}
