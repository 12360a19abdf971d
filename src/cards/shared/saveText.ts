/** Long enough for every browser to have read the bytes, in milliseconds. */
const KEEP_MS = 30_000;

/**
 * Offers a text as a download. The type is always octet-stream, so that no browser opens it (security R9).
 * @param name Already safe; see `safeFilename`.
 * @returns Whether the browser took it. Never throws.
 */
export function saveText(text: string, name: string): boolean {
  try {
    const blob = new Blob([text], { type: "application/octet-stream" });
    const url = URL.createObjectURL(blob);
    const link = document.createElement("a");
    link.href = url;
    link.download = name;
    link.rel = "noopener";
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
    return true;
  } catch {
    return false;
  }
}
