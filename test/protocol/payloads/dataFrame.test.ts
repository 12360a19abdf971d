import { describe, expect, test } from "vitest";
import { type DataFrame, readDataFrame } from "../../../src/protocol/payloads/dataFrame.ts";
import { snapshot } from "../../../src/protocol/safety/snapshot.ts";

/** The frame as `name: type = cells`, and what else it says. */
function shown(frame: DataFrame | null): unknown {
  if (!frame) return null;
  const { columns, ...rest } = frame;
  return { ...rest, columns: columns.map(({ name, type, values }) => [name, type, [...values]]) };
}

function columns(x: unknown): unknown {
  return readDataFrame(x)?.columns.map(({ name, type, values }) => [name, type, [...values]]);
}

const df = (text: string): unknown => JSON.parse(text).df;

describe("the transports of contracts 3, as measured", () => {
  const A = df(
    `{"df":[{"id":1,"name":"a","f":"lo","x":0.333333333333333,"inf":null,"ok":true,"t":"2024-01-02T03:04:05"},{"id":2,"name":null,"f":"hi","x":null,"inf":null,"ok":null,"t":null}]}`,
  );
  const B = df(
    `{"df":[{"id":1,"name":"a","f":"lo","x":0.3333,"ok":true,"t":"2024-01-02 03:04:05"},{"id":2,"f":"hi"}]}`,
  );
  const C = df(
    `{"df":{"id":[1,2],"name":["a",null],"f":["lo","hi"],"x":[0.333333333333333,null],"inf":[null,null],"ok":[true,null],"t":["2024-01-02T03:04:05Z",null]}}`,
  );
  const COLUMNS = df(
    `{"df":{"id":[1,2],"name":["a",null],"f":["lo","hi"],"x":[0.3333,"NA"],"inf":["Inf","NaN"],"ok":[true,null],"t":["2024-01-02 03:04:05",null]}}`,
  );
  const F = df(
    `{"df":[[1,"a","lo",0.3333,"Inf",true,"2024-01-02 03:04:05"],[2,null,"hi","NA","NaN",null,null]]}`,
  );

  test("3.7, 3.11 A: rows with null", () => {
    expect(columns(A)).toEqual([
      ["id", "number", [1, 2]],
      ["name", "string", ["a", null]],
      ["f", "string", ["lo", "hi"]],
      ["x", "number", [0.333333333333333, null]],
      ["inf", "empty", [null, null]],
      ["ok", "boolean", [true, null]],
      ["t", "datetime", ["2024-01-02T03:04:05", null]],
    ]);
  });

  test("3.7 B: a key left out is missing, not null", () => {
    expect(columns(B)).toEqual([
      ["id", "number", [1, 2]],
      ["name", "string", ["a", undefined]],
      ["f", "string", ["lo", "hi"]],
      ["x", "number", [0.3333, undefined]],
      ["ok", "boolean", [true, undefined]],
      ["t", "datetime", ["2024-01-02 03:04:05", undefined]],
    ]);
  });

  test("3.7 C: columns, as Shiny sends them", () => {
    expect(columns({ df: C })).toEqual([
      ["id", "number", [1, 2]],
      ["name", "string", ["a", null]],
      ["f", "string", ["lo", "hi"]],
      ["x", "number", [0.333333333333333, null]],
      ["inf", "empty", [null, null]],
      ["ok", "boolean", [true, null]],
      ["t", "datetime", ["2024-01-02T03:04:05Z", null]],
    ]);
  });

  test('3.10: "NA" among numbers is missing; "Inf" and "NaN" alone are texts', () => {
    expect(columns(COLUMNS)).toEqual([
      ["id", "number", [1, 2]],
      ["name", "string", ["a", null]],
      ["f", "string", ["lo", "hi"]],
      ["x", "number", [0.3333, undefined]],
      ["inf", "string", ["Inf", "NaN"]],
      ["ok", "boolean", [true, null]],
      ["t", "datetime", ["2024-01-02 03:04:05", null]],
    ]);
  });

  test("3.7 F: values have no names, so columns have none", () => {
    const frame = readDataFrame(F);
    expect(frame?.rowCount).toBe(2);
    expect(frame?.columns.map(({ name, type }) => [name, type])).toEqual([
      ["", "number"],
      ["", "string"],
      ["", "string"],
      ["", "number"],
      ["", "string"],
      ["", "boolean"],
      ["", "datetime"],
    ]);
  });
});

