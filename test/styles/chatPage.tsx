import type { ReactNode } from "react";
import { ArtifactProvider, ToolCallList } from "../../src/index.ts";
import type { ToolCall } from "../../src/protocol/calls/toolCall.ts";
import { artifactOf, callOf } from "../react/callOf.ts";

const ESC = "\u001b[";

let made = 0;

function done(name: string, args: unknown, value: string, more: object = {}): ToolCall {
  made += 1;
  const key = `call-${made}`;
  return callOf(
    { key, type: "tool-request", name, args, at: 1000 },
    { key, type: "tool-result", value, at: 3400, ...more },
  );
}

const shown = (kind: string, payload: object, title: string): object => ({
  artifact: artifactOf(kind, payload, { title }),
});

const BEFORE = "const limit = 8;\n\nexport function next(jobs) {\n  return jobs[0];\n}\n";
const AFTER = BEFORE.replace("8", "16").replace("jobs[0]", "jobs.find((job) => !job.taken)");

/** A PNG that a canvas drew. */
function drawn(): { readonly mime: string; readonly b64: string } {
  const canvas = document.createElement("canvas");
  canvas.width = 320;
  canvas.height = 120;
  canvas.getContext("2d")?.fillRect(0, 0, 200, 60);
  return { mime: "image/png", b64: canvas.toDataURL() };
}

const drawnFile = async (): Promise<Blob> => (await fetch(drawn().b64)).blob();

const sent = (name: string, more: object = { ok: true, size: 2048 }): { readonly path: string } => {
  const path = `/data/agent/a1/output/${name}`;
  return { path, ...more };
};

const ENTRIES = [
  sent("stores.csv"),
  sent("chart.png"),
  sent(`${"long-name-".repeat(8)}of-a-file.docx`),
  sent("lost.md", { ok: false, error: "The file is gone." }),
];

/** One call of every look: each kind, a running row, an unknown kind, a delivery of files. */
export const calls = (): readonly ToolCall[] => [
  done(
    "SendArtifacts",
    { files: ENTRIES.map(({ path }) => ({ path })) },
    "Delivered 3 of 4 artifacts.",
    {
      metadata: { artifacts: ENTRIES },
    },
  ),
  callOf({
    key: "runs",
    type: "tool-request",
    name: "Bash",
    args: { command: "ls -la" },
    at: 1000,
  }),
  done("Bash", { command: "npm test" }, "ok", {
    ...shown(
      "text",
      { text: `${ESC}1;32m✓ passed${ESC}0m\n${ESC}41m 2 \u202E left${ESC}0m`, lang: "sh" },
      "Tests",
    ),
  }),
  done("Count", {}, "3 stores", {
    ...shown(
      "table",
      {
        df: [
          { store: "Ulm", sold: 1204, open: true, note: null },
          { store: "Bonn", sold: 98.5, open: false },
        ],
      },
      "Stores",
    ),
  }),
  done("Run", { file: "sum.py" }, "3", {
    ...shown(
      "code",
      {
        text: "total = sum([1, 2])\nprint(total)\n",
        lang: "python",
        filename: "sum.py",
        output: "3\n",
      },
      "Sum",
    ),
  }),
  done("Edit", { path: "src/next.js" }, "Edited", {
    ...shown(
      "diff",
      { old: BEFORE, new: AFTER, path: "src/queue/next.js", verb: "Edited" },
      "Queue",
    ),
  }),
  done("Draw", {}, "A chart", {
    ...shown("image", { images: [drawn(), { mime: "image/png", b64: "AAAA" }] }, "Chart"),
  }),
  done("Read", { path: "x" }, "Not found", {
    isError: true,
    ...shown("error", { message: "No such file: x", detail: "at read (x:1)\nat main" }, "Read"),
  }),
  done("Locate", {}, "Ulm, 48.4 N", shown("geo-map", {}, "Map")),
];

/** The page of a chat, every row open, its clock standing still. */
export function ChatPage(): ReactNode {
  return (
    <ArtifactProvider
      labels={{ elapsed: () => "7s" }}
      defaultOpen={() => true}
      resolveFile={drawnFile}
      onFeedback={() => undefined}
    >
      <ToolCallList calls={calls()} />
    </ArtifactProvider>
  );
}
