const BYTE_ORDER_MARK = 0xfeff;

/** A text without the byte order mark that files may begin with (RFC 8259, 8.1). */
export function withoutMark(text: string): string {
  return text.charCodeAt(0) === BYTE_ORDER_MARK ? text.slice(1) : text;
}
