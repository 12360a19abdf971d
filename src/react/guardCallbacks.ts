import type { CardHost } from "../cards/shared/host.ts";
import type { ToolCall } from "../protocol/calls/toolCall.ts";
import type { RenderHost } from "./renderHost.ts";

/** What a host may decide with functions. */
export interface HostCallbacks
  extends Pick<
    CardHost,
    | "resolveFile"
    | "openFile"
    | "downloadFile"
    | "urlPolicy"
    | "onFeedback"
    | "highlightLines"
    | "onLineClick"
    | "onLineSelect"
  > {
  /** A renderer, or one of these callbacks, has failed; `call` is `null` where none is concerned. */
  readonly onError?: (error: unknown, call: ToolCall | null) => void;
  /** Whether the row of a call is open before the reader has said so; `undefined` leaves it to the renderer. */
  readonly defaultOpen?: (call: ToolCall) => boolean | undefined;
}

type Names = "resolveFile" | "openFile" | "downloadFile" | "onFeedback";

/**
 * Functions that never change and call the host's latest ones, so that a host may write them inline
 * without drawing every card again. Errors go to `onError`; a callback that decides fails closed, one that
 * acts also rejects, so that its card can say so (hostile value C12).
 */
export function guardCallbacks(latest: {
  readonly current: HostCallbacks;
}): Required<
  Omit<
    CardHost,
    | "labels"
    | "ownLabels"
    | "locale"
    | "theme"
    | "limits"
    | "linkify"
    | "jsonTree"
    | "tokenizer"
    | "tabSize"
    | "csvBom"
  >
> &
  Omit<RenderHost, "registry"> {
  const onError: RenderHost["onError"] = (error, call) => {
    try {
      latest.current.onError?.(error, call);
    } catch {
      // The one place left to report to has failed.
    }
  };
  const decided = (decide: () => unknown, call: ToolCall | null): unknown => {
    try {
      return decide();
    } catch (error) {
      onError(error, call);
      return undefined;
    }
  };
  const acting = <Name extends Names>(name: Name): NonNullable<HostCallbacks[Name]> =>
    ((...args: readonly never[]) =>
      acted(latest.current[name] as Action | undefined, args, onError)) as never;

  return {
    onError,
    defaultOpen: (call) => {
      const open = decided(() => latest.current.defaultOpen?.(call), call);
      return typeof open === "boolean" ? open : undefined;
    },
    urlPolicy: (url) => decided(() => latest.current.urlPolicy?.(url), null) === true,
    highlightLines: (code) => decided(() => latest.current.highlightLines?.(code), null),
    onLineClick: (line) => decided(() => latest.current.onLineClick?.(line), null),
    onLineSelect: (lines) => decided(() => latest.current.onLineSelect?.(lines), null),
    resolveFile: acting("resolveFile"),
    openFile: acting("openFile"),
    downloadFile: acting("downloadFile"),
    onFeedback: acting("onFeedback"),
  };
}

type Action = (...args: readonly never[]) => unknown;

function acted(
  action: Action | undefined,
  args: readonly never[],
  onError: RenderHost["onError"],
): unknown {
  try {
    const answer = action?.(...args);
    if (answer instanceof Promise) answer.catch((error: unknown) => onError(error, null));
    return answer;
  } catch (error) {
    onError(error, null);
    throw error;
  }
}
