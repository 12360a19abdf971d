// Opens the demo chat: builds the page, serves it and prints the address.
//   npm start                    scripted model, any free port (PORT chooses one)
//   npm start -- --live          page from its sources, changes applied at once
//   AI_BASE_URL, AI_API_KEY and AI_MODEL set: an OpenAI-compatible model answers instead of the script
import { register } from "tsx/esm/api";

register();
const { startChat } = await import("../examples/chat/server/main.ts");

const { env } = process;
const chat = await startChat({
  port: Number(env.PORT ?? 0),
  live: process.argv.includes("--live"),
  settings: env,
}).catch((error) => {
  console.error(error.code === "EADDRINUSE" ? `Port ${env.PORT} is taken.` : error.message);
  process.exit(1);
});
console.log(
  `\n  The chat is open: ${chat.url}\n  Model: ${env.AI_BASE_URL ? env.AI_MODEL : "a script, no key and no network"}\n`,
);

let closing = false;
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, async () => {
    if (closing) process.exit(1);
    closing = true;
    await chat.close();
    process.exit(0);
  });
}
