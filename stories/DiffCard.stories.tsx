import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { DiffCard } from "../src/cards/DiffCard/DiffCard.tsx";
import { onStage } from "./CardStage.tsx";

const meta = {
  title: "Cards/Diff",
  component: DiffCard,
  decorators: [onStage],
  args: { artifact: null, value: "Edited the file.", isError: false, status: "success" },
} satisfies Meta<typeof DiffCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const filler = (from: number, count: number): string =>
  Array.from({ length: count }, (_, i) => `// section ${from + i}\n`).join("");

const SHIPPING = `${filler(1, 28)}
export async function quote(cart: Cart, to: Address): Promise<Quote> {
  const rates = await loadRates(to.country);

  const weight = sum(cart.lines, (line) => line.weight);
  if (cart.total > FREE_FROM) return free(to);

  return cheapest(rates, weight);
}
${filler(100, 60)}
export const settings = {
  currency: "EUR", refresh: 30,
};
${filler(200, 6)}`;
const SHIPPING_AFTER = SHIPPING.replace(
  "  const weight = sum(cart.lines, (line) => line.weight);\n  if (cart.total > FREE_FROM) return free(to);\n",
  "  const weight = sum(cart.lines, (line) => line.weight * line.count);\n  if (cart.total >= freeFrom(to.country)) return free(to);\n  audit(cart, rates); // kept for thirty days, then dropped\n",
).replace("refresh: 30", "refresh: 5");

/** Long unchanged runs are bars that open. */
export const Edited: Story = {
  args: {
    payload: {
      verb: "Edited",
      path: "src/checkout/shipping.ts",
      old: SHIPPING,
      new: SHIPPING_AFTER,
    },
    value: "Edited src/checkout/shipping.ts: 2 places.",
  },
};

/** Both sides beside each other; a card of less than 640 px stays in one column. */
export const Split: Story = {
  args: Edited.args,
  play: async ({ canvasElement }) => press(canvasElement, "Split"),
};

/** The bars open 20 lines at a time. */
export const FoldOpened: Story = {
  args: Edited.args,
  play: async ({ canvasElement }) => press(canvasElement, "Show 59 unchanged lines"),
};

/** Presses a button where there is one: a narrow card has fewer. */
async function press(canvas: HTMLElement, name: string): Promise<void> {
  const [button] = within(canvas).queryAllByRole("button", { name });
  if (button && getComputedStyle(button).display !== "none") await userEvent.click(button);
}

const PRICES = [
  "export function price(order) {",
  "  const base = order.lines.reduce((sum, line) => sum + line.net, 0);",
  "  const tax = base * 0.19;",
  "  const shipping = base > 50 ? 0 : 4.9;",
  "  return round(base + tax + shipping);",
  "}",
  "",
].join("\n");

/** Only the words that changed are marked, and lines without a partner are not. */
export const Words: Story = {
  args: {
    payload: {
      path: "src/order/price.js",
      old: PRICES,
      new: PRICES.replace("(order)", "(order, country)")
        .replace("0.19", "rateOf(country)")
        .replace("base > 50 ? 0 : 4.9", "base > freeFrom(country) ? 0 : 4.9")
        .replace("  return", "  log.debug({ base, tax, shipping });\n  return"),
    },
  },
};

const INDENTED =
  "def total(rows):\n  sum = 0\n  for row in rows:\n    sum += row.net\n  return sum\n";
const REINDENTED = INDENTED.replace(/^( +)/gm, "$1$1");

/** Named, and left out at a press. */
export const WhitespaceOnly: Story = {
  args: { payload: { path: "report/total.py", old: INDENTED, new: REINDENTED } },
};

export const WhitespaceIgnored: Story = {
  args: {
    payload: {
      path: "report/total.py",
      old: INDENTED,
      new: REINDENTED.replace("return sum", "return round(sum, 2)"),
    },
  },
  play: async ({ canvasElement }) => press(canvasElement, "Ignore whitespace"),
};

