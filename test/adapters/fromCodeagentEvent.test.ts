import { describe, expect, test } from "vitest";
import { fromCodeagentEvent } from "../../src/adapters/codeagent.ts";
import { readToolCallEvents } from "../../src/protocol/calls/readToolCallEvents.ts";
import { reduceToolCalls } from "../../src/protocol/calls/reduceToolCalls.ts";
import type { ToolCall } from "../../src/protocol/calls/toolCall.ts";

const ARTIFACT = {
  schema: "codeagent.tool-artifact",
  version: 1,
  kind: "table",
  status: "success",
  icon: "table",
  title: "Summary",
  payload: { df: [{ g: "a", n: 2 }] },
};
const EVENT = {
  id: "c1",
  name: "Summarise",
  display: null,
  value: "2 rows",
  is_error: false,
  artifact: ARTIFACT,
};

function calls(...inputs: readonly unknown[]): readonly ToolCall[] {
  return inputs
    .flatMap((input) => fromCodeagentEvent(input))
    .reduce(reduceToolCalls, [] as readonly ToolCall[]);
}

describe("on_tool_result (contracts 1f)", () => {
  test("the six fields", () => {
    expect(calls(EVENT)).toMatchObject([
      {
        id: "c1",
        name: "Summarise",
        value: "2 rows",
        status: "success",
        isError: false,
        artifact: { kind: "table", title: "Summary" },
      },
    ]);
  });

  test("boxed by plumber, with {} for NULL (contracts 3.1, 3.2)", () => {
    const boxed = {
      id: ["c1"],
      name: ["Summarise"],
      display: {},
      value: ["2 rows"],
      is_error: [false],
      artifact: {
        ...ARTIFACT,
        schema: ["codeagent.tool-artifact"],
        version: [1],
        kind: ["table"],
        status: ["success"],
        icon: {},
        title: ["Summary"],
      },
    };
    expect(calls(boxed)).toMatchObject([
      {
        id: "c1",
        name: "Summarise",
        value: "2 rows",
        artifact: { kind: "table", title: "Summary" },
      },
    ]);
  });

  test("an error forces the status and keeps the kind (contracts 1.31, 1.35)", () => {
    const [call] = calls({ ...EVENT, is_error: true });
    expect(call).toMatchObject({
      status: "error",
      isError: true,
      artifact: { kind: "table", status: "error" },
    });
    const silent = {
      ...EVENT,
      artifact: { ...ARTIFACT, kind: "error", payload: { message: "x" } },
    };
    expect(calls(silent)[0]).toMatchObject({ status: "error", isError: true });
  });

  test("only true is true (security R4)", () => {
    expect(calls({ ...EVENT, is_error: "false" })[0]?.isError).toBe(false);
    expect(calls({ ...EVENT, is_error: [true] })[0]?.isError).toBe(true);
    expect(calls({ ...EVENT, error: "broke" })[0]?.isError).toBe(true);
  });

  test("a failed tool without a value is an error call of its name alone (contracts 1.36)", () => {
    const bare = {
      id: "c1",
      name: "Bash",
      display: null,
      value: "",
      is_error: true,
      artifact: null,
    };
    expect(calls(bare)).toMatchObject([
      { name: "Bash", status: "error", isError: true, value: "", artifact: null },
    ]);
  });

  test("a newer version shows its value (contracts 5.5)", () => {
    expect(calls({ ...EVENT, artifact: { ...ARTIFACT, version: 2 } })).toMatchObject([
      { artifact: null, value: "2 rows", unsupportedVersion: 2 },
    ]);
  });

  test("display options are never read (security R5)", () => {
    const card = { kind: "text", payload: { text: "from display" } };
    const [call] = calls({
      ...EVENT,
      artifact: null,
      display: { html: "<b>x</b>", toolcard: card },
    });
    expect(call).toMatchObject({ artifact: null, value: "2 rows" });
  });

  test("an old artifact without schema and version is upgraded (contracts 1.28, 5.22)", () => {
    const old = { kind: "text", title: "<b>Old</b>", payload: { text: "x" } };
    expect(calls({ ...EVENT, artifact: old })[0]?.artifact).toMatchObject({
      version: 1,
      kind: "text",
      status: "success",
      title: "Old",
    });
    // One that has either of them is not old, one that is not valid then has no artifact.
    expect(calls({ ...EVENT, artifact: { ...old, version: 1 } })[0]?.artifact).toBeNull();
    expect(calls({ ...EVENT, artifact: { ...old, status: "" } })[0]?.artifact).toBeNull();
  });

  test("metadata goes along", () => {
    const metadata = { artifacts: [{ ok: true, path: "/p" }] };
    expect(calls({ ...EVENT, metadata })[0]?.metadata).toEqual(metadata);
  });
});

describe("on_tool_request (contracts 1.37)", () => {
  const request = {
    id: "c1",
    name: "Bash",
    arguments: { command: "ls", _intent: "look" },
    intent: "look",
  };

  test("makes a running call that its result finishes", () => {
    expect(calls(request)).toMatchObject([
      { name: "Bash", status: "running", args: { command: "ls", _intent: "look" } },
    ]);
    expect(calls(request, { ...EVENT, name: "Bash" })).toMatchObject([
      { status: "success", value: "2 rows", args: { command: "ls" } },
    ]);
  });

  test("late and repeated events change nothing (security R22)", () => {
    expect(calls(EVENT, request, EVENT)).toMatchObject([{ status: "success", value: "2 rows" }]);
  });
});

