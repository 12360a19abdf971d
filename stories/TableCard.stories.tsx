import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { screen, userEvent, waitFor, within } from "storybook/test";
import { TableCard } from "../src/cards/TableCard/TableCard.tsx";
import { ARTIFACT_SCHEMA, type Artifact } from "../src/protocol/artifact/artifact.ts";
import { onStage } from "./CardStage.tsx";
import { pressAction } from "./pressAction.ts";
import { typeset } from "./typeset.ts";

const meta = {
  title: "Cards/Table",
  component: TableCard,
  decorators: [onStage],
  args: { artifact: null, value: "A table.", isError: false, status: "success" },
} satisfies Meta<typeof TableCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Menus, popovers and the worker are loaded when they are first needed. */
const PATIENT = { timeout: 10_000 };

/** A phone's column. */
const narrow = { width: "360" };

function artifact(title: string): Artifact {
  const payload = {};
  return { schema: ARTIFACT_SCHEMA, version: 1, kind: "table", status: "success", title, payload };
}

const DEPOTS = [
  {
    depot: "Rotterdam",
    parcels: 48210,
    revenue: 912_440.5,
    late: 0.031,
    opened: "2019-04-01",
    cold: true,
    remark: "Took over the night shift from Antwerp until the new hall is finished",
  },
  {
    depot: "Gdańsk",
    parcels: 21874,
    revenue: 403_118,
    late: 0.024,
    opened: "2021-11-15",
    cold: true,
    remark: "Second dock from May",
  },
  {
    depot: "大阪",
    parcels: 19330,
    revenue: 388_902.25,
    late: 0.012,
    opened: "2020-07-20",
    cold: false,
    remark: "冷蔵車は来月から",
  },
  {
    depot: "Porto",
    parcels: 9120,
    revenue: 140_077.75,
    opened: "2022-02-07",
    cold: null,
    remark: "",
  },
  { depot: "Unassigned", parcels: 14, late: 0.5, opened: "2023-01-01", cold: false, remark: "NA" },
];

/** Types decide the alignment; missing, null and empty are three marks; counts are grouped, rates are not. */
export const Default: Story = {
  args: {
    artifact: artifact("Parcels by depot"),
    payload: { df: DEPOTS },
    value: "5 depots, 98,548 parcels, 3.1 % late at worst.",
  },
};

export const RowNames: Story = {
  args: {
    artifact: artifact("Fuel use"),
    payload: {
      df: [
        { litres: 5.2, gears: 5, _row: "Panda Cross" },
        { litres: 6.9, gears: 6, _row: "Octavia Combi" },
        { litres: 11.4, gears: 6, _row: "Transit 350" },
      ],
    },
  },
};

/** The default in a narrow card. */
export const Narrow: Story = { ...Default, globals: narrow };

/** A reader's own widths: columns are sized by their edge, or with Shift and the arrows. */
export const Resized: Story = {
  args: { artifact: artifact("Parcels by depot"), payload: { df: DEPOTS } },
  play: async ({ canvasElement }) => {
    await canvasElement.ownerDocument.fonts.ready;
    canvasElement.querySelector<HTMLElement>("[data-slot=sort]")?.focus();
    await userEvent.keyboard("{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}");
    await userEvent.keyboard("{End}{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}");
  },
};

/** The same header, the text that the model was given. */
export const WhatTheModelSaw: Story = {
  args: { ...Default.args },
  play: ({ canvasElement }) => pressAction(canvasElement, "What the model saw"),
};

const READINGS = Array.from({ length: 480 }, (_, i) => ({
  sensor: `hall-${1 + (i % 6)}`,
  at: new Date(Date.UTC(2026, 2, 1, 0, 5 * i)).toISOString().slice(0, 16).replace("T", " "),
  celsius: Math.round(190 + 30 * Math.sin(i / 20)) / 10,
  humidity: i % 17 === 0 ? null : Math.round(40 + 8 * Math.cos(i / 14)) / 100,
  door: i % 40 === 3 ? "open" : "shut",
}));

/** Twelve rows in view, a scrolling box for the others. */
export const ManyRows: Story = {
  args: { artifact: artifact("Sensor readings"), payload: { df: READINGS } },
};

