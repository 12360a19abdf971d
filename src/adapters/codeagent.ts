/**
 * Adapter for codeagent: stream events, ContentToolResult shapes, ellmer records, and stored turns.
 * `import { fromCodeagentEvent } from "artifact-cards/adapters/codeagent"`
 */
export { type CodeagentOptions, fromCodeagentEvent } from "./codeagent/fromCodeagentEvent.ts";
export { fromCodeagentTurns } from "./codeagent/fromCodeagentTurns.ts";