describe("where a frame may sit", () => {
  const rows = [{ a: 1 }, { a: 2 }];
  const whole = { rowCount: 2, rowNames: null, columns: [["a", "number", [1, 2]]] };

  test("5.13 in df, as the payload, or bare", () => {
    expect(shown(readDataFrame({ df: rows }))).toEqual(whole);
    expect(shown(readDataFrame(rows))).toEqual(whole);
    expect(shown(readDataFrame({ columns: ["a"], rows: [[1], [2]] }))).toEqual(whole);
    expect(shown(readDataFrame({ df: { columns: ["a"], rows } }))).toEqual(whole);
    expect(shown(readDataFrame({ a: [1, 2] }))).toEqual(whole);
    expect(columns({ p: [0.1], df: [12] })).toHaveLength(2);
  });

  test("5.13 a count of rows is no frame, nor is text, markup or another payload", () => {
    for (const other of [
      { columns: ["id", "value"], rows: 2 },
      { columns: ["id"], rows: 1 },
      { text: "a\tb" },
      { text: ["one", "two"], lang: ["r"] },
      { html: "<table><tr><td>1</td></tr></table>" },
      { html: ["<table>", "</table>"] },
      { df: "not a frame" },
      { df: 5 },
      { df: [1, 2, 3] },
      { df: [{ a: 1 }, [1]] },
      { df: [[1], { a: 1 }] },
      { df: [{ a: 1 }, "x"] },
      { df: { a: [1, 2], b: [1] } },
      { df: { a: { x: 1 }, b: 5 } },
      "[{}]",
      null,
      undefined,
      7,
    ])
      expect(readDataFrame(other), JSON.stringify(other)).toBeNull();
  });

  test("an object of scalars is one row in df, and no frame anywhere else", () => {
    expect(columns({ df: { a: 1, b: "x" } })).toEqual([
      ["a", "number", [1]],
      ["b", "string", ["x"]],
    ]);
    expect(readDataFrame({ a: 1, b: "x" })).toBeNull();
    expect(columns({ df: { a: [1], b: "x" } })).toHaveLength(2);
  });

  test("3.14 a list of one may come as its element; a number is a count", () => {
    const one = shown(readDataFrame({ columns: ["id"], rows: [[1], [2]] }));
    expect(one).not.toBeNull();
    expect(shown(readDataFrame({ columns: "id", rows: [[1], [2]] }))).toEqual(one);
    expect(columns({ columns: "id", rows: [{ id: 1 }, { id: 2 }] })).toEqual([
      ["id", "number", [1, 2]],
    ]);
    expect(shown(readDataFrame({ df: { columns: "id", index: "r1", data: [[1]] } }))).toEqual(
      shown(readDataFrame({ df: { columns: ["id"], index: ["r1"], data: [[1]] } })),
    );
    expect(readDataFrame({ columns: "id", index: "r1", data: [[1]] })?.rowNames).toEqual(["r1"]);
    expect(readDataFrame({ columns: 1, rows: [[1]] })).toBeNull();
  });

  test("the payload says that there are more rows", () => {
    expect(readDataFrame({ df: rows, total_rows: 500 })?.totalRows).toBe(500);
    expect(readDataFrame({ columns: ["a"], rows: [[1]], totalRows: [9] })?.totalRows).toBe(9);
    for (const total of [1, 2, -4, 1.5, "500", Number.POSITIVE_INFINITY])
      expect(readDataFrame({ df: rows, total_rows: total })).not.toHaveProperty("totalRows");
  });
});

describe("row names", () => {
  test("3.8 _row labels the rows in rows and columns encodings", () => {
    const rows = df(`{"df":[{"mpg":21,"_row":"Mazda RX4"},{"mpg":22.8,"_row":"Datsun 710"}]}`);
    const byColumn = df(`{"df":{"mpg":[21,22.8],"_row":["Mazda RX4","Datsun 710"]}}`);
    const expected = {
      rowCount: 2,
      rowNames: ["Mazda RX4", "Datsun 710"],
      columns: [["mpg", "number", [21, 22.8]]],
    };
    expect(shown(readDataFrame(rows))).toEqual(expected);
    expect(shown(readDataFrame(byColumn))).toEqual(expected);
  });

  test("3.8 a _row of numbers is data", () => {
    expect(readDataFrame([{ _row: 1 }])?.columns[0]?.name).toBe("_row");
  });

  test("pandas split: an index that is not the plain numbering", () => {
    const split = { columns: ["a"], data: [[1], [2]] };
    expect(readDataFrame({ ...split, index: [0, 1] })?.rowNames).toBeNull();
    expect(readDataFrame({ ...split, index: [41, 119] })?.rowNames).toEqual(["41", "119"]);
    expect(
      readDataFrame({
        ...split,
        index: [
          ["a", 1],
          ["b", 2],
        ],
      })?.rowNames,
    ).toEqual(["a, 1", "b, 2"]);
    expect(readDataFrame({ ...split, index: [7] })?.rowNames).toBeNull();
  });
});

