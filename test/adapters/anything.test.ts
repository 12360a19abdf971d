import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  createUIMessageStreamDecoder,
  fromUIMessage,
  fromUIMessages,
} from "../../src/adapters/ai-sdk.ts";
import { fromCodeagentEvent, fromCodeagentTurns } from "../../src/adapters/codeagent.ts";
import { reduceToolCalls } from "../../src/protocol/calls/reduceToolCalls.ts";
import type { ToolCall, ToolCallEvent } from "../../src/protocol/calls/toolCall.ts";

const STATUSES = [
  ...["input", "awaiting-approval", "running", "partial"],
  ...["success", "error", "denied", "interrupted"],
];
const anything = fc.anything({
  withNullPrototype: true,
  withBigInt: true,
  withDate: true,
  maxDepth: 4,
});
const word = fc.constantFrom(
  "",
  "NA",
  "__proto__",
  "constructor",
  "c1",
  "tool",
  "\ud800",
  "\u202e",
);

/** Plausible shapes with anything in their places: they come further than arbitrary values. */
const output = fc.oneof(
  anything,
  fc.record({ artifact: anything, value: anything, is_error: anything, metadata: anything }),
  fc.record({
    content: fc.array(fc.record({ type: word, text: anything, data: anything })),
    isError: anything,
  }),
  fc.record({ type: fc.constantFrom("content", "text", "error-json"), value: anything }),
  fc.record({
    type: fc.constant("bash_code_execution_result"),
    stdout: anything,
    return_code: anything,
  }),
);
const part = fc.record(
  {
    type: fc.constantFrom("tool-x", "dynamic-tool", "tool-", "data-artifact", "file", "text"),
    toolCallId: fc.oneof(word, anything),
    toolName: fc.oneof(word, anything),
    state: fc.oneof(
      fc.constantFrom("input-streaming", "output-available", "output-error", "approval-responded"),
      anything,
    ),
    input: anything,
    output,
    errorText: anything,
    approval: anything,
    title: anything,
    id: word,
    data: anything,
  },
  { requiredKeys: ["type"] },
);
const chunk = fc.record(
  {
    type: fc.constantFrom(
      ...["start", "start-step", "reset-step", "finish", "tool-input-start", "tool-input-delta"],
      ...["tool-input-available", "tool-input-error", "tool-approval-request", "data-artifacts"],
      ...[
        "tool-approval-response",
        "tool-output-available",
        "tool-output-error",
        "tool-output-denied",
      ],
    ),
    toolCallId: fc.oneof(word, anything),
    approvalId: word,
    inputTextDelta: fc.oneof(fc.string(), anything),
    input: anything,
    output,
    id: word,
    data: anything,
    messageId: word,
  },
  { requiredKeys: ["type"] },
);

function isSound(calls: readonly ToolCall[]): void {
  for (const call of calls) {
    expect(STATUSES).toContain(call.status);
    for (const text of [call.key, call.id, call.name, call.value])
      expect(typeof text).toBe("string");
    expect(Object.isFrozen(call)).toBe(true);
    expect(call.isError).toBe(call.artifact?.status === "error" || call.isError);
  }
  expect(new Set(calls.map(({ key }) => key)).size).toBe(calls.length);
}

const reduced = (events: readonly ToolCallEvent[]): readonly ToolCall[] =>
  events.reduce(reduceToolCalls, [] as readonly ToolCall[]);

describe("adapters take anything (security, test plan 3)", () => {
  const prototypes = () =>
    [Object.prototype, Array.prototype].map((one) => Reflect.ownKeys(one).map(String).join());

  test("arbitrary values", () => {
    const before = prototypes();
    fc.assert(
      fc.property(anything, (x) => {
        isSound(fromUIMessage(x));
        isSound(fromUIMessages(x));
        isSound(fromCodeagentTurns(x));
        isSound(reduced(fromCodeagentEvent(x)));
        isSound(reduced(createUIMessageStreamDecoder()(x)));
      }),
    );
    expect(prototypes()).toEqual(before);
  });

  test("messages of arbitrary parts", () => {
    fc.assert(
      fc.property(fc.array(part), fc.boolean(), fc.boolean(), (parts, streaming, dataParts) => {
        const message = { id: "m", role: "assistant", parts };
        const calls = fromUIMessage(message, { streaming, dataParts, fileParts: true });
        isSound(calls);
        // The same message read again gives the same calls.
        expect(
          fromUIMessage(message, { streaming, dataParts, fileParts: true, previous: calls }),
        ).toEqual(calls);
      }),
    );
  });

  test("streams of arbitrary chunks", () => {
    fc.assert(
      fc.property(fc.array(chunk, { maxLength: 12 }), (chunks) => {
        const decode = createUIMessageStreamDecoder({ dataParts: true, now: () => 0 });
        isSound(reduced(chunks.flatMap((one) => decode(one))));
      }),
    );
  });

  test("events of arbitrary fields", () => {
    const event = fc.record(
      {
        id: fc.oneof(word, anything),
        name: fc.oneof(word, anything),
        value: anything,
        is_error: anything,
        error: anything,
        artifact: anything,
        arguments: anything,
        extra: anything,
        request: anything,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 6 }), (events) => {
        isSound(reduced(events.flatMap((one) => fromCodeagentEvent(one))));
        isSound(fromCodeagentTurns([{ contents: events }]));
      }),
    );
  });
});

