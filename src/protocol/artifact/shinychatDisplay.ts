import { own } from "../safety/record.ts";
import { optionsOf } from "../safety/snapshot.ts";
import { MADE_KINDS } from "./artifact.ts";
import { stripTags } from "./plainTitle.ts";
import { toolResultEvent } from "./toolResultEvent.ts";

/** Display options of shinychat (contracts 1.39). */
export interface ShinychatDisplay {
  readonly title: string | null;
  readonly icon: string | null;
  readonly html?: string;
  readonly markdown?: string;
  readonly text?: string;
  readonly show_request: boolean;
  readonly open: boolean;
  readonly full_screen: boolean;
  readonly footer: string | null;
  readonly label: string;
  readonly value_preview: string;
  readonly open_style?: "minimal" | "framed";
}

export interface ShinychatDisplayOptions {
  /** Markup of a rich artifact, made by the host. Absent: the value is given as text. */
  readonly html?: string;
  /** Whether the receiving shinychat knows `open_style`. @default true */
  readonly openStyle?: boolean;
}

const LONG_VALUE = 500;
const MAX_PREVIEW = 160;
const MAX_LABEL = 60;

/**
 * What shinychat would be told of a result (contracts 1g), for parity with the R side. Display options of the result
 * win where they are valid; malformed ones, and markup from data, are left out. Pure; this library never reads it back.
 */
export function toShinychatDisplay(
  x: unknown,
  options?: ShinychatDisplayOptions | null,
): ShinychatDisplay {
  const { html, openStyle = true } = optionsOf(options);
  const { artifact, display, name, value } = toolResultEvent(x);
  const kind = artifact?.kind ?? "text";
  const isRich = kind !== "text" && MADE_KINDS.includes(kind);
  const title = option(display, "title", "") ?? artifact?.title ?? name;
  const markdown = option(display, "markdown", "");
  const body =
    isRich && html !== undefined
      ? { html }
      : markdown !== undefined
        ? { markdown }
        : { text: value };
  return Object.freeze({
    title,
    icon: option(display, "icon", "") ?? artifact?.icon ?? null,
    ...body,
    show_request: option<boolean>(display, "show_request", true) ?? true,
    open:
      option<boolean>(display, "open", true) ??
      (artifact?.status === "error" || isLonger(value, LONG_VALUE)),
    full_screen: option<boolean>(display, "full_screen", true) ?? isRich,
    footer: option(display, "footer", "") ?? null,
    label: preview(title || kind.replace(/^./, (first) => first.toUpperCase()), MAX_LABEL),
    value_preview: preview(value, MAX_PREVIEW),
    ...(openStyle && { open_style: isRich ? ("framed" as const) : ("minimal" as const) }),
  });
}

function preview(text: string, max: number): string {
  const line = stripTags(text).replace(/\s+/g, " ").trim();
  return isLonger(line, max)
    ? `${[...line.slice(0, max * 2)].slice(0, max - 3).join("")}...`
    : line;
}

/** Counts characters as R's `nchar` does. */
function isLonger(text: string, max: number): boolean {
  return text.length > max * 2 || [...text].length > max;
}

/** A display option, when its type is right (contracts 1.42). */
function option<T>(display: unknown, key: string, example: T): T | undefined {
  const value = own(display, key);
  return typeof value === typeof example ? (value as T) : undefined;
}