describe("ids (contracts 3.6, 5.18)", () => {
  test.each([null, "NA", ["NA"], [null], undefined, {}, ""])(
    "%j is no id: nothing merges",
    (id) => {
      const both = calls({ ...EVENT, id, value: "a" }, { ...EVENT, id, value: "b" });
      expect(both.map((call) => [call.id, call.value])).toEqual([
        ["", "a"],
        ["", "b"],
      ]);
      expect(both[0]?.key).not.toBe(both[1]?.key);
    },
  );

  test("a missing name is empty", () => {
    expect(calls({ ...EVENT, name: "NA" })[0]?.name).toBe("");
  });

  test("scopes keep the ids of different messages apart", () => {
    const events = ["m1", "m2"].flatMap((scope) => fromCodeagentEvent(EVENT, { scope }));
    expect(new Set(events.map((event) => "key" in event && event.key)).size).toBe(2);
  });
});

describe("other shapes", () => {
  const result = {
    value: "2 rows",
    error: null,
    extra: { codeagent: { artifact: ARTIFACT }, display: { html: "<b>x</b>" } },
    request: { id: "c9", name: "Query", arguments: { sql: "select 1" } },
  };

  test("ContentToolResult", () => {
    expect(calls(result)).toMatchObject([
      {
        id: "c9",
        name: "Query",
        args: { sql: "select 1" },
        value: "2 rows",
        artifact: { kind: "table" },
      },
    ]);
  });

  test("a ContentToolResult without a usable artifact is migrated (contracts 1.27, 1.32)", () => {
    const plain = { ...result, extra: { codeagent: "atomic" } };
    expect(calls(plain)[0]?.artifact).toMatchObject({ kind: "text", payload: { text: "2 rows" } });
    const patch = { ...plain, value: "@@ -1 +1 @@\n-a\n+b" };
    expect(calls(patch)[0]?.artifact).toMatchObject({ kind: "diff" });
  });

  test("its error is a string or a condition (contracts 3.20)", () => {
    for (const error of ["it broke", { message: ["it broke"], call: {} }]) {
      const [call] = calls({ ...result, value: null, error, extra: {} });
      expect(call).toMatchObject({
        status: "error",
        isError: true,
        value: "it broke",
        artifact: { kind: "error", payload: { message: "it broke" } },
      });
    }
  });

  test("ellmer records of both (contracts 3.20)", () => {
    const request = {
      version: 1,
      class: "ellmer::ContentToolRequest",
      props: { id: "c9", name: "Query", arguments: { sql: "select 1" }, extra: {} },
    };
    const record = {
      version: 1,
      class: "ellmer::ContentToolResult",
      props: { ...result, request },
    };
    expect(calls(request)).toMatchObject([
      { id: "c9", name: "Query", status: "running", args: { sql: "select 1" } },
    ]);
    expect(calls(request, record)).toMatchObject([
      { id: "c9", status: "success", value: "2 rows" },
    ]);
  });

  test("text around JSON is decoded once, never twice (contracts 3.22, security decision 8)", () => {
    const once = JSON.stringify(EVENT);
    expect(calls(once)).toMatchObject([{ id: "c1", artifact: { kind: "table" } }]);
    expect(calls(JSON.stringify(once))).toMatchObject([
      { artifact: null, value: JSON.stringify(once) },
    ]);
    // Inside an event text stays text.
    expect(calls({ ...EVENT, artifact: JSON.stringify(ARTIFACT) })[0]?.artifact).toBeNull();
  });

  test("a bare text is a value, a bare artifact has a call, a list has several", () => {
    expect(calls("just text")).toMatchObject([{ value: "just text", artifact: null }]);
    expect(calls(ARTIFACT)).toMatchObject([{ artifact: { kind: "table" } }]);
    expect(calls([EVENT, { ...EVENT, id: "c2" }])).toHaveLength(2);
  });

  test.each([
    null,
    undefined,
    5,
    true,
    {},
    [],
    { ev: "tool", note: "unserializable payload dropped" },
  ])("%j is no event", (x) => {
    expect(fromCodeagentEvent(x)).toEqual([]);
  });
});

test("is the decode of a stream of NDJSON or server-sent events", async () => {
  const lines = [{ id: "c1", name: "Bash", arguments: {} }, EVENT].map((one) =>
    JSON.stringify(one),
  );
  for (const text of [lines.join("\n"), lines.map((line) => `data: ${line}\n\n`).join("")]) {
    let read: readonly ToolCall[] = [];
    const source = (async function* () {
      yield text;
    })();
    for await (const event of readToolCallEvents(source, fromCodeagentEvent)) {
      read = reduceToolCalls(read, event);
    }
    expect(read).toMatchObject([{ id: "c1", status: "success", value: "2 rows" }]);
  }
});

test("times are the host's, when it gives a clock", () => {
  const [event] = fromCodeagentEvent(EVENT, { now: () => 7 });
  expect(event).toMatchObject({ at: 7 });
  expect(fromCodeagentEvent(EVENT)[0]).not.toHaveProperty("at");
});