describe("pandas orients", () => {
  const expected = {
    rowCount: 2,
    rowNames: ["x", "y"],
    columns: [
      ["n", "number", [1, 2]],
      ["s", "string", ["a", null]],
    ],
  };

  test("split, index, columns and table are one frame", () => {
    const split = {
      columns: ["n", "s"],
      index: ["x", "y"],
      data: [
        [1, "a"],
        [2, null],
      ],
    };
    const index = { x: { n: 1, s: "a" }, y: { n: 2, s: null } };
    const byColumn = { n: { x: 1, y: 2 }, s: { x: "a", y: null } };
    const table = {
      schema: { fields: [{ name: "i" }, { name: "n" }, { name: "s" }], primaryKey: ["i"] },
      data: [
        { i: "x", n: 1, s: "a" },
        { i: "y", n: 2, s: null },
      ],
    };
    for (const orient of [split, index, byColumn, table])
      expect(shown(readDataFrame({ df: orient }))).toEqual(expected);
  });

  test("numbers alone: the axis of whole numbers is the index, else the longer one is the rows", () => {
    expect(columns({ "0": { a: 1, b: 2, c: 3 }, "1": { a: 4, b: 5, c: 6 } })).toEqual([
      ["a", "number", [1, 4]],
      ["b", "number", [2, 5]],
      ["c", "number", [3, 6]],
    ]);
    expect(columns({ a: { "0": 1, "1": 4 }, b: { "0": 2, "1": 5 } })).toEqual([
      ["a", "number", [1, 4]],
      ["b", "number", [2, 5]],
    ]);
    const cars = {
      Mazda: { mpg: 21, hp: 110 },
      Fiat: { mpg: 32, hp: 66 },
      Ford: { mpg: 15, hp: 264 },
    };
    expect(readDataFrame(cars)?.rowNames).toEqual(["Mazda", "Fiat", "Ford"]);
    expect(columns(cars)).toEqual([
      ["mpg", "number", [21, 32, 15]],
      ["hp", "number", [110, 66, 264]],
    ]);
  });

  test("objects with different keys are no frame", () => {
    expect(readDataFrame({ user: { name: "a" }, options: { depth: 1 } })).toBeNull();
  });

  test("labels of several levels become one text", () => {
    const frame = readDataFrame({ columns: [["mpg", "mean"], 3, null], data: [[1, 2, 3]] });
    expect(frame?.columns.map(({ name }) => name)).toEqual(["mpg, mean", "3", ""]);
  });

  test.each([
    ["one column again and again", () => "a"],
    ["columns that are not there", (_: unknown, i: number) => `x${i}`],
  ])("table: a key of thousands of levels costs no product (security R16): %s", (_, name) => {
    const primaryKey = Array.from({ length: 20_000 }, name);
    const fields = Array.from({ length: 20_000 }, (_, i) => ({ name: i === 0 ? "a" : `c${i}` }));
    const data = Array.from({ length: 2000 }, (_, i) => ({ a: i }));
    const start = performance.now();
    expect(readDataFrame({ df: { schema: { fields, primaryKey }, data } })).not.toBeNull();
    expect(performance.now() - start).toBeLessThan(2500);
  });

  test("table: the schema tells the types of columns without a value", () => {
    const fields = [
      { name: "index", type: "integer" },
      { name: "n", type: "integer" },
      { name: "t", type: "datetime" },
      { name: "any", type: "any" },
    ];
    expect(columns({ schema: { fields, primaryKey: ["index"] }, data: [] })).toEqual([
      ["n", "number", []],
      ["t", "datetime", []],
      ["any", "empty", []],
    ]);
  });
});

