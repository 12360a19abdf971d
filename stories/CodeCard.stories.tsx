import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { CodeCard } from "../src/cards/CodeCard/CodeCard.tsx";
import { ARTIFACT_SCHEMA, type Artifact } from "../src/protocol/artifact/artifact.ts";
import { onStage } from "./CardStage.tsx";
import { pressAction } from "./pressAction.ts";

const meta = {
  title: "Cards/Code",
  component: CodeCard,
  decorators: [onStage],
  args: { artifact: null, value: "", isError: false, status: "success" },
} satisfies Meta<typeof CodeCard>;

export default meta;
type Story = StoryObj<typeof meta>;

function artifact(title: string | null): Artifact {
  const payload = {};
  return { schema: ARTIFACT_SCHEMA, version: 1, kind: "code", status: "success", title, payload };
}

const pressMore = async (canvas: HTMLElement): Promise<void> => {
  canvas.querySelector<HTMLElement>("[data-slot=clip-toggle]")?.click();
};

/** Ctrl and a key, with the focus in the card. */
async function openPanel(canvas: HTMLElement, key: string): Promise<void> {
  within(canvas).getByRole("button", { name: "Copy" }).focus();
  await userEvent.keyboard(`{Control>}${key}{/Control}`);
}

const SPLIT = `import type { Money } from "./money.ts";

/** Splits an amount into equal parts; the first ones carry the cents that are left over. */
export function split(total: Money, parts: number): Money[] {
  const share = Math.floor(total.cents / parts);
  let rest = total.cents - share * parts;

  return Array.from({ length: parts }, () => {
    const extra = rest > 0 ? 1 : 0;
    rest -= extra;
    return { cents: share + extra, currency: total.currency };
  });
}
`;

export const File: Story = {
  args: {
    payload: { text: SPLIT, lang: "ts", filename: "split.ts" },
    value: "Wrote src/ledger/split.ts (14 lines).",
  },
};

export const WithOutput: Story = {
  args: {
    payload: {
      text: "library(dplyr)\n\ninvoices |>\n  filter(!is.na(due_on)) |>\n  group_by(region) |>\n  summarise(n = n(), net = sum(net), late = mean(paid_on > due_on))\n",
      lang: "r",
      filename: "late.R",
      output:
        "# A tibble: 3 × 4\n  region     n     net  late\n1 North    412 184230.  0.08\n2 South    388 171102.  0.11\n3 West      97  40988.  0.02\n",
    },
    value: "3 regions",
  },
};

/** Nothing but output, with terminal colours. */
export const OutputOnly: Story = {
  args: {
    payload: {
      text: "",
      lang: "r",
      output: "\u001b[32m✔\u001b[39m 24 checks passed\n\u001b[33m!\u001b[39m 1 note",
    },
    value: "ok",
  },
};

/** Lines that the payload points at. */
export const Highlighted: Story = {
  args: {
    payload: { text: SPLIT, lang: "ts", filename: "split.ts", highlight: "5-6, 9-11" },
    value: "The rest is handed out in lines 9 to 11.",
  },
};

const LEDGER = Array.from({ length: 1284 }, (_, i) =>
  i % 9 === 0
    ? ""
    : `${"    ".repeat(i % 3)}entry_${i} = ledger.post(account=${1000 + i}, net=${i * 3.5}, memo="batch ${i}")`,
).join("\n");

/** 16 lines, then the rest on request; the gutter is wide enough for the last number. */
export const Long: Story = {
  args: {
    payload: {
      text: `from ledger import open_ledger\n${LEDGER}`,
      lang: "python",
      filename: "post_batches.py",
    },
    value: "Wrote post_batches.py.",
  },
};

const QUERIES = Array.from({ length: 100_000 }, (_, i) =>
  i % 7 === 0
    ? `-- batch ${i / 7}`
    : `insert into entries (id, account, net) values (${i}, ${1000 + (i % 97)}, ${(i * 37) % 1000}.50);`,
).join("\n");

/** 100,000 lines, open: only those in view are mounted. */
export const Huge: Story = {
  args: {
    payload: { text: QUERIES, lang: "sql", filename: "dump.sql" },
    value: "100,000 lines",
  },
  play: ({ canvasElement }) => pressMore(canvasElement),
};

/** Find in a long text: the first hit comes into view. */
export const Finding: Story = {
  args: Huge.args,
  play: async ({ canvasElement }) => {
    await openPanel(canvasElement, "f");
    await userEvent.type(within(canvasElement).getByRole("searchbox"), "41995");
  },
};

/** Enter goes there. */
export const GoingToALine: Story = {
  args: Huge.args,
  play: async ({ canvasElement }) => {
    await openPanel(canvasElement, "g");
    await userEvent.type(within(canvasElement).getByRole("textbox"), "41995");
  },
};

