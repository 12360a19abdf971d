import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { ToolCallList, useToolCalls } from "../src/index.ts";
import { onProvider } from "./fixtures/onProvider.tsx";
import { RECORDING } from "./fixtures/recording.ts";
import { useReplay } from "./fixtures/useReplay.ts";

interface StreamProps {
  /** Times the speed at which it was recorded. */
  readonly speed: number;
}

function Stream({ speed }: StreamProps) {
  const { store, at, playing, play, pause, step, restart } = useReplay(RECORDING, speed);
  const calls = useToolCalls(store);
  return (
    <>
      <p>
        <button type="button" onClick={playing ? pause : play}>
          {playing ? "Pause" : "Play"}
        </button>{" "}
        <button type="button" onClick={step}>
          Next event
        </button>{" "}
        <button type="button" onClick={restart}>
          From the beginning
        </button>{" "}
        <output>
          {at} / {RECORDING.length}
        </output>
      </p>
      <ToolCallList calls={calls} />
    </>
  );
}

const meta = {
  title: "Chat/Streaming",
  component: Stream,
  decorators: [onProvider],
  args: { speed: 1 },
  argTypes: { speed: { control: { type: "range", min: 0.25, max: 8, step: 0.25 } } },
} satisfies Meta<typeof Stream>;

export default meta;
type Story = StoryObj<typeof meta>;

async function playTo(canvasElement: HTMLElement, n: number): Promise<void> {
  const next = within(canvasElement).getByRole("button", { name: "Next event" });
  for (let i = 0; i < n; i += 1) await userEvent.click(next, { delay: null });
}

/** Press Play: a recorded turn runs through the reducer, at the speed of the control. */
export const Replay: Story = {};

/** A row that the reader has opened stays open while its output grows. */
export const HalfWay: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const beforeProgress = RECORDING.findIndex(({ event }) => event.type === "tool-progress");
    await playTo(canvasElement, beforeProgress);
    const row = canvas.getByRole("button", { name: /^Bash npm test/ });
    await userEvent.click(row);
    await playTo(canvasElement, 3);
    await expect(row).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getByText(/rates\.test\.ts \(6 tests\)/)).toBeVisible();
  },
};

/** All events played: the table opened by itself, the files are delivered. */
export const WholeTurn: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await playTo(canvasElement, RECORDING.length);
    await expect(canvas.getByRole("button", { name: /^List files/ })).toBeVisible();
    await expect(canvas.getByRole("button", { name: /^Summarise/ })).toHaveAttribute(
      "aria-expanded",
      "true",
    );
    await expect(await canvas.findByText("NOK")).toBeVisible();
    await expect(await canvas.findByText(/Delivered 1/)).toBeVisible();
    await expect(canvas.queryByText("Running")).toBeNull();
  },
};
