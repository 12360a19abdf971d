import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished, vi } from "vitest";
import { readRules } from "../../src/server/deliverableRules.ts";
import { createDisk, type Disk } from "../corpus/server/disk.ts";
import type { FsEntry } from "../corpus/server/types.ts";

// These tests wait for a disk and for sockets, which a busy machine makes slow.
vi.setConfig({ testTimeout: 30_000 });

/** A disk with the agents alice and bob, removed after the test. */
export async function diskOf(...entries: FsEntry[]): Promise<Disk> {
  const disk = await createDisk("alice", entries);
  onTestFinished(() => disk.close());
  return disk;
}

/** Rules over a disk with every default. */
export function rulesOf(disk: Disk) {
  return readRules({ agents: disk.agents });
}

/** A sandbox path of alice. */
export function sandbox(path: string): string {
  return `/data/agent/alice/${path}`;
}

/** Starts a `node:http` server on a free port, stopped after the test. */
export async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** Waits until something holds, at most five seconds; returns whether it does. */
export async function settles(done: () => boolean): Promise<boolean> {
  for (let i = 0; i < 200 && !done(); i++) await new Promise((resolve) => setTimeout(resolve, 25));
  return done();
}
