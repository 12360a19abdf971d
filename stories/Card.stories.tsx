import type { Meta, StoryObj } from "@storybook/react-vite";
import Braces from "lucide-react/icons/braces";
import Download from "lucide-react/icons/download";
import Filter from "lucide-react/icons/funnel";
import Info from "lucide-react/icons/info";
import Pin from "lucide-react/icons/pin";
import Table2 from "lucide-react/icons/table-2";
import { Card } from "../src/cards/Card/Card.tsx";
import { copyAction } from "../src/cards/Card/CardAction.ts";
import { CardFooter } from "../src/cards/Card/CardFooter.tsx";
import { CardNote } from "../src/cards/Card/CardNote.tsx";
import { TextBody } from "../src/cards/Card/TextBody.tsx";
import { en } from "../src/locales/en.ts";
import { onStage } from "./CardStage.tsx";
import { pressAction } from "./pressAction.ts";

const meta = {
  title: "Cards/Shell",
  component: Card,
  decorators: [onStage],
  args: {
    kind: "table",
    icon: Table2,
    title: "Invoices by region",
    fallbackTitle: "Result",
    meta: "12 rows × 6 columns",
    metaShort: "12 × 6",
    value: "The summary has 12 rows.",
    modelSaw: "table",
    status: "success",
    actions: [
      { id: "download", label: "Download", icon: Download, onSelect: () => {} },
      copyAction(en, () => "region,net\n"),
    ],
    children: <TextBody text={"region      net\nNorth   184,230\nSouth   171,102"} />,
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** What the model saw: the header stays, the text channel takes the body's place. */
export const ModelSaw: Story = {
  play: ({ canvasElement }) => pressAction(canvasElement, "What the model saw"),
};

/** More than four actions: three and a menu. */
export const ManyActions: Story = {
  args: {
    actions: [
      { id: "filter", label: "Filter rows", icon: Filter, onSelect: () => {} },
      {
        id: "pin",
        label: "Keep first column in view",
        icon: Pin,
        pressed: true,
        onSelect: () => {},
      },
      { id: "json", label: "Copy as JSON", icon: Braces, copyText: () => "[]" },
      { id: "download", label: "Download CSV", icon: Download, onSelect: () => {} },
      copyAction(en, () => "region,net\n"),
    ],
  },
};

export const MenuOpen: Story = {
  ...ManyActions,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "More" }));
  },
};

/** An error on a rich kind: the result is kept under a strip. */
export const ErrorStrip: Story = {
  args: {
    isError: true,
    status: "error",
    value: "Stopped after 12 of 48 regions: the connection was closed.",
    errorNote: "The table is from before the error.",
  },
};

/** A quiet note and a footer. */
export const NotesAndFooter: Story = {
  args: {
    notes: (
      <CardNote icon={Info} action={{ label: "Try again", onSelect: () => {} }}>
        The layout was read from an older version of this file.
      </CardNote>
    ),
    children: (
      <>
        <TextBody text={"region      net\nNorth   184,230"} />
        <CardFooter icon={Info}>First 1,000 of 48,210 rows.</CardFooter>
      </>
    ),
  },
};

/** The meta is whole or not there at all. */
export const LongTitle: Story = {
  args: {
    title:
      "Invoices by region, month and payment terms, late ones marked, all of the last twelve quarters",
  },
};

/** The title takes its direction from its first strong letter and cannot reorder its neighbours. */
export const MixedDirections: Story = {
  args: { title: "\u202egnp.tropeR\u202c التقرير report.pdf" },
};

export const Chinese: Story = {
  globals: { locale: "zh-CN" },
  args: { title: "按地区汇总的发票", meta: "12 行 × 6 列" },
};

export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  args: { title: "الفواتير حسب المنطقة", meta: "12 صفًا × 6 أعمدة" },
};
