// Records stories/fixtures/chat.json: a conversation with the demo, as its server stores it.
//   node scripts/record-chat.mjs
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { register } from "tsx/esm/api";

register();
const { startChat } = await import("../examples/chat/server/main.ts");
const chat = await startChat({ settings: {} });
const cookie =
  (await fetch(`${chat.url}/api/history`)).headers.get("set-cookie")?.split(";")[0] ?? "";

await say(
  "Which regions grew last quarter, and can you fix the tax bug in the pipeline? A short report at the end, please.",
);
const delivered = (await history())[1].parts.find(({ type }) => type === "tool-SendArtifacts")
  .output.metadata.artifacts;
const { name, path, agentId } = delivered.find((file) => file.name === "units-by-category.png");
await say("Sort the bars the other way round and drop Care.", { name, path });
const messages = JSON.stringify(await history(), null, 1).replaceAll(agentId, "demo");
await chat.close();

mkdirSync("stories/fixtures", { recursive: true });
writeFileSync("stories/fixtures/chat.json", `${messages}\n`);
execFileSync("npx", ["biome", "format", "--write", "stories/fixtures/chat.json"]);

async function say(text, about) {
  const response = await fetch(`${chat.url}/api/chat`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify({ text, about }),
  });
  await response.text();
}

async function history() {
  return await (await fetch(`${chat.url}/api/history`, { headers: { cookie } })).json();
}