/** The line that the reader went to. */
export const AtALine: Story = {
  args: Huge.args,
  play: async ({ canvasElement }) => {
    await openPanel(canvasElement, "g");
    await userEvent.type(within(canvasElement).getByRole("textbox"), "41995{Enter}");
  },
};

/** A minified line is cut into rows; its number is there once. */
export const LongLine: Story = {
  args: {
    payload: {
      text: `/*! ledger 1.4.0 */\n${"var a=function(n){return n.map(function(r){return r.net*100|0})};".repeat(4000)}\n// end`,
      lang: "js",
      filename: "ledger.min.js",
    },
  },
};

/** The host listens for picked lines, so numbers are buttons; Shift+click picks all between. */
export const PickedLines: Story = {
  args: File.args,
  parameters: { host: { onLineSelect: () => undefined } },
  play: async ({ canvasElement }) => {
    const user = userEvent.setup();
    const number = (n: number) => within(canvasElement).getByRole("button", { name: `Line ${n}` });
    await user.click(number(5));
    await user.keyboard("{Shift>}");
    await user.click(number(7));
    await user.keyboard("{/Shift}");
  },
};

/** Tabs of two columns, as this host has them. */
export const TabsOfTwo: Story = {
  args: {
    payload: {
      text: "func total(xs []int) int {\n\tsum := 0\n\tfor _, x := range xs {\n\t\tsum += x\n\t}\n\treturn sum\n}\n",
      lang: "go",
      filename: "total.go",
    },
  },
  parameters: { host: { tabSize: 2 } },
};

/** Every line ends as on Windows; the header says so. */
export const WindowsLineEnds: Story = {
  args: {
    payload: {
      text: "@echo off\r\nset REGION=%1\r\ncall post.bat %REGION%\r\n",
      filename: "run.bat",
    },
  },
};

/** No file name, so the language is the title; lines wrap. */
export const Wrapped: Story = {
  args: {
    payload: {
      text: "select region, date_trunc('month', due_on) as month, sum(net) as net, count(distinct customer_id) filter (where paid_on > due_on) as late_customers\nfrom invoices where status <> 'void'\ngroup by 1, 2;",
      lang: "sql",
    },
  },
  play: async ({ canvasElement }) => {
    // Remembered for the session: on a page of many stories it may be pressed already.
    if (canvasElement.querySelector(".ac-code-wrap") === null) {
      await pressAction(canvasElement, "Wrap lines");
    }
  },
};

/** Tabs, CRLF, a NUL, half a surrogate pair, a bidi trick, and a long line. */
export const Odd: Story = {
  args: {
    payload: {
      text: `func main() {\r\n\tfor i := range 3 {\r\n\t\tfmt.Println(i)\r\n\t}\r\n}\n// nul \u0000 half \ud83d\nif role != "guest\u202e \u2066# staff\u2069 \u2066" {\n}\ndata := "${"x".repeat(20000)}"`,
      lang: "go",
      filename: "main.go",
    },
  },
};

export const Hostile: Story = {
  args: {
    payload: {
      text: '</code></pre><img src=x onerror="window.__xss=1">\n<!-- <script>window.__xss=1</script> -->',
      lang: 'html" class="fixed inset-0',
      filename: "../../etc/pa\u202egnp.exe",
      output: "<style>*{display:none}</style>",
    },
  },
};

/** A language that we have no name for. */
export const UnknownLanguage: Story = {
  args: { payload: { text: "        OUTPUT = 'hello'\nEND", lang: "snobol4" } },
};

export const EmptyFile: Story = {
  args: { payload: { text: "", lang: "python", filename: "__init__.py" } },
};

/** Running it failed; what it printed until then is kept. */
export const Failed: Story = {
  args: {
    payload: {
      text: "import csv\nrows = list(csv.reader(open('due.csv')))\nprint(rows[12])",
      lang: "python",
      filename: "peek.py",
      output:
        'Traceback (most recent call last):\n  File "peek.py", line 3, in <module>\nIndexError: list index out of range',
    },
    artifact: artifact("Run script"),
    value: "IndexError: list index out of range",
    isError: true,
    status: "error",
  },
};

export const Chinese: Story = {
  globals: { locale: "zh-CN" },
  args: {
    payload: {
      text: "# 汇总逾期发票\n汇总 = 发票.groupby('地区')['净额'].sum()\nprint(汇总)",
      lang: "python",
      filename: "逾期汇总.py",
      output: "华东    1842310.5\n华南    1711092.0",
    },
    value: "2 个地区",
  },
};

/** The header mirrors; code keeps its direction. */
export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  args: {
    payload: { text: SPLIT, lang: "ts", filename: "تقسيم المبلغ.ts" },
    value: "ملف",
  },
};
