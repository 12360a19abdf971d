import { ARTIFACT_SCHEMA, type Artifact } from "../../src/protocol/artifact/artifact.ts";

interface Options {
  readonly kind: string;
  readonly payload: unknown;
  readonly title?: string | null;
  readonly icon?: string | null;
  readonly value?: string;
  readonly isError?: boolean;
}

/** Props of a card as the registry hands them over; a payload may be anything, as on the wire. */
export function cardProps(options: Options): {
  payload: never;
  artifact: Artifact;
  value: string;
  isError: boolean;
  status: "success" | "error";
} {
  const { kind, payload, title = null, icon = null, value = "", isError = false } = options;
  const status = isError ? "error" : "success";
  return {
    payload: payload as never,
    artifact: { schema: ARTIFACT_SCHEMA, version: 1, kind, status, title, icon, payload },
    value,
    isError,
    status,
  };
}
