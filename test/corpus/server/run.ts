import type { RawCase } from "../cases.ts";
import { runAsNobody } from "./asNobody.ts";
import { runCase } from "./runCase.ts";
import type { CreateCompanion, ServerCase, ServerInput } from "./types.ts";

/** What became of the cases. */
export interface ServerResult {
  readonly passed: number;
  readonly failed: readonly { readonly id: string; readonly message: string }[];
  readonly skipped: readonly { readonly id: string; readonly reason: string }[];
}

const OURS = new URL("./companion.ts", import.meta.url);

/**
 * Runs the cases of the surfaces `deliver` and `read`, one after the other, each on a disk of its own. `input` of a
 * case is expanded; other surfaces and channels are left out, except `forward`, which is reported as not yet built.
 *
 * @param companion Module that exports `createCompanion`; ours by default.
 */
export async function runServerCases(
  cases: readonly RawCase[],
  companion: URL = OURS,
): Promise<ServerResult> {
  const { createCompanion } = (await import(companion.href)) as {
    createCompanion: CreateCompanion;
  };
  let passed = 0;
  const failed: { id: string; message: string }[] = [];
  const skipped: { id: string; reason: string }[] = [];
  for (const one of cases) {
    const surface = surfaceOf(one);
    if (surface === "forward") skipped.push({ id: one.id, reason: "not yet built: forward" });
    if (surface !== "deliver" && surface !== "read") continue;
    const result = await runOne(one as ServerCase, createCompanion, companion);
    if ("skipped" in result) skipped.push({ id: one.id, reason: result.skipped });
    else if (result.faults.length > 0)
      failed.push({ id: one.id, message: result.faults.join("; ") });
    else passed += 1;
  }
  return { passed, failed, skipped };
}

async function runOne(one: ServerCase, create: CreateCompanion, companion: URL) {
  const needs = one.needs ?? [];
  if (needs.includes("posix") && process.platform === "win32") return { skipped: "needs POSIX" };
  if (needs.includes("non-root") && process.getuid?.() === 0) return runAsNobody(one, companion);
  try {
    return { faults: await runCase(one, create) };
  } catch (error) {
    return { skipped: `this machine cannot make its files: ${error}` };
  }
}

function surfaceOf({ channel, input }: RawCase): string | null {
  return channel === "sendArtifacts" ? ((input as ServerInput | null)?.surface ?? null) : null;
}
