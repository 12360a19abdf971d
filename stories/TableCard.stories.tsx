import type { Meta, StoryObj } from "@storybook/react-vite";
import { TableCard } from "../src/cards/TableCard/TableCard.tsx";
import { ARTIFACT_SCHEMA, type Artifact } from "../src/protocol/artifact/artifact.ts";
import { onStage } from "./CardStage.tsx";

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

/** The first 100 rows, in a box that scrolls; the true size in the header. */
export const ManyRows: Story = {
  args: { artifact: artifact("Sensor readings"), payload: { df: READINGS } },
};

/** The payload itself is a part of the data, and says so. */
export const PartOfTheData: Story = {
  args: {
    artifact: artifact("Sensor readings"),
    payload: { df: READINGS.slice(0, 3), total_rows: 48_210 } as object,
  },
};

/** The first 50 columns; the first column stays in view in a narrow card. */
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