describe("values that JSON cannot carry", () => {
  const hostile = new Proxy(
    {},
    {
      get: () => {
        throw new Error("get");
      },
      getOwnPropertyDescriptor: () => {
        throw new Error("descriptor");
      },
      ownKeys: () => {
        throw new Error("keys");
      },
    },
  );
  const { proxy: revoked, revoke } = Proxy.revocable([], {});
  revoke();
  const cyclic: Record<string, unknown> = {
    type: "tool-x",
    toolCallId: "c",
    state: "output-available",
  };
  cyclic["output"] = cyclic;
  const getter = {
    type: "tool-x",
    get toolCallId(): string {
      throw new Error("getter");
    },
  };

  test.each([
    ["a proxy whose traps throw (V35)", hostile],
    ["a revoked proxy (V36)", revoked],
    ["a cycle (V01)", cyclic],
    ["a getter that throws (V30)", getter],
  ])("%s in every place", (_, x) => {
    for (const message of [x, { id: x, parts: x }, { role: x, parts: [x] }])
      isSound(fromUIMessage(message));
    const fields = { type: "tool-x", toolCallId: "c", state: "output-available" };
    isSound(fromUIMessage({ parts: [{ ...fields, output: x, input: x, title: x }] }));
    isSound(
      fromUIMessage(
        { parts: [fields, { type: "data-artifacts", id: "c", data: x }] },
        { dataParts: true },
      ),
    );
    isSound(reduced(fromCodeagentEvent(x)));
    isSound(reduced(fromCodeagentEvent({ id: x, value: x, artifact: x, request: x })));
    isSound(fromCodeagentTurns([{ contents: [x] }]));
    const decode = createUIMessageStreamDecoder({ dataParts: true });
    isSound(
      reduced([x, { type: "tool-output-available", toolCallId: "c", output: x }].flatMap(decode)),
    );
  });

  test("getters run at most once (V31)", () => {
    let runs = 0;
    const part = {
      type: "tool-x",
      toolCallId: "c",
      state: "output-available",
      get output() {
        runs += 1;
        return "x";
      },
    };
    expect(fromUIMessage({ parts: [part] })).toMatchObject([{ value: "x" }]);
    expect(runs).toBe(1);
  });
});

test("R2: options of a wrong type, and functions that throw, cost no call", () => {
  const fail = () => {
    throw new Error("down");
  };
  const part = { type: "tool-x", toolCallId: "c1", state: "output-available", output: "hi" };
  const message = { id: "m", role: "assistant", parts: [part] };
  const turns = [{ contents: [{ id: "c1", name: "x", arguments: {} }] }];
  const values = (options: unknown) => [
    fromUIMessage(message, options as never).map(({ key, value }) => [key, value]),
    fromCodeagentEvent({ id: "c1", value: "hi" }, options as never).map(({ type }) => type),
    fromCodeagentTurns(turns, options as never).map(({ status }) => status),
    createUIMessageStreamDecoder(options as never)({
      ...{ type: "tool-output-available", toolCallId: "c1", output: "hi" },
    }).map(({ type }) => type),
  ];
  const usual = [[["1:m/2:c1/0/", "hi"]], ["tool-result"], ["interrupted"], ["tool-result"]];
  expect(values(undefined)).toEqual(usual);
  const junk = [null, 5, "x", true, {}, [null], Symbol("a"), Object.create(null), fail];
  for (const x of junk)
    for (const options of [x, { previous: x, timing: x, now: x }, { scope: x, messageId: x }])
      expect(values(options)).toEqual(usual);
  expect(values({ timing: () => null })).toEqual(usual);
});

test("5.18: a number as the id of a message is told from another number", () => {
  const keyOf = (scope: unknown) =>
    fromCodeagentEvent({ id: "c1", value: "hi" }, { scope } as never)[0];
  expect(keyOf(17)).toEqual(keyOf("17"));
  expect(keyOf(18)).not.toEqual(keyOf(17));
});
