// Runs one case for asNobody.ts and sends its faults back.
import { runCase } from "./runCase.ts";
import type { CreateCompanion, ServerCase } from "./types.ts";

process.once("message", async (message) => {
  const { one, companion } = message as { one: ServerCase; companion: string };
  const { createCompanion } = (await import(companion)) as { createCompanion: CreateCompanion };
  const faults =
    process.getuid?.() === 0
      ? ["the process still has root's rights"]
      : await runCase(one, createCompanion);
  process.send?.(faults);
});
