import { ArtifactCard, ArtifactProvider, defaultRegistry } from "artifact-cards";
import { type Artifact, validateArtifact } from "artifact-cards/protocol";
import { render } from "./render.ts";
import "../../../src/styles/index.css";
import "./ours.css";

/** An artifact as a tool sends it. */
export interface Draft {
  readonly kind: "code" | "diff" | "table" | "text";
  readonly payload: object;
}

/** Loads the code of the cards, as every other candidate's code is loaded. */
export function loadCards(): Promise<void> {
  return defaultRegistry.preload();
}

/** Through the border, once: an artifact that every part of the library takes as it is. */
export function decode({ kind, payload }: Draft): Artifact {
  const artifact = validateArtifact({
    schema: "codeagent.tool-artifact",
    version: 1,
    kind,
    status: "success",
    payload,
  });
  if (!artifact) throw new Error("the border has refused the artifact");
  return artifact;
}

/** Shows an artifact as a host does. */
export function show(root: HTMLElement, artifact: Artifact): void {
  render(
    root,
    <ArtifactProvider>
      <ArtifactCard artifact={artifact} />
    </ArtifactProvider>,
  );
}

/** The reader's click on "Show all". */
export function openClip(): void {
  document
    .querySelector<HTMLElement>("#bench [data-slot=clip-toggle][aria-expanded=false]")
    ?.click();
}
