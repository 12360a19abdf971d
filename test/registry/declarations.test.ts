// What a host that publishes declarations gets when it exports its own registry.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const folder = mkdtempSync(join(import.meta.dirname, ".declarations-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const HOST = `
import { defaultRegistry, defineRenderer, type InferArtifact } from "artifact-cards";
import { z } from "zod";
export const chartSchema = z.object({ points: z.array(z.number()) });
export const registry = defaultRegistry.extend({
  tools: { get_weather: defineRenderer({ schema: z.object({ city: z.string() }), component: () => null }) },
  kinds: { chart: defineRenderer({ schema: chartSchema, component: ({ payload }) => payload.points.length }) },
});
export type AppArtifact = InferArtifact<typeof registry>;
export const twice = registry.extend({ kinds: { chart: defineRenderer<{ other: string }>({ component: () => null }) } });
`;

const CONSUMER = `
import { registry, twice, type AppArtifact } from "./out/host.js";
import type { InferArtifact } from "artifact-cards";
declare const artifact: AppArtifact;
if (artifact.kind === "chart") artifact.payload.points.at(0)?.toFixed(1);
declare const later: InferArtifact<typeof twice>;
if (later.kind === "chart") later.payload.other.trim();
registry.resolve({ name: "get_weather" }).matched satisfies "tool" | "pattern" | "kind" | "value";
// @ts-expect-error a chart has no such field
if (artifact.kind === "chart") artifact.payload.title;
`;

const REGISTERED = `
import { defaultRegistry, defineRenderer, type InferArtifact, useRegistry } from "artifact-cards";
export const registry = defaultRegistry.extend({
  kinds: { chart: defineRenderer<{ points: number[] }>({ component: () => null }) },
});
declare module "artifact-cards" {
  interface Register { registry: typeof registry }
}
declare const artifact: InferArtifact;
if (artifact.kind === "chart") artifact.payload.points.at(0)?.toFixed(1);
// @ts-expect-error no such kind
if (artifact.kind === "map") artifact.payload;
export const used = (): typeof registry => useRegistry();
`;

function compile(name: string, options: object, files: readonly string[]): void {
  const config = join(folder, name);
  const compilerOptions = { noEmit: true, skipLibCheck: false, ...options };
  writeFileSync(
    config,
    JSON.stringify({
      extends: "../../../tsconfig.json",
      compilerOptions,
      files,
      include: [],
    }),
  );
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  const { status, stdout } = spawnSync(process.execPath, [tsc, "-p", config], { encoding: "utf8" });
  expect(`${stdout}exit ${status}`).toBe("exit 0");
}

test("an exported registry has declarations that are readable and compile", {
  timeout: 120_000,
}, () => {
  const out = join(folder, "out");
  mkdirSync(out);
  writeFileSync(join(folder, "host.ts"), HOST);
  compile(
    "emit.json",
    {
      noEmit: false,
      emitDeclarationOnly: true,
      declaration: true,
      skipLibCheck: true,
      rootDir: root,
      outDir: join(folder, "emitted"),
    },
    ["host.ts"],
  );
  const at = join("test/registry", folder.slice(folder.lastIndexOf(".declarations-")), "host.d.ts");
  const emitted = readFileSync(join(folder, "emitted", at), "utf8");
  const declared = emitted.slice(emitted.indexOf("export declare const registry"));
  expect(declared).toMatch(/readonly get_weather: .*Renderer<\{\s*city: string;\s*\}, \w+>/);
  expect(declared).toMatch(/readonly chart: .*Renderer<\{\s*points: number\[\];\s*\}, \w+>/);
  expect(declared).toMatch(/readonly table: .*Renderer<.*TablePayload/);
  // Nothing that only makes sense inside the library, or that its entries do not export.
  expect(declared).not.toMatch(/Omit<|Merge<|keyof|\bT\b|src\//);
  expect(declared.length).toBeLessThan(4000);

  writeFileSync(join(out, "host.d.ts"), emitted);
  writeFileSync(join(folder, "consumer.ts"), CONSUMER);
  compile("consume.json", { skipLibCheck: true }, ["consumer.ts", "out/host.d.ts"]);
});

test("a registry that is merged into Register is the default of types and hooks", {
  timeout: 120_000,
}, () => {
  writeFileSync(join(folder, "registered.ts"), REGISTERED);
  compile("registered.json", {}, ["registered.ts"]);
});
