import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { DEFAULT_LIMITS } from "../src/cards/shared/limits.ts";
import { TextCard } from "../src/cards/TextCard/TextCard.tsx";
import { ARTIFACT_SCHEMA, type Artifact } from "../src/protocol/artifact/artifact.ts";
import { ValueFallback } from "../src/react/ValueFallback.tsx";
import { onStage } from "./CardStage.tsx";
import { pressAction } from "./pressAction.ts";

const meta = {
  title: "Cards/Text",
  component: TextCard,
  decorators: [onStage],
  args: { artifact: null, value: "", isError: false, status: "success" },
} satisfies Meta<typeof TextCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A phone's column. */
const narrow = { width: "360" };

const ESC = "\u001b";

function artifact(title: string | null, icon: string | null = null): Artifact {
  const payload = {};
  return {
    schema: ARTIFACT_SCHEMA,
    version: 1,
    kind: "text",
    status: "success",
    icon,
    title,
    payload,
  };
}

const served = (i: number): string =>
  `2026-03-0${(i % 9) + 1} GET /orders/${i * 37} served in ${i % 250} ms`;

/** Opens the find bar of the card and types. */
async function openFind(canvas: ReturnType<typeof within>, query: string): Promise<void> {
  canvas.getByRole("button", { name: "Copy" }).focus();
  await userEvent.keyboard("{Control>}f{/Control}");
  const field = await canvas.findByRole("searchbox");
  await userEvent.type(field, query);
  await waitFor(() => expect(canvas.getByRole("search").textContent).toMatch(/ of |No matches/));
}

const MIGRATION = [
  "Reading migrations from db/migrate (61 files)",
  "Schema is at 0057, 4 migrations are pending",
  "0058  add_invoice_due_dates        applied in  18 ms",
  "0059  backfill_invoice_due_dates   applied in 2.4 s   (81,204 rows)",
  "0060  index_invoices_on_due_date   applied in 640 ms",
  "0061  drop_legacy_due_column       applied in  22 ms",
];
const LONG = [
  ...MIGRATION,
  ...Array.from(
    { length: 78 },
    (_, i) =>
      `check ${String(i + 1).padStart(2)}  invoices ${i * 1000 + 1} to ${(i + 1) * 1000}  ok`,
  ),
];

/** More than 12 lines: a fade, and one button for the rest. */
export const Long: Story = {
  args: {
    payload: { text: LONG },
    artifact: artifact("Migration log"),
    value: "Applied 4 migrations.",
  },
};

/** Few lines: no button, and nothing that the model did not see. */
export const Short: Story = {
  args: { payload: { text: MIGRATION.join("\n") }, value: MIGRATION.join("\n") },
};

/** 14 lines are shown whole: a button would take the place of the two it hides. */
export const JustOver: Story = {
  args: { payload: { text: LONG.slice(0, 14) }, value: "14 lines." },
};

export const NarrowLong: Story = { ...Long, globals: narrow };

/** Lines that run on and scroll sideways. */
export const Unwrapped: Story = {
  args: {
    payload: {
      text: LONG.map(
        (line, i) => `${line}  took ${i} of ${LONG.length} steps, each of them checked twice`,
      ),
    },
    artifact: artifact("Migration log"),
    value: "Applied 4 migrations.",
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "More" }));
    await userEvent.click(await screen.findByText("Wrap lines"));
  },
};

/** The same header, the text that the model was given. */
export const WhatTheModelSaw: Story = {
  args: { ...Long.args },
  play: ({ canvasElement }) => pressAction(canvasElement, "What the model saw"),
};

/** No artifact: the portable text is the card, in the host's own face. */
export const ValueOnly: Story = {
  args: {
    payload: { text: "" },
    value:
      "Nine of the twelve depots met their target; late parcels rose most in Rotterdam (3.1 %), where the night shift moved.",
  },
  render: ({ value = "" }) => <ValueFallback value={value} status="success" />,
};

