/**
 * Puts text, or the text that a promise gives, on the clipboard as text/plain (security R17). Resolves to whether it worked; never rejects.
 * The async API is missing on insecure origins and may be denied by policy or by an unfocused
 * document: the selection command is tried then.
 */
export async function writeClipboard(text: string | Promise<string>): Promise<boolean> {
  if (typeof text !== "string") return writeLater(text);
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** Text that is still being made: some browsers want to hear of it while the button is pressed. */
async function writeLater(text: Promise<string>): Promise<boolean> {
  try {
    const blob = text.then((ready) => new Blob([ready], { type: "text/plain" }));
    await navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
    return true;
  } catch {
    return text.then(writeClipboard, () => false);
  }
}

function copyBySelection(text: string): boolean {
  const area = document.createElement("textarea");
  const focused = document.activeElement;
  // Set through CSSOM, which a strict style-src allows; off screen, so that nothing scrolls.
  area.style.position = "fixed";
  area.style.insetBlockStart = "-9999px";
  area.readOnly = true;
  area.value = text;
  // The textarea would turn CRLF into LF: the event hands over the text as it is.
  const setData = (event: ClipboardEvent): void => {
    if (!event.clipboardData) return;
    event.clipboardData.setData("text/plain", text);
    event.preventDefault();
  };
  document.addEventListener("copy", setData, { capture: true, once: true });
  try {
    document.body.append(area);
    area.select();
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    document.removeEventListener("copy", setData, { capture: true });
    area.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
