import type { Meta, StoryObj } from "@storybook/react-vite";
import CloudSun from "lucide-react/icons/cloud-sun";
import { expect, within } from "storybook/test";
import { z } from "zod";
import {
  ArtifactProvider,
  defaultRegistry,
  defineRenderer,
  ToolCallList,
  type ToolRendererProps,
} from "../src/index.ts";
import { artifact, callFrom, done, request } from "./fixtures/calls.ts";
import { onProvider } from "./fixtures/onProvider.tsx";
import "./fixtures/renderers.css";

const weather = z.object({
  city: z.string(),
  days: z.array(z.object({ day: z.string(), high: z.number(), low: z.number() })).max(7),
});

function Weather({ payload }: ToolRendererProps<z.output<typeof weather>>) {
  return (
    <section className="story-weather" aria-label={`Weather in ${payload.city}`}>
      <b>{payload.city}</b>
      <ol>
        {payload.days.map(({ day, high, low }) => (
          <li key={day}>
            <span>{day}</span>
            <span>{high}°</span>
            <span>{low}°</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const series = z.object({ points: z.array(z.number()).min(2).max(200) });

function Sparkline({ payload }: ToolRendererProps<z.output<typeof series>>) {
  const { points } = payload;
  const top = Math.max(...points);
  const step = 320 / (points.length - 1);
  const line = points.map((y, i) => `${(i * step).toFixed(1)},${(60 - (y / top) * 56).toFixed(1)}`);
  return (
    <svg
      className="story-sparkline"
      viewBox="0 0 320 64"
      role="img"
      aria-label={`${points.length} points`}
    >
      <polyline points={line.join(" ")} fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}

function IssueRow({ call, value }: ToolRendererProps) {
  return (
    <p className="story-issue">
      <code>{call.name.replace("mcp__github__", "")}</code> {value}
    </p>
  );
}

const registry = defaultRegistry.extend({
  tools: {
    get_weather: defineRenderer({
      schema: weather,
      component: Weather,
      icon: CloudSun,
      label: "Weather",
      defaultOpen: true,
      summary: (args: { city?: string }) => args.city ?? null,
    }),
    "mcp__github__*": { component: IssueRow, fullRow: true },
    internal_state: "hidden",
  },
  kinds: { series: defineRenderer({ schema: series, component: Sparkline, defaultOpen: true }) },
});

const FORECAST = {
  city: "Bergen",
  days: [
    { day: "Mon", high: 9, low: 4 },
    { day: "Tue", high: 11, low: 6 },
    { day: "Wed", high: 8, low: 5 },
  ],
};

const meta = { title: "Chat/Registry", decorators: [onProvider] } satisfies Meta;

export default meta;
type Story = StoryObj;

/** A tool by name, a family of tools by pattern, a kind of the host's own, and a tool that is hidden. */
export const CustomRenderers: Story = {
  render: () => (
    <ArtifactProvider registry={registry}>
      <ToolCallList
        calls={[
          done("get_weather", { city: "Bergen" }, 480, JSON.stringify(FORECAST)),
          done(
            "mcp__github__list_issues",
            { state: "open" },
            700,
            "4 issues are open, 1 of them is new.",
          ),
          done("measure", { sensor: "roof" }, 260, "12 points", {
            artifact: artifact("series", { points: [3, 4, 6, 5, 8, 9, 7, 8, 11, 10, 12, 11] }),
          }),
          done("internal_state", {}, 10, "never shown"),
          done("Read", { path: "notes.md" }, 120, "A tool that nobody registered is a row."),
        ]}
      />
    </ArtifactProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("region", { name: "Weather in Bergen" })).toBeVisible();
    await expect(canvas.getByRole("img", { name: "12 points" })).toBeVisible();
    await expect(canvas.getByText(/4 issues are open/)).toBeVisible();
    await expect(canvas.queryByText("never shown")).toBeNull();
  },
};

/** A result that does not fit the schema: its text, a note and a retry; the host is told. */
export const PayloadThatDoesNotFit: Story = {
  render: () => (
    <ArtifactProvider registry={registry} defaultOpen={() => true}>
      <ToolCallList
        calls={[done("get_weather", { city: "Bergen" }, 480, '{"city":"Bergen","days":"three"}')]}
      />
    </ArtifactProvider>
  ),
};

/** While the call runs there is no payload yet, so a renderer with a schema waits. */
export const StillRunning: Story = {
  render: () => (
    <ArtifactProvider registry={registry}>
      <ToolCallList
        calls={[callFrom(request("get_weather", { city: "Bergen" }, { at: Date.now() - 7000 }))]}
      />
    </ArtifactProvider>
  ),
};

const quiet = defaultRegistry.extend({ fallback: "hidden" });

/** Unknown tools are hidden: what is left has a view of its own. */
export const HiddenFallback: Story = {
  render: () => (
    <ArtifactProvider registry={quiet}>
      <ToolCallList
        calls={[
          done("plumbing", {}, 20, "not shown"),
          done("Bash", { command: "ls" }, 90, "no such directory", { isError: true }),
        ]}
      />
    </ArtifactProvider>
  ),
};
