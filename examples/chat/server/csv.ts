/** Reads CSV by RFC 4180 into records keyed by the header line. Every value is text. */
export function parseCsv(text: string): ReadonlyMap<string, string>[] {
  const [header, ...lines] = readRows(text);
  if (!header) return [];
  return lines.map((line) => new Map(header.map((name, i) => [name, line[i] ?? ""])));
}

/** Writes CSV by RFC 4180; `null` is an empty field. */
export function toCsv(rows: readonly (readonly (string | number | null)[])[]): string {
  const field = (x: string | number | null): string => {
    const text = x === null ? "" : String(x);
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return rows.map((row) => `${row.map(field).join(",")}\n`).join("");
}

function readRows(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let field = "";
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const char = text[i];
    if (quoted) {
      if (char !== '"') field += char;
      else if (text[i + 1] === '"') field += text[i++];
      else quoted = false;
    } else if (char === '"') {
      quoted = true;
    } else if (char === ",") {
      row.push(field);
      field = "";
    } else if (char === "\n") {
      rows.push([...row, field]);
      row = [];
      field = "";
    } else if (char !== "\r") {
      field += char;
    }
  }
  if (field !== "" || row.length > 0) rows.push([...row, field]);
  return rows;
}
