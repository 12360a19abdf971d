import { once } from "node:events";
import { rmSync, symlinkSync, truncateSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { timeFault } from "../outcome.ts";
import { deliveryFaults, httpFaults, responseFaults } from "./checks.ts";
import { type Delivered, readDelivered } from "./delivered.ts";
import { createDisk, type Disk } from "./disk.ts";
import { type RawResponse, rawHttp } from "./rawHttp.ts";
import type { Companion, CreateCompanion, Query, ServerCase, ServerInput, Step } from "./types.ts";

const PROTOTYPES = [Object.prototype, Array.prototype, Function.prototype];
const ownKeys = () => JSON.stringify(PROTOTYPES.map((one) => Reflect.ownKeys(one).map(String)));

interface Run {
  readonly input: ServerInput;
  readonly one: ServerCase;
  readonly disk: Disk;
  readonly companion: Companion;
  readonly port: number;
}

/** Runs one case on a fresh disk against a real HTTP server. Returns its faults; throws only when no disk can be made. */
export async function runCase(one: ServerCase, create: CreateCompanion): Promise<string[]> {
  const input = one.input as ServerInput;
  const disk = await createDisk(input.agent, input.fs ?? []);
  const companion = create(disk.agents, input.agent);
  const faults: string[] = [];
  const server = createServer(async (request, response) => {
    try {
      await companion.listen(request, response);
    } catch (error) {
      faults.push(`1: the endpoint threw ${error}`);
      response.destroy();
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const before = ownKeys();
  const started = performance.now();
  try {
    const run: Run = { input, one, disk, companion, port };
    faults.push(...(await (input.surface === "read" ? runRead(run) : runDeliver(run))));
    const late = timeFault(one, performance.now() - started);
    if (late) faults.push(late);
  } catch (error) {
    faults.push(`1: threw ${error}`);
  }
  if (ownKeys() !== before) faults.push("6: a prototype changed");
  await stop(server);
  if (!(await settles(() => disk.openDescriptors() === 0)))
    faults.push("S10: a descriptor stays open");
  disk.close();
  return faults;
}

async function runRead(run: Run): Promise<string[]> {
  const { input, one, disk } = run;
  const response = await read(run, input.query ?? {}, input.method);
  const check = one.check ?? {};
  return [...responseFaults(response, disk, check), ...httpFaults(response, check)];
}

async function runDeliver(run: Run): Promise<string[]> {
  const { input, one, disk, companion } = run;
  const check = one.check ?? {};
  const delivered = readDelivered(
    await inTime(companion.invoke(input.args, { agentId: input.agent })),
  );
  if (!delivered) return ["1: the result is not a tool output"];
  const faults = deliveryFaults(delivered, input, check, disk);
  if (input.then) return [...faults, ...(await runSteps(run, delivered, input.then))];
  return faults.length > 0 ? faults : readBackFaults(run, delivered);
}

/** What was delivered can be read, byte for byte; what was refused cannot. */
async function readBackFaults(run: Run, { entries }: Delivered): Promise<string[]> {
  const faults: string[] = [];
  for (const entry of entries.slice(0, 20)) {
    const { ok, path, size } = entry;
    if (typeof path !== "string" || path === "") continue;
    const response = await read(run, { path });
    faults.push(...responseFaults(response, run.disk, run.one.check ?? {}));
    if (ok && (response.status !== 200 || response.body.length !== size))
      faults.push("a delivered file cannot be read");
    if (!ok && response.status < 400) faults.push("a refused file can be read");
  }
  return faults;
}

async function runSteps(run: Run, delivered: Delivered, steps: readonly Step[]): Promise<string[]> {
  const check = run.one.check ?? {};
  const faults: string[] = [];
  for (const step of steps) {
    if (step.op !== "read") change(run.disk, step);
    else {
      const response = await read(run, resolveHandles(step.query ?? {}, delivered), step.method);
      faults.push(...responseFaults(response, run.disk, check), ...httpFaults(response, check));
    }
  }
  return faults;
}

function change(disk: Disk, { op, path, symlink, size }: Step): void {
  if (path === undefined) throw new Error(`corpus: step ${op} without path`);
  const at = disk.at(path);
  if (op === "truncate") truncateSync(at, size ?? 0);
  else if (op === "delete" || op === "replace") rmSync(at, { recursive: true, force: true });
  else throw new Error(`corpus: unknown step ${op}`);
  if (op === "replace" && symlink !== undefined) symlinkSync(disk.target(symlink), at);
}

/** `@delivered/0` is what delivery returned for entry 0. */
function resolveHandles(query: Query, { entries }: Delivered): Query {
  const match = typeof query.path === "string" ? /^@delivered\/(\d+)$/.exec(query.path) : null;
  return match ? { path: entries[Number(match[1])]?.["path"] } : query;
}

function read(run: Run, query: Query, method = "GET"): Promise<RawResponse> {
  const { input, port } = run;
  const search =
    query.rawQuery ?? ("path" in query ? `path=${encodeURIComponent(String(query.path))}` : "");
  const target = `/agents/${encodeURIComponent(input.agent)}/files/read?${search}`;
  return rawHttp(port, method, target, input.headers);
}

async function inTime(result: unknown): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error("no result within 20 s")), 20_000);
  });
  return Promise.race([result, late]).finally(() => clearTimeout(timer));
}

async function settles(done: () => boolean): Promise<boolean> {
  for (let i = 0; i < 40 && !done(); i++) await new Promise((resolve) => setTimeout(resolve, 25));
  return done();
}

function stop(server: Server): Promise<unknown> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
}
