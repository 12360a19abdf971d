// Checked by the compiler (npm run typecheck); nothing here runs.
import { type ComponentType, lazy } from "react";
import { expectTypeOf } from "vitest";
import { z } from "zod";
import {
  type Artifact,
  type CardProps,
  createRegistry,
  defaultRegistry,
  defineRenderer,
  type InferArtifact,
  type InferPayload,
  type Renderer,
  type ToolRendererProps,
} from "../../src/index.ts";

const chart = z.object({ points: z.array(z.number()), title: z.string().optional() });
type Chart = z.output<typeof chart>;

// The payload is inferred from the schema.
const inline = defineRenderer({
  schema: chart,
  component: ({ payload, call }) => {
    expectTypeOf(payload).toEqualTypeOf<Chart>();
    expectTypeOf(call.value).toEqualTypeOf<string>();
    return null;
  },
});
expectTypeOf<InferPayload<typeof inline>>().toEqualTypeOf<Chart>();

// A schema may change the type: its output counts.
const dated = z.object({ at: z.string().transform((text) => new Date(text)) });
defineRenderer({
  schema: dated,
  component: ({ payload }) => {
    expectTypeOf(payload.at).toEqualTypeOf<Date>();
    return null;
  },
});

// Without a schema, from the props of the component: a card, a tool renderer, a lazy one.
const Card = (_: CardProps<{ city: string }>) => null;
expectTypeOf(defineRenderer({ component: Card })).toExtend<Renderer<{ city: string }>>();
const Tool = (_: ToolRendererProps<{ city: string }, { unit: "C" | "F" }>) => null;
const tool = defineRenderer({
  component: Tool,
  summary: (args) => {
    expectTypeOf(args).toEqualTypeOf<{ unit: "C" | "F" }>();
    return args.unit;
  },
});
expectTypeOf(tool).toEqualTypeOf<Renderer<{ city: string }, { unit: "C" | "F" }>>();
const Late = lazy(async () => ({ default: Card }));
expectTypeOf<InferPayload<typeof late>>().toEqualTypeOf<{ city: string }>();
const late = defineRenderer({ component: Late });

// Schema and card that disagree are an error at the field.
defineRenderer({
  // @ts-expect-error the card wants another payload
  schema: chart,
  component: Card,
});
// @ts-expect-error a renderer has a component
defineRenderer({ schema: chart });
defineRenderer({
  component: Card,
  // @ts-expect-error no such field
  collapse: true,
});

// A registry knows its kinds; custom ones narrow.
const registry = defaultRegistry.extend({
  tools: { get_weather: defineRenderer({ schema: chart, component: () => null }), "mcp__*": Tool },
  kinds: { chart: inline, weather: Card },
});
type AppArtifact = InferArtifact<typeof registry>;
declare const artifact: AppArtifact;
if (artifact.kind === "chart") expectTypeOf(artifact.payload).toEqualTypeOf<Chart>();
if (artifact.kind === "weather") expectTypeOf(artifact.payload).toEqualTypeOf<{ city: string }>();
if (artifact.kind === "table") expectTypeOf(artifact).toExtend<Artifact<"table">>();
expectTypeOf<AppArtifact["kind"]>().toEqualTypeOf<
  "chart" | "weather" | "text" | "table" | "image" | "code" | "diff" | "error" | "files"
>();
// @ts-expect-error not a kind of this registry
if (artifact.kind === "map") artifact.payload;

// Later entries win in the types as well.
const replaced = registry.extend({ kinds: { chart: Card } });
expectTypeOf<
  Extract<InferArtifact<typeof replaced>, { kind: "chart" }>["payload"]
>().toEqualTypeOf<{
  city: string;
}>();

// Two registries live in one program, and none has to be registered.
const other = createRegistry({ kinds: { only: Card } });
expectTypeOf<InferArtifact<typeof other>["kind"]>().toEqualTypeOf<"only">();
expectTypeOf<InferArtifact["kind"]>().toEqualTypeOf<string>();

// Wrong entries.
// @ts-expect-error a number is not a renderer
defaultRegistry.extend({ tools: { x: 5 } });
// @ts-expect-error kinds are a map by name
defaultRegistry.extend({ kinds: [Card] });
// @ts-expect-error no such fallback
createRegistry({ fallback: "nothing" });
createRegistry({ fallback: "hidden", tools: { internal: "hidden" } });
createRegistry({ fallback: (_: ToolRendererProps) => null });

// What matched, and the renderer that goes with it.
const resolution = registry.resolve({ name: "get_weather" });
if (resolution.matched === "value") expectTypeOf(resolution.key).toEqualTypeOf<null>();
else expectTypeOf(resolution.renderer.component).toExtend<ComponentType<ToolRendererProps>>();

// Written without defineRenderer, the props are those of any renderer.
createRegistry({
  tools: {
    plain: {
      component: ({ payload, status }) => {
        expectTypeOf(payload).toBeAny();
        expectTypeOf(status).toExtend<string>();
        return null;
      },
    },
  },
});
