import type { ToolResultFields } from "../../protocol/calls/toolCall.ts";
import { jsonText } from "../../protocol/safety/jsonText.ts";
import { isRecord, own, type PlainRecord } from "../../protocol/safety/record.ts";
import { envelope } from "../shared/contentBlocks.ts";
import { ownText } from "../shared/ownText.ts";

/**
 * Outputs of the tools that providers run themselves, in the shapes in which the AI SDK hands them on: code
 * execution, file views and searches of Anthropic, the interpreter and shell of OpenAI, code execution of Google.
 * Known by their own shape, not by a tool's name. `undefined`: none of them.
 */
export function readProviderOutput(output: unknown, args: unknown): ToolResultFields | undefined {
  if (Array.isArray(output)) return readSearch(output);
  if (!isRecord(output)) return undefined;
  const type = ownText(output, "type") ?? "";
  if (type.endsWith("_error") && Object.hasOwn(output, "errorCode")) return readErrorCode(output);
  if (type === "bash_code_execution_result" || type === "code_execution_result") {
    return readExecution(output, args);
  }
  if (type === "text_editor_code_execution_view_result") return readView(output, args);
  if (type === "text_editor_code_execution_create_result") return readCreate(output, args);
  if (Array.isArray(own(output, "outputs"))) return readInterpreter(output, args);
  if (isShell(own(output, "output")))
    return readShell(own(output, "output") as PlainRecord[], args);
  if (type === "" && ownText(output, "outcome")?.startsWith("OUTCOME_"))
    return readGoogle(output, args);
  return undefined;
}

function readErrorCode(output: PlainRecord): ToolResultFields {
  return { value: ownText(output, "errorCode") ?? jsonText(output), isError: true };
}

/** Text on stderr with exit code 0 is output, not an error (security, decision 9). */
function readExecution(output: PlainRecord, args: unknown): ToolResultFields {
  const streams = [ownText(output, "stdout"), ownText(output, "stderr")].filter(Boolean);
  const files = own(output, "content");
  const ids = (Array.isArray(files) ? files : []).flatMap((f) => ownText(f, "file_id") ?? []);
  const value = [...streams, ...ids.map((id) => `[${id}]`)].join("\n");
  const failed = own(output, "return_code");
  return ran(args, value, typeof failed === "number" && failed !== 0);
}

function readInterpreter(output: PlainRecord, args: unknown): ToolResultFields | undefined {
  const items = own(output, "outputs") as readonly unknown[];
  if (!items.every((item) => ["logs", "image"].includes(ownText(item, "type") ?? "")))
    return undefined;
  const lines = items.map((item) => ownText(item, "logs") ?? ownText(item, "url") ?? "");
  return ran(args, lines.join("\n"), false);
}

function isShell(x: unknown): x is readonly PlainRecord[] {
  return (
    Array.isArray(x) &&
    x.length > 0 &&
    x.every((item) => typeof own(item, "stdout") === "string" && isRecord(own(item, "outcome")))
  );
}

function readShell(items: readonly PlainRecord[], args: unknown): ToolResultFields {
  const text = items.flatMap((i) => [ownText(i, "stdout"), ownText(i, "stderr")]).filter(Boolean);
  const failed = items.some((i) => {
    const outcome = own(i, "outcome");
    const code = own(outcome, "exitCode") ?? own(outcome, "exit_code");
    return own(outcome, "type") === "timeout" || (typeof code === "number" && code !== 0);
  });
  return ran(args, text.join("\n"), failed);
}

function readGoogle(output: PlainRecord, args: unknown): ToolResultFields {
  return ran(args, ownText(output, "output") ?? "", own(output, "outcome") !== "OUTCOME_OK");
}

/** Source and what it printed; without a source, what it printed as a terminal shows it. */
function ran(args: unknown, value: string, isError: boolean): ToolResultFields {
  const command = commandOf(args);
  const code = ownText(args, "code");
  const artifact = command
    ? envelope("code", { text: command, lang: "sh", output: value }, isError)
    : code
      ? envelope("code", { text: code, lang: "python", output: value }, isError)
      : envelope("text", { text: value, lang: "sh" }, isError);
  return { value, artifact, isError };
}

function commandOf(args: unknown): string | undefined {
  const commands = own(own(args, "action"), "commands");
  if (Array.isArray(commands)) return commands.filter((c) => typeof c === "string").join("\n");
  return ownText(args, "type") === "bash_code_execution" ? ownText(args, "command") : undefined;
}

function readView(output: PlainRecord, args: unknown): ToolResultFields {
  const value = ownText(output, "content") ?? "";
  if (own(output, "file_type") !== "text") return { value: value && "[file]" };
  return { value, artifact: envelope("code", { text: value, ...filename(args) }) };
}

function readCreate(output: PlainRecord, args: unknown): ToolResultFields {
  const text = ownText(args, "file_text");
  const path = ownText(args, "path");
  const value = jsonText(output);
  // Of a file that was there before, the old text is not known: as a diff it would look new.
  if (text === undefined || own(output, "is_file_update") !== false) return { value };
  return {
    value,
    artifact: envelope("diff", { verb: "Created", new: text, ...(path && { path }) }),
  };
}

function filename(args: unknown): PlainRecord {
  const path = ownText(args, "path");
  return path ? { filename: path.slice(path.lastIndexOf("/") + 1) } : {};
}

/** Web search results: a table of what can be read; the encrypted text is for the provider only. */
function readSearch(items: readonly unknown[]): ToolResultFields | undefined {
  const known = items.length > 0 && items.every((i) => ownText(i, "type") === "web_search_result");
  if (!known) return undefined;
  const rows = items.map((item) => ({
    title: ownText(item, "title") ?? null,
    url: ownText(item, "url") ?? null,
    age: ownText(item, "pageAge") ?? null,
  }));
  const lines = rows.map(({ title, url }) => [title, url].filter(Boolean).join("\n"));
  return { value: lines.join("\n\n"), artifact: envelope("table", { df: rows }) };
}
