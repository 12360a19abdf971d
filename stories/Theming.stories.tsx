import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ToolCallList } from "../src/index.ts";
import { onProvider } from "./fixtures/onProvider.tsx";
import * as calls from "./fixtures/rowCalls.ts";
import "../src/styles/themes/shadcn.css";
import "./fixtures/hosts.css";

interface HostProps {
  /** Class of the host around the cards. */
  readonly host: string;
  readonly dark?: boolean;
}

function Host({ host, dark = false }: HostProps) {
  return (
    <div className={dark ? `story-host ${host} dark` : `story-host ${host}`}>
      <div className="content">
        <p>I summarised the orders and checked the totals.</p>
        <ToolCallList
          calls={[calls.READ, calls.FAILED, calls.TESTED, calls.TABLE, calls.DELIVERY]}
        />
        <p>
          The result is in <code>orders.csv</code>.
        </p>
      </div>
    </div>
  );
}

const meta = {
  title: "Chat/Theming",
  component: Host,
  decorators: [onProvider],
} satisfies Meta<typeof Host>;

export default meta;
type Story = StoryObj<typeof meta>;

const styleOf = (root: HTMLElement, selector: string): CSSStyleDeclaration => {
  const element = root.querySelector(selector);
  if (!element) throw new Error(`no ${selector}`);
  return getComputedStyle(element);
};

/** A host with nothing but a typeface. */
export const Plain: Story = { args: { host: "story-plain" } };

export const PlainDark: Story = { args: { host: "story-plain", dark: true } };

/** A host on shadcn/ui: its tokens, through `themes/shadcn.css`. */
export const Shadcn: Story = {
  args: { host: "story-shadcn" },
  play: async ({ canvasElement }) => {
    const card = styleOf(canvasElement, "[data-slot=card]");
    await expect(card.borderTopLeftRadius).toBe("6px");
    await expect(card.backgroundColor).toBe("rgb(255, 253, 248)");
  },
};

export const ShadcnDark: Story = { args: { host: "story-shadcn", dark: true } };

/** A host that styles bare tags inside messages, as Bootstrap and many typography sheets do. */
export const BareTags: Story = {
  args: { host: "story-bare" },
  play: async ({ canvasElement }) => {
    const row = styleOf(canvasElement, "[data-slot=row]");
    await expect(row.backgroundColor).toBe("rgba(0, 0, 0, 0)");
    await expect(row.textTransform).toBe("none");
    await expect(row.borderTopWidth).toBe("0px");
    await expect(styleOf(canvasElement, "[data-slot=icon] svg").width).toBe("16px");
  },
};

export const BareTagsDark: Story = { args: { host: "story-bare", dark: true } };

/** Any public token can be set anywhere above a card. */
export const OwnTokens: Story = {
  args: { host: "story-own" },
  play: async ({ canvasElement }) => {
    await expect(styleOf(canvasElement, "[data-slot=card]").borderTopLeftRadius).toBe("0px");
  },
};
