import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { ArtifactProvider, createRegistry, ToolCallCard, ToolCallList } from "../src/index.ts";
import { artifact, done } from "./fixtures/calls.ts";
import { onProvider } from "./fixtures/onProvider.tsx";
import * as calls from "./fixtures/rowCalls.ts";

const meta = {
  title: "Chat/ToolCallCard",
  component: ToolCallCard,
  decorators: [onProvider],
  args: { call: calls.READ },
} satisfies Meta<typeof ToolCallCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A turn as a chat shows it: rows touch, the open one holds its card. */
export const Turn: Story = {
  render: () => (
    <ToolCallList
      calls={[
        calls.READ,
        calls.GREP,
        calls.FAILED,
        calls.EDIT,
        calls.TABLE,
        calls.DELIVERY,
        calls.RUNNING,
      ]}
    />
  ),
};

/** Done: the tool's own icon, no word, how long it took. */
export const Done: Story = {};

/** Running: a ring, the word, and the seconds from the first one on. */
export const Running: Story = { args: { call: calls.RUNNING } };

/** Arguments are still being written. */
export const Streaming: Story = { args: { call: calls.STREAMING } };

/** Open while it runs: what was asked for. */
export const RunningOpen: Story = { args: { call: calls.RUNNING, defaultOpen: true } };

/** A person has been asked. */
export const AwaitingApproval: Story = { args: { call: calls.ASKED, defaultOpen: true } };

/** A person has said no, and why. */
export const Denied: Story = { args: { call: calls.DENIED, defaultOpen: true } };

/** The stream ended before there was a result. */
export const Stopped: Story = { args: { call: calls.STOPPED } };

/** A failed step is one closed line. */
export const Failed: Story = { args: { call: calls.FAILED } };

/** Open, it says what went wrong. */
export const FailedOpen: Story = { args: { call: calls.FAILED, defaultOpen: true } };

/** Failed without a message: an error card all the same. */
export const FailedWithoutMessage: Story = {
  args: { call: calls.FAILED_SILENTLY, defaultOpen: true },
};

/** A status that only its producer knows is shown as it is. */
export const UnknownStatus: Story = { args: { call: calls.QUEUED } };

/** Opened by the reader. */
export const Open: Story = {
  args: { call: calls.TESTED },
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole("button", { expanded: false });
    await userEvent.click(row);
    await expect(row).toHaveAttribute("aria-expanded", "true");
    await waitFor(() => expect(within(canvasElement).getByRole("group")).toBeVisible());
  },
};

/** With the keyboard: the ring stands outside. */
export const Focused: Story = {
  args: { call: calls.GREP },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("button")).toHaveFocus();
  },
};

/** A table opens by itself. */
export const OpensByItself: Story = { args: { call: calls.TABLE } };

/** Long name, long arguments, no arguments, minutes. */
export const Long: Story = {
  render: () => <ToolCallList calls={[calls.LONG_NAME, calls.LIST, calls.MINUTES]} />,
};

/** What a tool returned is text, whatever it is. */
export const Hostile: Story = { args: { call: calls.HOSTILE_NAME, defaultOpen: true } };

/** Registered as a full row: it stands open and cannot be closed. */
export const FullRow: Story = { args: { call: calls.DELIVERY } };

const VALUE = "Columns: month, orders, revenue\nSummary contains 3 rows.";

/** No artifact: the portable text is the card. */
export const PortableText: Story = {
  args: {
    call: done(
      "Ask",
      { question: "Which month was best?" },
      900,
      "March was best, with 1,377 orders.",
    ),
    defaultOpen: true,
  },
};

/** An artifact of a later version: its text, and one quiet line. */
export const NewerVersion: Story = {
  args: {
    call: done("Summarise", { group: "month" }, 640, VALUE, {
      title: "Orders by month",
      artifact: { ...artifact("table", { df: [] }, { title: "Orders by month" }), version: 3 },
    }),
    defaultOpen: true,
  },
};

/** A kind that has no view. */
export const UnknownKind: Story = {
  args: {
    call: done("Locate", { region: "north" }, 420, "9 depots between Tromsø and Luleå.", {
      artifact: artifact("geo-map", { points: 9 }, { title: "Depots" }),
    }),
    defaultOpen: true,
  },
};

function Broken(): never {
  throw new Error("This renderer always fails.");
}
const broken = createRegistry({ kinds: { sketch: Broken } });
const sketch = artifact("sketch", {}, { title: "Orders by month" });

/** A renderer has failed. The neighbours have not noticed. */
export const RendererFailed: Story = {
  render: () => (
    <ArtifactProvider registry={broken} defaultOpen={() => true}>
      <ToolCallList
        calls={[
          done("Draw", {}, 300, '<td onclick="alert(1)">March</td> stays text.', {
            artifact: sketch,
          }),
          done("Note", {}, 100, "The next card is well."),
        ]}
      />
    </ArtifactProvider>
  ),
};

/** It has failed, and there is no text. */
export const RendererFailedWithoutText: Story = {
  render: () => (
    <ArtifactProvider registry={broken}>
      <ToolCallCard call={done("Draw", {}, 300, "", { artifact: sketch })} defaultOpen />
    </ArtifactProvider>
  ),
};

/** No result worth showing. */
export const NoResult: Story = { args: { call: done("Sleep", {}, 1_000, ""), defaultOpen: true } };
