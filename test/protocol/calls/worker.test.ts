import { Worker } from "node:worker_threads";
import { build } from "esbuild";
import { expect, test } from "vitest";

test("the protocol needs neither React nor DOM nor Node: its bundle runs alone in a worker", async () => {
  const { outputFiles, metafile } = await build({
    entryPoints: ["src/protocol/index.ts"],
    bundle: true,
    format: "iife",
    globalName: "protocol",
    platform: "neutral",
    write: false,
    metafile: true,
  });
  const inputs = Object.keys(metafile.inputs);
  expect(inputs.filter((path) => !path.startsWith("src/protocol/"))).toEqual([]);
  const code = `${outputFiles[0]?.text}
    const calls = protocol.reduceToolCalls([], { type: "tool-result", key: "k", id: "k", value: ["a", "b"] });
    require("node:worker_threads").parentPort.postMessage({ value: calls[0].value, document: typeof document });`;
  const worker = new Worker(code, { eval: true });
  const message = await new Promise((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
  });
  await worker.terminate();
  expect(message).toEqual({ value: "a\nb", document: "undefined" });
}, 30_000);