const ORDER_ROWS = 12_480;
/** A number from 0 to 1 that looks random and is always the same. */
const noise = (i: number): number => Math.abs(Math.sin(i * 12.9898) * 43_758.5453) % 1;
/** Many small amounts, few large ones. */
const net = (i: number): number =>
  Math.round(100 * Math.exp(4 + 0.9 * (noise(i) + noise(i + 0.3) + noise(i + 0.7) - 1.5) * 2)) /
  100;
const CITIES = ["Berlin", "Gdańsk", "Porto", "Lyon", "Tartu", "大阪", "Berlin Mitte", "Turin"];
const CHANNELS = ["app", "store", "web", "partner"];
const ORDERS = {
  order_id: orderColumn((i) => `A-${90_000 + i}`),
  country: orderColumn((i) => ["DE", "PL", "PT", "FR", "EE", "JP"][i % 6]),
  city: orderColumn((i) => CITIES[Math.floor(8 * noise(i) ** 2)]),
  channel: orderColumn((i) => CHANNELS[(i * 3) % 4]),
  created: orderColumn((i) =>
    new Date(Date.UTC(2025, 2, 27) - i * 1_860_000).toISOString().slice(0, 16).replace("T", " "),
  ),
  items: orderColumn((i) => 1 + ((i * 5) % 9)),
  net: orderColumn(net),
  tax: orderColumn((i) => Math.round(net(i) * 19) / 100),
  discount: orderColumn((i) => (i % 5 === 0 ? 10 : null)),
};

function orderColumn<T>(cell: (row: number) => T): readonly T[] {
  return Array.from({ length: ORDER_ROWS }, (_, row) => cell(row));
}

const orders = { artifact: artifact("orders_2025"), payload: { df: ORDERS } };

/** Hits are marked, the header says how many rows are left, the first column stays; scrolled sideways and down. */
export const Filtered: Story = {
  args: orders,
  play: async ({ canvasElement }) => {
    await keepFirst(canvasElement);
    await filter(canvasElement, "berlin");
    scroll(canvasElement, 60, 80);
  },
};

/** A narrow card: a short size, the filter in a bar of its own, the first column stays by itself. */
export const NarrowFiltered: Story = {
  args: orders,
  globals: narrow,
  play: async ({ canvasElement }) => {
    await filter(canvasElement, "berlin");
    scroll(canvasElement, 60, 64);
  },
};

export const NoMatches: Story = {
  args: { artifact: artifact("Parcels by depot"), payload: { df: DEPOTS } },
  play: ({ canvasElement }) => filter(canvasElement, "zürich"),
};

/** Largest first; the arrow and the tone of the name say so. */
export const Sorted: Story = {
  args: { artifact: artifact("Parcels by depot"), payload: { df: DEPOTS } },
  play: async ({ canvasElement }) => {
    await pressColumn(canvasElement, "revenue");
    await pressColumn(canvasElement, "revenue");
  },
};

/** A cut cell opens beside itself. */
export const Peek: Story = {
  args: { artifact: artifact("Parcels by depot"), payload: { df: DEPOTS } },
  play: async ({ canvasElement }) => {
    const cell = await within(canvasElement).findByText(/^Took over the night shift/);
    await typeset();
    await userEvent.click(cell);
    await screen.findByRole("dialog");
  },
};

/** The cell is brought into view beside the first column before it opens. */
export const NarrowPeek: Story = { ...Peek, globals: narrow };

/** Copies and the download, in the menu. */
export const Menu: Story = {
  args: { artifact: artifact("Parcels by depot"), payload: { df: DEPOTS } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "More" }));
    await screen.findByRole("menu");
  },
};

/** The menu of a narrow card holds what the model saw, too. */
export const NarrowMenu: Story = { ...Menu, globals: narrow };

/** Cells selected by keyboard; they are copied as a block. */
export const Selection: Story = {
  args: { artifact: artifact("Parcels by depot"), payload: { df: DEPOTS } },
  play: async ({ canvasElement }) => {
    const first = canvasElement.querySelector<HTMLElement>("[data-slot=sort]");
    first?.focus();
    await userEvent.keyboard(
      "{ArrowDown}{ArrowRight}{Shift>}{ArrowDown}{ArrowDown}{ArrowRight}{/Shift}",
    );
  },
};

