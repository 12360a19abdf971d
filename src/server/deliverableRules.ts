import { ArtifactCardsError } from "../protocol/errors.ts";
import { type AgentRoots, isRoot } from "./agentRoot.ts";
import { checkFunction, checkObject, readTexts } from "./checkOptions.ts";
import { SECRET_NAMES } from "./secretNames.ts";

/** What the host decides about files: given alike to `createSendArtifacts` and `createFileEndpoint`. */
export type DeliverableOptions = AgentRoots & {
  /** Folders of an agent's root whose files may be delivered. @default ["workspace", "output", "tmp", "upload"] */
  readonly allowed?: readonly string[];
  /** The path by which the sandbox knows an agent's root. @default (agentId) => `/data/agent/${agentId}` */
  readonly sandboxRootOf?: (agentId: string) => string;
  /** File names that are refused; `*` stands for any characters. @default `.env*`, `id_*`, `*.pem`, `*.key` and more */
  readonly secretNames?: readonly string[];
  /** Whether files of 0 bytes are delivered. @default false */
  readonly allowEmpty?: boolean;
  /** Whether files with more than one hard link are delivered. @default false */
  readonly allowHardLinks?: boolean;
};

/** {@link DeliverableOptions} with every default filled in. */
export interface DeliverableRules {
  readonly roots: AgentRoots;
  readonly allowed: readonly string[];
  readonly sandboxRootOf: (agentId: string) => string;
  readonly secretNames: readonly string[];
  readonly allowEmpty: boolean;
  readonly allowHardLinks: boolean;
  /** Whether paths follow the rules of Windows. */
  readonly windows: boolean;
}

const ALLOWED: readonly string[] = ["workspace", "output", "tmp", "upload"];

/**
 * Fills in the defaults.
 * @throws ArtifactCardsError `invalid-argument` when an option is of a wrong type, or would widen what can be read.
 */
export function readRules(options: DeliverableOptions): DeliverableRules {
  checkObject("the first argument", options);
  const { sandboxRootOf } = options;
  const allowed = readTexts("allowed", options.allowed, ALLOWED);
  for (const name of allowed) if (!isFolderName(name)) throw badFolder(name);
  checkFunction("sandboxRootOf", sandboxRootOf);
  return {
    roots: readRoots(options),
    allowed,
    sandboxRootOf: sandboxRootOf ?? ((agentId) => `/data/agent/${agentId}`),
    secretNames: readTexts("secretNames", options.secretNames, SECRET_NAMES),
    allowEmpty: options.allowEmpty === true,
    allowHardLinks: options.allowHardLinks === true,
    windows: process.platform === "win32",
  };
}

/** @throws as {@link readRules} */
function readRoots({ agents, rootOf }: AgentRoots): AgentRoots {
  checkFunction("rootOf", rootOf);
  if (!agents === !rootOf)
    throw new ArtifactCardsError(
      "invalid-argument",
      "the file options need agents or rootOf, since files are looked up below an agent's folder. Pass one of the two.",
    );
  if (rootOf) return { rootOf };
  checkObject("agents", agents);
  for (const root of agents instanceof Map ? agents.values() : Object.values(agents))
    if (!isRoot(root)) throw badRoot();
  return { agents };
}

function isFolderName(name: string): boolean {
  return /^[^./\\\0][^/\\\0]*$/.test(name);
}

function badFolder(name: string): ArtifactCardsError {
  return new ArtifactCardsError(
    "invalid-argument",
    `allowed holds ${JSON.stringify(name)}, which is not the name of one visible folder, so it could open more than meant. Name folders of the agent's root, such as "output".`,
  );
}

function badRoot(): ArtifactCardsError {
  return new ArtifactCardsError(
    "invalid-argument",
    "agents holds a folder that is not an absolute path below the root of the disk, so it could open more than meant. Use path.resolve().",
  );
}
