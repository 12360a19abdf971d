import { describe, expect, test } from "vitest";
import {
  DelimitedReader,
  parseDelimited,
} from "../../../../src/cards/TableCard/compute/parseDelimited.ts";

const rowsOf = (text: string, delimiter: "," | "\t" = ",") => {
  const { names, cells, rowCount } = parseDelimited(text, delimiter);
  const rows = Array.from({ length: rowCount }, (_, row) => cells.map((column) => column[row]));
  return [names, ...rows];
};

describe("parseDelimited", () => {
  test("line breaks of any kind, a byte order mark, no last line break", () => {
    const expected = [
      ["a", "b"],
      ["1", "2"],
      ["3", "4"],
    ];
    for (const end of ["\n", "\r\n", "\r"]) {
      expect(rowsOf(`\ufeffa,b${end}1,2${end}3,4`)).toEqual(expected);
      expect(rowsOf(`a,b${end}1,2${end}3,4${end}`)).toEqual(expected);
    }
  });

  test("quotes", () => {
    expect(rowsOf('a,"b ""c"""\r\n"x,\r\ny",""\r\nz,')).toEqual([
      ["a", 'b "c"'],
      ["x,\r\ny", ""],
      ["z", undefined],
    ]);
    expect(rowsOf('a\n5" pipe\n"open, to the end\n')).toEqual([
      ["a"],
      ['5" pipe'],
      ["open, to the end\n"],
    ]);
    expect(rowsOf('a,b\n"x"y,2')).toEqual([
      ["a", "b"],
      ["xy", "2"],
    ]);
  });

  test("ragged rows, blank lines, repeated and missing names", () => {
    expect(rowsOf("a,a,\n1\n\n1,2,3,4\n")).toEqual([
      ["a", "a", "", ""],
      ["1", undefined, undefined, undefined],
      ["1", "2", "3", "4"],
    ]);
  });

  test("nothing, a header alone, tabs", () => {
    expect(parseDelimited("", ",")).toMatchObject({ names: [], rowCount: 0 });
    expect(rowsOf("a,b\n")).toEqual([["a", "b"]]);
    expect(rowsOf("a\tb\n1,5\t2", "\t")).toEqual([
      ["a", "b"],
      ["1,5", "2"],
    ]);
  });

  test("a step ends at the end of a row; the steps together read what one reads", () => {
    const text = Array.from({ length: 500 }, (_, row) => `${row},"line\n${row}"`).join("\r\n");
    const reader = new DelimitedReader(text, ",");
    let steps = 1;
    while (reader.read(100)) steps += 1;
    expect(steps).toBeGreaterThan(50);
    expect(reader.position).toBe(text.length);
    expect(reader.finish()).toEqual(parseDelimited(text, ","));
  });

  test("wildly ragged rows cost what they hold (R16)", () => {
    const wide = `${"x,".repeat(20_000)}x`;
    const { cells, rowCount, totalRows } = parseDelimited(
      `a\n${"1\n".repeat(20_000)}${wide}\n`,
      ",",
    );
    expect(totalRows).toBe(20_001);
    expect(cells.length * rowCount).toBeLessThan(3_000_000);
  });
});
