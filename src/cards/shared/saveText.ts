import { saveBlob } from "./saveBlob.ts";

/**
 * Offers a text as a download, as bytes, so that no browser opens it (security R9).
 * @returns Whether the browser took it. Never throws.
 */
export function saveText(text: string, name: string): boolean {
  try {
    saveBlob(new Blob([text]), name);
    return true;
  } catch {
    return false;
  }
}