/** What a column of numbers holds, in short. */
export const SummaryOfNumbers: Story = {
  args: orders,
  play: ({ canvasElement }) => summarize(canvasElement, "net"),
};

/** Text has its most frequent values. */
export const SummaryOfTexts: Story = {
  args: orders,
  play: ({ canvasElement }) => summarize(canvasElement, "city"),
};

/** Times have a first and a last one. */
export const SummaryOfTimes: Story = {
  args: orders,
  play: ({ canvasElement }) => summarize(canvasElement, "created"),
};

/** The column comes into view before its summary opens. */
export const NarrowSummary: Story = { ...SummaryOfNumbers, globals: narrow };

/** Bars and figures keep their sides in a language that runs from right to left. */
export const SummaryRightToLeft: Story = { ...SummaryOfNumbers, globals: { direction: "rtl" } };

async function filter(canvasElement: HTMLElement, query: string): Promise<void> {
  const canvas = within(canvasElement);
  const toggle = canvas.queryByRole("button", { name: "Filter rows" });
  if (toggle) await userEvent.click(toggle);
  await userEvent.type(await canvas.findByRole("searchbox", { name: "Filter rows" }), query);
  await waitFor(() => {
    const meta = canvasElement.querySelector("[data-slot=meta]")?.textContent ?? "";
    if (!/ of /.test(meta)) throw new Error(`not filtered yet: ${meta}`);
  }, PATIENT);
}

function scroll(canvasElement: HTMLElement, left: number, top: number): void {
  canvasElement.querySelector("[data-slot=scroll]")?.scrollTo({ left, top });
}

async function keepFirst(canvasElement: HTMLElement): Promise<void> {
  await userEvent.click(within(canvasElement).getByRole("button", { name: "More" }));
  await userEvent.click(await screen.findByText("Keep first column in view", {}, PATIENT));
  await waitFor(() => {
    if (screen.queryByRole("menu")) throw new Error("the menu is still open");
  });
}

async function pressColumn(canvasElement: HTMLElement, name: string): Promise<void> {
  await userEvent.click(within(canvasElement).getByRole("button", { name }));
}

async function summarize(canvasElement: HTMLElement, name: string): Promise<void> {
  within(canvasElement).getByRole("button", { name }).focus();
  await userEvent.keyboard("{ArrowDown}");
  await pressAction(canvasElement, "Column summary");
  await waitFor(() => {
    if (!document.querySelector("[data-slot=summary] dl")) throw new Error("no summary yet");
  }, PATIENT);
}

/** The payload itself is a part of the data, and says so. */
export const PartOfTheData: Story = {
  args: {
    artifact: artifact("Sensor readings"),
    payload: { df: READINGS.slice(0, 3), total_rows: 48_210 } as object,
  },
};

/** Columns out of view are not mounted; the first one stays. */
export const ManyColumns: Story = {
  args: {
    artifact: artifact("Weekly counts"),
    payload: {
      df: Array.from({ length: 4 }, (_, row) =>
        Object.fromEntries([
          ["shop", ["Harbour", "Old Town", "Airport", "Station North"][row]],
          ...Array.from({ length: 79 }, (_, week) => [`w${week + 1}`, (row + 3) * (week + 11)]),
        ]),
      ),
    },
  },
};

/** Ten thousand columns: those in view are mounted. */
export const TenThousandColumns: Story = {
  args: { artifact: artifact("Probe matrix"), payload: {} },
  render: (args) => (
    <Later
      payload={() => {
        const df: Record<string, readonly (string | number)[]> = { sample: SAMPLES };
        for (let i = 1; i < 10_000; i++)
          df[`probe_${i}`] = SAMPLES.map((_, row) => row + Math.round(noise(i) * 1000) / 1000);
        return { df };
      }}
    >
      {(payload) => <TableCard {...args} payload={payload} />}
    </Later>
  ),
  play: async ({ canvasElement }) => {
    await canvasElement.ownerDocument.fonts.ready;
    scroll(canvasElement, 420_000, 0);
  },
};

