import fc from "fast-check";
import { expect, test } from "vitest";
import { timeValue } from "../../../../src/cards/TableCard/compute/timeValue.ts";

test("agrees with Date on every day and time it can say", () => {
  const date = fc.date({
    min: new Date("0000-01-01T00:00:00Z"),
    max: new Date("9999-12-31T23:59:59.999Z"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(date, (moment) => {
      const iso = moment.toISOString();
      expect(timeValue(iso)).toEqual({ ms: moment.getTime(), nanos: 0 });
      expect(timeValue(iso.slice(0, 10))?.ms).toBe(Date.parse(iso.slice(0, 10)));
    }),
  );
});

test.each([
  ["2024-02-29 00:00", Date.UTC(2024, 1, 29), 0],
  ["2024-03-01T10:00:00+0530", Date.UTC(2024, 2, 1, 4, 30), 0],
  ["2024-03-01T10:00:00-01:00", Date.UTC(2024, 2, 1, 11), 0],
  ["1970-01-01T00:00:00.123456789Z", 123, 456_789],
  ["2016-12-31T23:59:60Z", Date.UTC(2017, 0, 1), 0],
])("%s", (text, ms, nanos) => {
  expect(timeValue(text)).toEqual({ ms, nanos });
});

test.each(["2023-02-29", "2024-13-01", "2024-04-31", "2024-01-01T25:00", "24-01-01", "soon", ""])(
  "%s names no moment",
  (text) => {
    expect(timeValue(text)).toBeNull();
  },
);
