import { describe, expect, test } from "vitest";
import { toShinychatDisplay } from "../../../src/protocol/artifact/shinychatDisplay.ts";
import { hostileValues } from "../../helpers/hostileValues.ts";
import { BASE } from "./vectors.ts";

const result = (change: object, value = "v") => ({ value, artifact: { ...BASE, ...change } });

describe("contracts 1g", () => {
  test("1.40: rich kinds are framed, take the host's markup, and open full screen", () => {
    for (const kind of ["code", "image", "table", "diff", "error"]) {
      expect(toShinychatDisplay(result({ kind }), { html: "<table>" })).toMatchObject({
        html: "<table>",
        full_screen: true,
        open_style: "framed",
      });
    }
  });

  test("1.40: text and unknown kinds are minimal text, or markdown", () => {
    for (const kind of ["text", "generative_ui"]) {
      const display = toShinychatDisplay(result({ kind }), { html: "<b>" });
      expect(display).toMatchObject({ text: "v", full_screen: false, open_style: "minimal" });
      expect(display).not.toHaveProperty("html");
    }
    const sent = { ...result({}), display: { markdown: "**v**" } };
    expect(toShinychatDisplay(sent)).toMatchObject({ markdown: "**v**" });
    expect(toShinychatDisplay(sent)).not.toHaveProperty("text");
  });

  test("1.39: open_style only where it is known", () => {
    expect(toShinychatDisplay(result({}), { openStyle: false })).not.toHaveProperty("open_style");
  });

  test("1.41: open on an error or a value of more than 500 characters", () => {
    expect(toShinychatDisplay(result({})).open).toBe(false);
    expect(toShinychatDisplay(result({ status: "error" })).open).toBe(true);
    expect(toShinychatDisplay(result({}, "x".repeat(500))).open).toBe(false);
    expect(toShinychatDisplay(result({}, "x".repeat(501))).open).toBe(true);
    expect(toShinychatDisplay(result({}, "🧪".repeat(500))).open).toBe(false);
    expect(toShinychatDisplay(result({}, "🧪".repeat(501))).open).toBe(true);
  });

  test("1.41: preview and label are one short line without tags", () => {
    const value = ` <b>a</b>\n\n b ${"x".repeat(200)}`;
    const { value_preview, label } = toShinychatDisplay(result({ title: "y".repeat(70) }, value));
    expect(value_preview).toBe(`a b ${"x".repeat(153)}...`);
    expect(value_preview).toHaveLength(160);
    expect(label).toBe(`${"y".repeat(57)}...`);
    expect(toShinychatDisplay(result({ title: "z".repeat(60) })).label).toBe("z".repeat(60));
    const untitled = { value: "v", artifact: { ...BASE, kind: "table", title: "" } };
    expect(toShinychatDisplay(untitled).label).toBe("Table");
  });

  test("1.42, 1.43: valid display options win, malformed ones and markup do not", () => {
    const display = { title: "Shown", open: true, full_screen: "yes", footer: 5, html: "<img>" };
    expect(toShinychatDisplay({ ...result({ icon: "table" }), display })).toMatchObject({
      title: "Shown",
      icon: "table",
      open: true,
      full_screen: false,
      footer: null,
      show_request: true,
      text: "v",
    });
    expect(toShinychatDisplay({ ...result({}), display })).not.toHaveProperty("html");
    for (const junk of ["x", 5, [], () => 1]) {
      expect(toShinychatDisplay({ ...result({}), display: junk })).toEqual(
        toShinychatDisplay(result({})),
      );
    }
  });

  test.each(hostileValues)(
    "1.18: $id $what",
    ({ build }) => {
      expect(typeof toShinychatDisplay(build()).label).toBe("string");
    },
    60_000,
  );
});