/** A value that looks like output keeps its columns. */
export const ValueOfOutput: Story = {
  ...ValueOnly,
  args: { payload: { text: "" }, value: MIGRATION.join("\n") },
};

/** The 16 colours, their attributes, and inverse text as a chip. */
export const Terminal: Story = {
  args: {
    payload: {
      text: [
        `${ESC}[41m${ESC}[97m FAIL ${ESC}[39m${ESC}[49m test/${ESC}[1mledger.test.ts${ESC}[22m ${ESC}[2m>${ESC}[22m keeps the balance of a split payment`,
        `${ESC}[31;1mAssertionError${ESC}[22m: expected 119.99 to be 120${ESC}[39m`,
        "",
        `  ${ESC}[32m- Expected${ESC}[39m`,
        `  ${ESC}[31m+ Received${ESC}[39m`,
        "",
        ` ${ESC}[36m❯ test/ledger.test.ts:${ESC}[2m31:24${ESC}[22m${ESC}[39m`,
        `     ${ESC}[90m30|${ESC}[39m   ${ESC}[35mconst${ESC}[39m total = ${ESC}[34msplit${ESC}[39m(${ESC}[33m120${ESC}[39m, ${ESC}[33m3${ESC}[39m)`,
        `     ${ESC}[90m31|${ESC}[39m   ${ESC}[34mexpect${ESC}[39m(${ESC}[34msum${ESC}[39m(total)).toBe(${ESC}[33m120${ESC}[39m)`,
        "",
        ` ${ESC}[2mTest Files${ESC}[22m  ${ESC}[1;31m1 failed${ESC}[0m ${ESC}[2m|${ESC}[22m ${ESC}[1;32m23 passed${ESC}[0m ${ESC}[90m(24)${ESC}[39m`,
      ].join("\n"),
    },
    artifact: artifact("vitest run"),
    value: "1 of 24 files failed.",
  },
};

/** Every colour and attribute that the sheet knows. */
export const TerminalPalette: Story = {
  args: {
    payload: {
      text: [
        [30, 31, 32, 33, 34, 35, 36, 37].map((n) => `${ESC}[${n}mcolour ${n}${ESC}[0m`).join("  "),
        [90, 91, 92, 93, 94, 95, 96, 97].map((n) => `${ESC}[${n}mcolour ${n}${ESC}[0m`).join("  "),
        [40, 41, 42, 43, 44, 45, 46, 47].map((n) => `${ESC}[${n}m ground ${n} ${ESC}[0m`).join(" "),
        `${ESC}[1mbold${ESC}[0m  ${ESC}[2mdim${ESC}[0m  ${ESC}[3mitalic${ESC}[0m  ${ESC}[4munderline${ESC}[0m  ${ESC}[7m inverse ${ESC}[0m  ${ESC}[38;5;208morange${ESC}[0m  ${ESC}[38;2;120;80;220mviolet${ESC}[0m`,
      ],
    },
    artifact: artifact("Palette"),
  },
};

/** The states of a progress line collapse to the last; a shell says so by `lang`. */
export const Progress: Story = {
  args: {
    payload: {
      lang: "bash",
      text: "Fetching weights   3%\rFetching weights  48%\rFetching weights 100%\nVerified 2 files\n",
    },
    artifact: artifact("Download"),
  },
};

/** Hidden characters are marked and counted; copying gives the original. */
export const HiddenCharacters: Story = {
  args: {
    payload: {
      text: 'role = "guest\u202e \u2066# staff only\u2069 \u2066"\nuser\u200bname = "ann"\nnul \u0000, half a pair \ud83d, tags \u{e0069}\u{e0067}\u{e006e}\u{e006f}\u{e0072}\u{e0065}',
    },
    artifact: artifact("config.toml"),
    value: "3 lines.",
  },
};