describe("cells", () => {
  const cellsOf = (...cells: unknown[]): unknown => {
    const [column] = readDataFrame({ df: { x: cells } })?.columns ?? [];
    return [column?.type, [...(column?.values ?? [])]];
  };

  test("3.10 NA, NaN and Inf among numbers, and only there", () => {
    expect(cellsOf(1, "NA", "NaN", "Inf", "-Inf", null)).toEqual([
      "number",
      [1, undefined, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, null],
    ]);
    expect(cellsOf("a", "NA")).toEqual(["string", ["a", "NA"]]);
    expect(cellsOf("NA", null)).toEqual(["string", ["NA", null]]);
    expect(cellsOf(1, "NA", "x")).toEqual(["string", [1, "NA", "x"]]);
    expect(cellsOf("2024-01-02", "NA")).toEqual(["string", ["2024-01-02", "NA"]]);
  });

  test('jsonlite na="string" writes NA among logicals, and reads it back as missing', () => {
    expect(cellsOf(true, "NA")).toEqual(["boolean", [true, undefined]]);
    expect(cellsOf(true, "NaN")).toEqual(["string", [true, "NaN"]]);
  });

  test("3.12 dates and times are shown as given; mongo times become ISO text", () => {
    expect(cellsOf("2024-02-29", "1969-12-31")).toEqual(["date", ["2024-02-29", "1969-12-31"]]);
    for (const time of [
      "2024-01-02 03:04:05",
      "2024-01-02T03:04:05Z",
      "2024-01-02T03:04",
      "2024-06-01 13:00:00.123456",
      "2024-01-02T03:04:05.000+02:00",
    ])
      expect(cellsOf(time)).toEqual(["datetime", [time]]);
    expect(cellsOf({ $date: 1225195200000 }, null)).toEqual([
      "datetime",
      ["2008-10-28T12:00:00Z", null],
    ]);
    for (const not of ["0000-00-00", "2024-13-01", "9999-99-99T99:99:99Z", "2024-01-02 noon"])
      expect(cellsOf(not)).toEqual(["string", [not]]);
    expect(cellsOf({ $date: 9e15 })).toEqual(["object", [{ $date: 9e15 }]]);
    expect(cellsOf(1_225_195_200_000)).toEqual(["number", [1_225_195_200_000]]);
  });

  test("3.13 list columns, matrices and nested frames", () => {
    expect(cellsOf(["a", "b"], "c", [])).toEqual(["list", [["a", "b"], "c", []]]);
    expect(cellsOf([1, 2], [3, 4])).toEqual([
      "list",
      [
        [1, 2],
        [3, 4],
      ],
    ]);
    expect(cellsOf([{ a: 1 }], [{ a: 2 }, { a: 3 }])).toEqual([
      "list",
      [[{ a: 1 }], [{ a: 2 }, { a: 3 }]],
    ]);
    expect(cellsOf({ a: 1 }, null)).toEqual(["object", [{ a: 1 }, null]]);
  });

  test("3.13 a frame that is a column of another frame gives one object a row", () => {
    const nested = {
      n: [1, 2],
      size: { wt: [2.6, 2.9], dim: { x: ["a", "b"] }, _row: ["r", "s"] },
    };
    expect(columns({ df: nested })).toEqual([
      ["n", "number", [1, 2]],
      [
        "size",
        "object",
        [
          { wt: 2.6, dim: { x: "a" } },
          { wt: 2.9, dim: { x: "b" } },
        ],
      ],
    ]);
  });

  test("3.1 records boxed by jsonlite's defaults; one bare scalar, and arrays are cells", () => {
    expect(
      columns([
        { a: [1], b: ["x"] },
        { a: [2], b: {} },
      ]),
    ).toEqual([
      ["a", "number", [1, 2]],
      ["b", "string", ["x", undefined]],
    ]);
    expect(columns([{ n: 1, b: ["SmFu"] }])).toEqual([
      ["n", "number", [1]],
      ["b", "list", [["SmFu"]]],
    ]);
  });
});