const MANY = Array.from({ length: 60_000 }, (_, i) => `record(${i}, "${(i * 7919) % 104_729}");`);

/** Any size: a few dozen rows are mounted, and the change buttons go through all of it. */
export const Huge: Story = {
  args: {
    payload: {
      path: "data/records.js",
      old: `${MANY.join("\n")}\n`,
      new: `${MANY.map((line, i) => (i % 20 === 7 ? line.replace("record", "entry") : line)).join("\n")}\n`,
    },
  },
  play: async ({ canvasElement }) => {
    const more = await within(canvasElement).findByRole(
      "button",
      { name: /Show all/ },
      { timeout: 20_000 },
    );
    await userEvent.click(more);
    for (let i = 0; i < 3; i++) await press(canvasElement, "Next change");
  },
};

const QUEUE = `import type { Job } from "./job";

const LIMIT = 8;

export function next(jobs: Job[]): Job | undefined {
  return jobs.slice(0, LIMIT).find((job) => !job.taken);
}
`;

export const NewFile: Story = {
  args: {
    payload: { verb: "Wrote", path: "src/worker/next.ts", new: QUEUE },
    value: "Wrote src/worker/next.ts (7 lines).",
  },
};

export const DeletedFile: Story = {
  args: {
    payload: {
      path: "scripts/old-report.js",
      old: 'const rows = load("2019.csv");\nprint(rows);\nexit(0);\n',
      new: "",
    },
  },
};

export const Identical: Story = {
  args: {
    payload: { path: "tsconfig.json", old: '{ "strict": true }\n', new: '{ "strict": true }\n' },
  },
};

const RENAMED = `diff --git a/src/lib/money.ts b/src/ledger/money.ts
similarity index 100%
rename from src/lib/money.ts
rename to src/ledger/money.ts
`;

export const Renamed: Story = {
  args: { payload: { path: "patch", verb: "Diff", old: "", new: RENAMED } },
};

export const RenamedAndChanged: Story = {
  args: {
    payload: {
      new: `diff --git a/lib/round.py b/ledger/round.py
similarity index 91%
rename from lib/round.py
rename to ledger/round.py
--- a/lib/round.py
+++ b/ledger/round.py
@@ -7,3 +7,3 @@
 def cents(amount):
-    return int(amount * 100)
+    return int(round(amount * 100))
 
`,
    },
  },
};

const SEVERAL = `Two files need the new name.

diff --git a/docs/setup.md b/docs/setup.md
index 3b18e51..8c7e5a6 100644
--- a/docs/setup.md
+++ b/docs/setup.md
@@ -12,4 +12,4 @@ ## Install
 Run this once:
 
-    make bootstrap
+    make setup
 
diff --git a/Makefile b/Makefile
old mode 100644
new mode 100755
index 77aa1ce..1a2b3c4
--- a/Makefile
+++ b/Makefile
@@ -1,3 +1,3 @@
-bootstrap:
+setup:
 	npm ci
 	npm run prepare
diff --git a/assets/logo.png b/assets/logo.png
index 1111111..2222222 100644
Binary files a/assets/logo.png and b/assets/logo.png differ
diff --git a/src/empty.ts b/src/empty.ts
new file mode 100644
index 0000000..e69de29
`;

/** A patch of several files, with a mode, binary content and a remark in front. */
export const Patch: Story = {
  args: { payload: { path: "patch", verb: "Diff", old: "", new: SEVERAL }, value: SEVERAL },
};

const MIGRATION = ["accounts", "invoices", "payments", "refunds", "sessions"].map(
  (table, i) => `diff --git a/db/${table}.sql b/db/${table}.sql
--- a/db/${table}.sql
+++ b/db/${table}.sql
@@ -${i + 3},3 +${i + 3},${i % 2 === 0 ? 4 : 3} @@ create table ${table} (
   id bigint primary key,
-  made timestamp,
+  made timestamptz not null,
${i % 2 === 0 ? "+  made_by text,\n" : ""} \tnote text
`,
);

