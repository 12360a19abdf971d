import type { IncomingMessage, ServerResponse } from "node:http";
import type { Check, RawCase } from "../cases.ts";

/** A case of the surfaces `deliver` and `read`, with `input` expanded. */
export interface ServerCase extends RawCase {
  readonly check?: ServerCheck;
}

/** The keys of `check` that speak of a companion. */
export interface ServerCheck extends Check {
  readonly http?: {
    readonly status?: readonly number[];
    readonly headers?: Readonly<Record<string, string>>;
    readonly notHeaders?: Readonly<Record<string, string>>;
    readonly bodyBytes?: number;
  };
  readonly notBody?: readonly string[];
  readonly bodyMax?: number;
}

/** What is put to the test: a delivery tool and a read endpoint over the same agents. */
export interface Companion {
  invoke(args: unknown, context: { readonly agentId: string }): unknown;
  /** Serves `/agents/<agent>/files/read?path=…` for `node:http`. */
  listen(request: IncomingMessage, response: ServerResponse): unknown;
}

/** `agents` maps agent ids to host folders; `caller` is the agent whose owner asks. A module exports it under this name. */
export type CreateCompanion = (
  agents: Readonly<Record<string, string>>,
  caller: string,
) => Companion;

/** One step between delivery and use. */
export interface Step {
  readonly op: string;
  readonly path?: string;
  readonly symlink?: string;
  readonly size?: number;
  readonly query?: Query;
  readonly method?: string;
}

/** `rawQuery` is sent as it is; `path` is percent-encoded once. */
export interface Query {
  readonly rawQuery?: string;
  readonly path?: unknown;
}

/** `input` of a case. */
export interface ServerInput {
  readonly surface: string;
  readonly agent: string;
  readonly args?: unknown;
  readonly method?: string;
  readonly query?: Query;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly fs?: readonly FsEntry[];
  readonly then?: readonly Step[];
}

/** One entry of the disk of a case (README of the corpus, "File fixtures"). */
export interface FsEntry {
  readonly path: string;
  readonly outside?: boolean;
  readonly content?: string;
  readonly contentB64?: string;
  readonly symlink?: string;
  readonly hardlink?: string;
  readonly fifo?: boolean;
  readonly socket?: boolean;
  readonly sparse?: number;
  readonly mode?: string;
}