/** Markup, Markdown and links of the tool are text. */
export const Hostile: Story = {
  args: {
    payload: {
      text: '<img src=x onerror="window.__xss=1"> **bold** [link](javascript:window.__xss=1)\n</div></article><script>window.__xss=1</script>\nhttps://tracker.example/pixel.gif?q=1',
    },
    artifact: artifact('<b onmouseover="window.__xss=1">Report</b>', '"><img src=x>'),
    value: "A page.",
  },
};

/** One line that is long only because it wraps. */
export const OneLongLine: Story = {
  args: {
    payload: {
      text: `ids=${Array.from({ length: 900 }, (_, i) => 40_000 + i * 7).join(",")}`,
    },
    artifact: artifact("Request"),
    value: "900 ids.",
  },
};

/** Ten megabytes: opened, it scrolls in a window of its own. */
export const Huge: Story = {
  args: {
    payload: { text: Array.from({ length: 160_000 }, (_, i) => served(i)).join("\n") },
    artifact: artifact("access.log"),
    value: "160,000 requests.",
  },
};

/** Thousands of lines, opened: the box scrolls, the card does not grow. */
export const HugeOpen: Story = {
  args: { ...Huge.args, payload: { text: Array.from({ length: 5000 }, (_, i) => served(i)) } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show all 5,000 lines" }));
    await canvas.findByRole("group", { name: "access.log" });
  },
};

/** The card's own find: what was found is marked, the current hit more so. */
export const SearchOpen: Story = {
  args: HugeOpen.args,
  play: async ({ canvas }) => {
    await openFind(canvas, "45 ms");
  },
};

/** Nothing was found. */
export const SearchEmpty: Story = {
  args: HugeOpen.args,
  play: async ({ canvas }) => {
    await openFind(canvas, "teapot");
  },
};

/** The tool failed; its text is what it has to say. */
export const Failed: Story = {
  args: {
    payload: { text: "The warehouse is read only until 06:00 UTC." },
    artifact: { ...artifact("Nightly sync"), status: "error" },
    value: "The warehouse is read only until 06:00 UTC.",
    isError: true,
    status: "error",
  },
};

/** A payload without text shows the portable value. */
export const NoText: Story = { args: { payload: { text: [] }, value: "Saved 3 records." } };

/** Neither text nor value. */
export const Empty: Story = { args: { payload: { text: "" }, artifact: artifact("Touch file") } };

/** Long titles end in an ellipsis, and only then; the meta gives way first. */
export const LongTitle: Story = {
  args: {
    payload: { text: MIGRATION },
    artifact: artifact(
      "Pending migrations of the invoicing database in the staging environment, with the time that each of them took and the rows it touched",
    ),
    value: "4 migrations.",
  },
};

const SYNC = {
  id: "sync_7F3KQ2",
  ok: true,
  usage: { rows_read: 48210, rows_written: 1204, cache: null },
  tables: [
    "orders",
    "order_lines",
    "invoices",
    "refunds",
    "customers",
    "addresses",
    "products",
    "prices",
    "stock",
    "shipments",
    "returns",
    "notes",
  ],
  source: { host: "db-replica-2", port: 5432, database: "shop", readonly: true },
  remark:
    "Read from the second replica because the first one was being vacuumed; amounts before 06:00 UTC may be a few minutes late.",
};

/** One JSON object: what fits into 12 lines is open, the rest says how much there is. */
export const Json: Story = {
  args: { payload: { text: JSON.stringify(SYNC) }, artifact: artifact("Sync"), value: "Done." },
};

/** Everything open, in a box that scrolls. */
export const JsonExpanded: Story = {
  args: Json.args,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("tree");
    await pressAction(canvasElement, "Expand all");
    const tree = canvas.getByRole("tree");
    await waitFor(() => {
      tree.scrollTop = tree.scrollHeight;
      expect(canvas.getByText(/Read from the second replica/)).toBeVisible();
    });
    await userEvent.click(canvas.getByText(/Read from the second replica/));
    await waitFor(() => {
      tree.scrollTop = tree.scrollHeight;
      expect(tree.scrollTop + tree.clientHeight).toBeGreaterThanOrEqual(tree.scrollHeight - 1);
    });
  },
};

