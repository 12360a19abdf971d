import type { ComponentType } from "react";
import type { CardProps } from "../cards/CardProps.ts";
import type { LucideComponent } from "../cards/shared/Icon.tsx";
import type { ToolCall } from "../protocol/calls/toolCall.ts";
import type { StandardSchema } from "./standardSchema.ts";

/** What a renderer receives: the card props, and the whole call. */
export interface ToolRendererProps<Payload = any, Args = any> extends CardProps<Payload> {
  readonly call: ToolCall<Args>;
}

/** A component that draws a result. `fullRow` as a static is enough where nothing else is to be said. */
export type RendererComponent<Payload = any, Args = any> = ComponentType<
  ToolRendererProps<Payload, Args>
> & {
  readonly fullRow?: boolean;
  /** Loads what the component is made of, so that a first render has it. */
  readonly preload?: () => Promise<void>;
};

/** How the calls of one tool, or the artifacts of one kind, are shown. */
export interface Renderer<Payload = any, Args = any> {
  /** Mounted as a component inside a boundary of its own. An error, a suspense without end or an empty box costs only this card. */
  readonly component: RendererComponent<Payload, Args>;
  /**
   * Checks the payload once per result; its output becomes `payload`. With a schema the component is
   * mounted only for results that fit, never while the call still runs without one.
   */
  readonly schema?: StandardSchema<Payload>;
  /** Stands alone at full width instead of in a row that opens and closes. @default false */
  readonly fullRow?: boolean;
  /** In the row. @default the icon that the artifact names, else that of its kind */
  readonly icon?: LucideComponent;
  /** Name in the row. @default the call's title, else its name */
  readonly label?: string;
  /** One line of the arguments, for the row; they may be partial. `null`: the usual summary. */
  readonly summary?: (args: Args) => string | null;
  /** Whether the row is open once there is a result that is not an error. @default false */
  readonly defaultOpen?: boolean;
}

/** What an entry of a registry may be. `"hidden"` shows nothing at all for that tool or kind. */
export type RendererEntry<Payload = any, Args = any> =
  | Renderer<Payload, Args>
  | RendererComponent<Payload, Args>
  | "hidden";

/** Renderers by tool name, name pattern or kind. */
export type RendererMap = Readonly<Record<string, RendererEntry>>;

/** No renderers. */
export type NoRenderers = Readonly<Record<never, never>>;

/** What {@link Registry.resolve} looks at. */
export type ResolvableCall = Pick<ToolCall, "name"> &
  Partial<Pick<ToolCall, "artifact" | "isError" | "status">>;

/**
 * Which renderer a call gets, and why. `key` is the registered name, pattern or kind that matched.
 * `renderer: null` stands for the portable text.
 */
export type Resolution =
  | {
      readonly matched: "tool" | "pattern" | "kind";
      readonly key: string;
      readonly renderer: Renderer;
    }
  | { readonly matched: "value"; readonly key: null; readonly renderer: Renderer | null };

export interface RegistryOptions<Tools, Kinds> {
  /**
   * By exact tool name, or by a pattern in which `*` stands for any run of characters. An exact name
   * wins over a pattern, a pattern with more literal characters over one with fewer, and of equals
   * the one registered later.
   */
  readonly tools?: Tools & RendererMap;
  /** By artifact kind. `error` also shows failed calls that have no artifact of a known kind. */
  readonly kinds?: Kinds & RendererMap;
  /** What calls get that match nothing. @default "value", the portable text */
  readonly fallback?: "value" | "hidden" | RendererComponent;
}

/** An immutable table of renderers. */
export interface Registry<Tools = NoRenderers, Kinds = NoRenderers> {
  /**
   * A new registry with more entries; later ones win.
   *
   * @throws {ArtifactCardsError} `duplicate-renderer` when two patterns of one call mean the same,
   *   `invalid-argument` when an entry is not a renderer
   */
  readonly extend: <
    MoreTools extends RendererMap = NoRenderers,
    MoreKinds extends RendererMap = NoRenderers,
  >(
    options: RegistryOptions<MoreTools, MoreKinds>,
  ) => Registry<
    // Written out, and no intersection: both would stand in the declarations of hosts as they are.
    {
      readonly [K in keyof Tools | keyof MoreTools]: K extends keyof MoreTools
        ? MoreTools[K]
        : K extends keyof Tools
          ? Tools[K]
          : never;
    },
    {
      readonly [K in keyof Kinds | keyof MoreKinds]: K extends keyof MoreKinds
        ? MoreKinds[K]
        : K extends keyof Kinds
          ? Kinds[K]
          : never;
    }
  >;
  /**
   * Order: exact name, pattern, kind, portable text; from `"kind"` on, names are left out. Never throws.
   *
   * @default from "tool"
   */
  readonly resolve: (call: ResolvableCall, from?: "tool" | "kind") => Resolution;
  /** Loads every lazily loaded renderer. For servers that cannot wait while rendering, and for idle moments. */
  readonly preload: () => Promise<void>;
  /** For inference only; not there at run time. */
  readonly "~types"?: { readonly tools: Tools; readonly kinds: Kinds };
}

/** A registry with any entries. */
export type AnyRegistry = Registry<any, any>;
