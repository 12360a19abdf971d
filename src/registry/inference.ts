import type { Artifact } from "../protocol/artifact/artifact.ts";
import type { AnyRegistry, Renderer } from "./types.ts";

/**
 * Merge your registry's type in, once, to make it the default of {@link InferArtifact} and
 * `useRegistry`. Optional: nothing in the library depends on it.
 *
 * @example
 * declare module "artifact-cards" {
 *   interface Register { registry: typeof registry }
 * }
 */
// biome-ignore lint/suspicious/noEmptyInterface: a merge target
export interface Register {}

/** The registry merged into {@link Register}, else any. */
export type RegisteredRegistry = Register extends { registry: infer R extends AnyRegistry }
  ? R
  : AnyRegistry;

/** The payload a registry entry draws. */
export type InferPayload<Entry> =
  Entry extends Renderer<infer Payload, any>
    ? Payload
    : Entry extends (props: infer Props) => unknown
      ? Props extends { readonly payload: infer Payload }
        ? Payload
        : unknown
      : unknown;

/** Union of the artifacts a registry has a renderer for; narrows on `kind`, custom kinds included. */
export type InferArtifact<R extends AnyRegistry = RegisteredRegistry> = NonNullable<
  R["~types"]
>["kinds"] extends infer Kinds
  ? { [K in keyof Kinds & string]: Artifact<K, InferPayload<Kinds[K]>> }[keyof Kinds & string]
  : never;