export const NarrowJson: Story = { ...Json, globals: narrow };

/** The text as it was sent. */
export const JsonRaw: Story = {
  args: { ...Json.args, payload: { text: JSON.stringify(SYNC, null, 2) } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("tree");
    await pressAction(canvasElement, "Show raw text");
  },
};

/** More levels than there are guides. */
export const JsonDeep: Story = {
  args: {
    payload: { text: `${'{"next":'.repeat(30)}"end"${"}".repeat(30)}` },
    artifact: artifact("Chain"),
    value: "30 levels.",
  },
  play: async ({ canvas, canvasElement }) => {
    const tree = await canvas.findByRole("tree");
    await pressAction(canvasElement, "Expand all");
    await waitFor(() => {
      tree.scrollTop = tree.scrollHeight;
      expect(canvas.getByText(/end/)).toBeVisible();
    });
  },
};

/** Too large for a tree: a note says so, the text stays. */
export const JsonTooLarge: Story = {
  args: Json.args,
  parameters: { host: { limits: { ...DEFAULT_LIMITS, jsonUnits: 100 } } },
};

/** Hits in keys and values; closed nodes open on the way to them. */
export const JsonSearch: Story = {
  args: Json.args,
  play: async ({ canvas }) => {
    await canvas.findByRole("tree");
    await openFind(canvas, "re");
    for (let i = 0; i < 4; i++) await userEvent.keyboard("{Enter}");
  },
};

/** Digits as they were sent, a key that comes twice, hidden characters, escapes, empty nodes. */
export const JsonOdd: Story = {
  args: {
    payload: {
      text: '{"big":12345678901234567890123,"price":10.50,"price":1e400,"note\\u202e":"\\u4f60\\u597d\\tand \\u200b","empty":{},"none":[],"a key with blanks":"x"}',
    },
    artifact: artifact("Quote"),
    value: "",
  },
};

/** A list of many records. */
export const JsonLong: Story = {
  args: {
    payload: {
      text: JSON.stringify(
        Array.from({ length: 2000 }, (_, i) => ({ id: i, net: i * 7.25, paid: i % 3 === 0 })),
      ),
    },
    artifact: artifact("Invoices"),
    value: "2,000 invoices.",
  },
};

/** The keyboard's row has a ring; its value can be copied. */
export const JsonFocus: Story = {
  args: Json.args,
  play: async ({ canvas }) => {
    (await canvas.findByRole("tree")).focus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
  },
};

export const JsonChinese: Story = {
  globals: { locale: "zh-CN" },
  args: {
    payload: {
      text: JSON.stringify({
        编号: "同步 7",
        成功: true,
        表: Array(20).fill("订单"),
        备注: null,
      }),
    },
    artifact: artifact("同步"),
    value: "完成。",
  },
};

/** A tree keeps its direction. */
export const JsonRightToLeft: Story = { ...Json, globals: { direction: "rtl" } };

export const Chinese: Story = {
  globals: { locale: "zh-CN" },
  args: {
    payload: {
      text: [
        "正在读取迁移文件（共 61 个）",
        "待执行 4 个，预计 3 秒",
        ...Array.from({ length: 20 }, (_, i) => `第 ${i + 1} 批：发票到期日已补齐`),
      ],
    },
    artifact: artifact("迁移日志"),
    value: "已执行 4 个迁移。",
  },
};

/** Terminal output keeps its direction. */
export const TerminalRightToLeft: Story = { ...Terminal, globals: { direction: "rtl" } };

/** Titles and text take their direction from their first strong letter. */
export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  args: {
    payload: { text: "تم ترحيل 4 ملفات خلال 3 ثوانٍ.\nplan.sql was skipped\nاكتمل العمل." },
    artifact: artifact("سجل الترحيل"),
    value: "4",
  },
};
