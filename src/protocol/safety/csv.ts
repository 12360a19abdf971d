/**
 * What makes a spreadsheet take a text for a formula, or for the start of another cell: OWASP's list with its full-width forms, also
 * behind byte order marks, which whoever decodes the text takes away from its start.
 */
const DANGEROUS_START = /^\ufeff*[=+\-@\t\r\n\0＝＋－＠]/;

const SIGNED_NUMBER = /^[+-](?:\d{1,400}(?:\.\d{0,400})?|\.\d{1,400})(?:[eE][+-]?\d{1,4})?$/;

/**
 * Puts an apostrophe before a text that a spreadsheet could run as a formula (security R17, CWE-1236). A plain signed number is
 * none and stays as it is.
 */
export function guardFormula(text: string): string {
  return DANGEROUS_START.test(text) && !SIGNED_NUMBER.test(text) ? `'${text}` : text;
}

/**
 * One field of delimited text, quoted where it must be (RFC 4180). An empty text is quoted too, where `quoteEmpty` says so: it is
 * not a missing one.
 */
export function delimitedField(text: string, delimiter: "," | "\t", quoteEmpty = false): string {
  if (text === "") return quoteEmpty ? '""' : "";
  return text.includes(delimiter) || /["\r\n]/.test(text)
    ? `"${text.replaceAll('"', '""')}"`
    : text;
}