/** A million rows: those in view are mounted. */
export const MillionRows: Story = {
  args: { artifact: artifact("Clicks of one day"), payload: {} },
  render: (args) => (
    <Later
      payload={() => ({
        df: {
          click: Array.from({ length: 1_000_000 }, (_, i) => i + 1),
          page: Array.from({ length: 1_000_000 }, (_, i) => PAGES[(i * 7) % 5]),
          seconds: Array.from({ length: 1_000_000 }, (_, i) => (i * 7919) % 600),
        },
      })}
    >
      {(payload) => <TableCard {...args} payload={payload} />}
    </Later>
  ),
  play: ({ canvasElement }) => scroll(canvasElement, 0, 16_000_000),
};

const SAMPLES = ["S-01", "S-02", "S-03", "S-04"];
const PAGES = ["/", "/prices", "/docs/start", "/docs/tables", "/about"];

interface LaterProps {
  readonly payload: () => object;
  readonly children: (payload: object) => ReactNode;
}

/** Data that is made when its story is shown, and once. */
function Later({ payload, children }: LaterProps): ReactNode {
  const [made] = useState(payload);
  return children(made);
}

/** Years, codes and identifiers are never grouped; lists and objects are short text. */
export const CodesAndLists: Story = {
  args: {
    artifact: artifact("Permits"),
    payload: {
      df: [
        {
          id: 100234,
          year: 2019,
          zip: "01067",
          phone: 4935112345,
          tags: ["roof", "listed"],
          site: { lot: 7 },
        },
        { id: 100871, year: 2024, zip: "80331", phone: 498912345, tags: [], site: { lot: 12 } },
      ],
    },
  },
};

export const NoRows: Story = {
  args: {
    artifact: artifact("Overdue permits"),
    payload: { df: { id: [], applicant: [], due: [], days: [] } },
  },
};

export const NothingAtAll: Story = {
  args: { artifact: artifact("Overdue permits"), payload: { df: [] } },
};

/** A payload without a data frame: its text. */
export const TextOnly: Story = {
  args: {
    artifact: artifact("Model fit"),
    payload: {
      text: "             Estimate  Std. Error\n(Intercept)   12.4012      0.8811\nage            0.0312      0.0040",
    },
    value: "age: 0.0312 (0.0040)",
  },
};

/** HTML is never markup; without a value its source is shown. */
export const HtmlAsText: Story = {
  args: {
    artifact: artifact("Report"),
    payload: { html: "<table><tr><td>12</td></tr></table><script>alert(1)</script>" } as object,
    value: "",
  },
};

export const Hostile: Story = {
  args: {
    artifact: artifact("<b>Users</b> \u202egnp.exe"),
    payload: {
      df: {
        columns: ["name", "name", "__proto__", "<img src=x onerror=alert(1)>"],
        data: [
          [
            '=HYPERLINK("https://attacker.example")',
            "ad\u200bmin",
            "\u202etxt.exe",
            "z".repeat(4000),
          ],
          ["<script>alert(1)</script>", "", null, "a\u0000b"],
        ],
      },
    },
  },
};

export const Failed: Story = {
  args: {
    artifact: artifact("Parcels by depot"),
    payload: { df: DEPOTS.slice(0, 2) },
    value: "The connection closed after 2 of 5 depots.",
    isError: true,
    status: "error",
  },
};

export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  args: {
    artifact: artifact("المبيعات حسب الفرع"),
    payload: {
      df: [
        { الفرع: "القاهرة", sales: 184_210.5, delta: -12, opened: "2019-04-01 08:30", note: "OK" },
        { الفرع: "الإسكندرية", sales: 98_004, delta: 7, opened: "2021-11-15 09:00", note: null },
      ],
    },
  },
};

/** The first column stays at the right; its edge and the fade are mirrored. */
export const RightToLeftScrolled: Story = {
  args: orders,
  globals: { direction: "rtl" },
  play: async ({ canvasElement }) => {
    await keepFirst(canvasElement);
    await filter(canvasElement, "berlin");
    scroll(canvasElement, -60, 80);
  },
};

export const Chinese: Story = {
  globals: { locale: "zh-CN" },
  args: {
    artifact: artifact("各仓库包裹量"),
    payload: {
      df: [
        { 仓库: "上海", 包裹数量: 48210, 备注: "夜班由杭州接管，直到新库房完工为止" },
        { 仓库: "成都", 包裹数量: 21874, 备注: "" },
        { 仓库: null, 包裹数量: null, 备注: "无" },
      ],
    },
  },
};