describe("shapes at the edge", () => {
  test("3.7 union of keys, first seen first", () => {
    const frame = readDataFrame([{ x: 1 }, { y: 2, x: 3 }, { z: 4 }]);
    expect(frame?.columns.map(({ name }) => name)).toEqual(["x", "y", "z"]);
    expect(columns([{ x: 1 }, {}, null, { z: 4 }])).toEqual([
      ["x", "number", [1, undefined, undefined, undefined]],
      ["z", "number", [undefined, undefined, undefined, 4]],
    ]);
  });

  test("no rows, no columns, neither", () => {
    expect(shown(readDataFrame({ df: [] }))).toEqual({ rowCount: 0, rowNames: null, columns: [] });
    expect(shown(readDataFrame({ df: {} }))).toEqual({ rowCount: 0, rowNames: null, columns: [] });
    expect(columns({ df: { id: [], name: [] } })).toEqual([
      ["id", "empty", []],
      ["name", "empty", []],
    ]);
    expect(columns({ a: {}, b: {} })).toEqual([
      ["a", "empty", []],
      ["b", "empty", []],
    ]);
    expect(readDataFrame([{}, {}, {}])).toMatchObject({ rowCount: 3, columns: [] });
    expect(readDataFrame([[], []])).toMatchObject({ rowCount: 2, columns: [] });
    expect(columns({ columns: ["a", "b"], index: [], data: [] })).toHaveLength(2);
  });

  test("repeated names keep every column (R15)", () => {
    expect(columns({ columns: ["a", "a", "a"], data: [[1, 2, 3]], index: [0] })).toEqual([
      ["a", "number", [1]],
      ["a", "number", [2]],
      ["a", "number", [3]],
    ]);
  });

  test("rows longer or shorter than the names", () => {
    expect(columns({ columns: ["a", "b"], rows: [[1, 2, 3], [4]] })).toEqual([
      ["a", "number", [1, 4]],
      ["b", "number", [2, undefined]],
      ["", "number", [3, undefined]],
    ]);
  });

  test("R14 hostile column names are ordinary names", () => {
    const json = '{"df":{"__proto__":[1,2],"constructor":[3,4],"hasOwnProperty":[5,6]}}';
    expect(columns(JSON.parse(json))).toEqual([
      ["__proto__", "number", [1, 2]],
      ["constructor", "number", [3, 4]],
      ["hasOwnProperty", "number", [5, 6]],
    ]);
    const rows = JSON.parse('[{"__proto__":1,"toString":"a"},{"__proto__":2,"toString":"b"}]');
    expect(readDataFrame(rows)?.columns.map(({ name }) => name)).toEqual(["__proto__", "toString"]);
    expect(({} as Record<string, unknown>)["0"]).toBeUndefined();
  });

  test("getters, proxies and cycles do not throw", () => {
    const thrower = {
      get df() {
        throw new Error("read");
      },
    };
    const proxy = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error("keys");
        },
      },
    );
    const cycle: Record<string, unknown> = {};
    cycle["df"] = [cycle];
    for (const x of [thrower, proxy, cycle, [proxy], { df: proxy }, new Map(), () => 1])
      expect(() => readDataFrame(x)).not.toThrow();
  });
});

describe("cost", () => {
  test("columns are the payload's own arrays when no cell needs another spelling", () => {
    const payload = snapshot({ df: { n: [1, 2], s: ["a", null] } }) as {
      df: Record<string, unknown>;
    };
    const frame = readDataFrame(payload);
    expect(frame?.columns[0]?.values).toBe(payload.df["n"]);
    expect(frame?.columns[1]?.values).toBe(payload.df["s"]);
  });

  test("R16 rows whose keys never repeat are cut, and the true count is told", () => {
    const rows = Array.from({ length: 30_000 }, (_, i) => ({ [`k${i}`]: i }));
    const frame = readDataFrame(rows);
    expect(frame?.totalRows).toBe(30_000);
    expect(frame?.rowCount).toBeGreaterThan(100);
    const cells = (frame?.rowCount ?? 0) * (frame?.columns.length ?? 0);
    expect(cells).toBeLessThan(2_000_000);
    expect(frame?.columns.every(({ values }) => values.length === frame.rowCount)).toBe(true);
  });

  test("R16 a last row of ten thousand new keys does not fill ten thousand columns", () => {
    const wide = Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`k${i}`, i]));
    const frame = readDataFrame([...Array.from({ length: 50_000 }, () => ({})), wide]);
    expect(frame).toMatchObject({ rowCount: 50_000, totalRows: 50_001, columns: [] });
  });

  test("ten thousand columns of one row, and many rows, are whole", () => {
    const wide = Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`k${i}`, i]));
    expect(readDataFrame([wide])?.columns).toHaveLength(10_000);
    const long = Array.from({ length: 200_000 }, (_, i) => ({ v: i }));
    expect(readDataFrame(long)).toMatchObject({ rowCount: 200_000 });
  });
});
