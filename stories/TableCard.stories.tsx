import type { Meta, StoryObj } from "@storybook/react-vite";
import { screen, userEvent, waitFor, within } from "storybook/test";
import { TableCard } from "../src/cards/TableCard/TableCard.tsx";
import { ARTIFACT_SCHEMA, type Artifact } from "../src/protocol/artifact/artifact.ts";
import { onStage } from "./CardStage.tsx";
import { pressAction } from "./pressAction.ts";

const meta = {
  title: "Cards/Table",
  component: TableCard,
  decorators: [onStage],
  args: { artifact: null, value: "A table.", isError: false, status: "success" },
} satisfies Meta<typeof TableCard>;

export default meta;
type Story = StoryObj<typeof meta>;

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

const CITIES = ["Berlin", "Gdańsk", "Porto", "Lyon", "Tartu", "大阪", "Berlin Mitte", "Turin"];
const CHANNELS = ["app", "store", "web", "partner"];
const ORDERS = {
  order_id: Array.from({ length: 12_480 }, (_, i) => `A-${90_000 + i}`),
  country: Array.from({ length: 12_480 }, (_, i) => ["DE", "PL", "PT", "FR", "EE", "JP"][i % 6]),
  city: Array.from({ length: 12_480 }, (_, i) => CITIES[(i * 7) % 8]),
  channel: Array.from({ length: 12_480 }, (_, i) => CHANNELS[(i * 3) % 4]),
  created: Array.from({ length: 12_480 }, (_, i) =>
    new Date(Date.UTC(2025, 2, 27) - i * 1_860_000).toISOString().slice(0, 16).replace("T", " "),
  ),
  items: Array.from({ length: 12_480 }, (_, i) => 1 + ((i * 5) % 9)),
  net: Array.from({ length: 12_480 }, (_, i) => Math.round(3000 + ((i * 7919) % 150_000)) / 100),
  tax: Array.from(
    { length: 12_480 },
    (_, i) => Math.round((3000 + ((i * 7919) % 150_000)) * 0.19) / 100,
  ),
  discount: Array.from({ length: 12_480 }, (_, i) => (i % 5 === 0 ? 10 : null)),
};
const orders = { artifact: artifact("orders_2025"), payload: { df: ORDERS } };

/** Hits are marked, the header says how many rows are left, the first column stays. */
export const Filtered: Story = {
  args: orders,
  play: async ({ canvasElement }) => {
    await filter(canvasElement, "berlin");
    const scroller = canvasElement.querySelector("[data-slot=scroll]");
    if (scroller) scroller.scrollLeft = 90;
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
    await userEvent.click(cell);
    await screen.findByRole("dialog");
  },
};

/** Copies and the download, in the menu. */
export const Menu: Story = {
  args: { artifact: artifact("Parcels by depot"), payload: { df: DEPOTS } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "More" }));
    await screen.findByRole("menu");
  },
};

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

async function filter(canvasElement: HTMLElement, query: string): Promise<void> {
  const canvas = within(canvasElement);
  const toggle = canvas.queryByRole("button", { name: "Filter rows" });
  if (toggle) await userEvent.click(toggle);
  await userEvent.type(await canvas.findByRole("searchbox", { name: "Filter rows" }), query);
  await waitFor(() => {
    const meta = canvasElement.querySelector("[data-slot=meta]")?.textContent ?? "";
    if (!/ of /.test(meta)) throw new Error(`not filtered yet: ${meta}`);
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
  });
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