/** More than three files are a list first. */
export const ManyFiles: Story = {
  args: { payload: { path: "patch", verb: "Diff", old: "", new: MIGRATION.join("") } },
  play: async ({ canvasElement }) => {
    const [, second] = within(canvasElement).getAllByRole("button", { name: /\.sql/ });
    if (second) await userEvent.click(second);
  },
};

/** Two files compared by hand: the other one is named. The tool called it something else again. */
export const OtherNames: Story = {
  args: {
    payload: {
      path: "deploy/nginx.conf",
      new: "--- /etc/nginx/nginx.conf.bak\n+++ /etc/nginx/nginx.conf\n@@ -1,2 +1,2 @@\n-worker_processes 1;\n+worker_processes auto;\n user www;\n",
    },
  },
};

const LONG = Array.from({ length: 240 }, (_, i) => `  step(${i}, "${"x".repeat(i % 17)}");`);

/** 20 lines, then the rest on request; the directory gives way first. */
export const LongPath: Story = {
  args: {
    payload: {
      path: "packages/console/src/features/deployments/components/timeline/rows/VirtualTimelineRows.tsx",
      old: LONG.join("\n"),
      new: LONG.flatMap((line, i) => (i % 4 === 1 ? [line.replace("step", "run")] : [line])).join(
        "\n",
      ),
    },
  },
};

/** A last line that lost its line feed, and a verb that says more than the counts. */
export const NoNewline: Story = {
  args: {
    payload: {
      verb: "Proposed",
      path: ".env.example",
      old: "PORT=80\nHOST=web\n",
      new: "PORT=80\nHOST=web",
    },
  },
};

export const LineEndings: Story = {
  args: { payload: { path: "run.bat", old: "@echo off\r\nstart\r\n", new: "@echo off\nstart\n" } },
};

export const Binary: Story = {
  args: { payload: { path: "favicon.ico", old: "\0\u0001ico", new: "\0\u0002ico" } },
};

export const ModeOnly: Story = {
  args: {
    payload: { new: "diff --git a/bin/release b/bin/release\nold mode 100644\nnew mode 100755\n" },
  },
};

/** Past the budget the middle is one replaced block, and the card says so. */
export const Coarse: Story = {
  args: {
    payload: {
      path: "words.txt",
      old: Array.from({ length: 30_000 }, (_, i) => `word ${i}\n`).join(""),
      new: Array.from({ length: 30_000 }, (_, i) => `word ${(i * 4001) % 30_000}\n`).join(""),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/Too large to compare/, {}, { timeout: 20_000 });
  },
};

/** What a file may hold to mislead a reviewer is marked. */
export const Hostile: Story = {
  args: {
    payload: {
      path: "src/\u202egnp.exe<img src=x onerror=alert(1)>.ts",
      old: "const admin = 1;\n",
      new: "const ad\u200bmin = 1; // \u202e } if (root) {\u2066\n<script>alert(1)</script>\n",
    },
  },
};

export const Failed: Story = {
  args: {
    payload: { path: "src/app.ts", old: "a\n", new: "b\n" },
    value: "The file changed on disk since it was read; nothing was written.",
    isError: true,
    status: "error",
  },
};

/** Neither text is there: the portable value. */
export const NothingToCompare: Story = {
  args: { payload: { verb: "Edited", path: "src/app.ts" }, value: "Edited src/app.ts" },
};

/** Paths and lines run left to right; everything else is mirrored. */
export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  args: {
    payload: { path: "src/checkout/shipping.ts", old: SHIPPING, new: SHIPPING_AFTER },
  },
};

export const Chinese: Story = {
  globals: { locale: "zh-CN" },
  args: {
    payload: {
      path: "文档/价目表.md",
      old: "价格：100元\n运费：8元\n",
      new: "价格：200元\n运费：8元\n",
    },
  },
};
