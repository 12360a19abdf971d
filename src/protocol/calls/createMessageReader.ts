/** Takes lines one by one, and gives the JSON texts that each of them completes. */
export type MessageReader = (line: string) => readonly string[];

const DONE = "[DONE]";
const FIELD = /^(?:data|event|id|retry)(?::|$)/;

/**
 * Server-sent events and NDJSON, told apart by the start of each line: `data` lines add up until a blank line, comments
 * and other fields say nothing, a line that begins as JSON is a message of its own.
 *
 * @param maxUnits of the data lines of one event together; longer events are left out
 * @param onTooLong told of an event that was
 */
export function createMessageReader(maxUnits: number, onTooLong: () => void): MessageReader {
  let data: string[] = [];
  let units = 0;

  const flush = (): readonly string[] => {
    const text = data.join("\n");
    const isTooLong = units > maxUnits;
    data = [];
    units = 0;
    if (isTooLong) onTooLong();
    return isTooLong || text === "" || text === DONE ? [] : [text];
  };
  const add = (value: string) => {
    units += value.length;
    if (units <= maxUnits) data.push(value);
  };

  return (marked) => {
    const line = marked.replace(/^\ufeff/, "");
    if (line === "") return flush();
    const field = FIELD.exec(line)?.[0];
    if (field === undefined) return /^\s*[{["]/.test(line) && line.trim() !== DONE ? [line] : [];
    if (field.startsWith("data")) add(line.slice(field.length).replace(/^ /, ""));
    return [];
  };
}
