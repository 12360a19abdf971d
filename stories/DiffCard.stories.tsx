import type { Meta, StoryObj } from "@storybook/react-vite";
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

/** Past the budget the middle is one replaced block, and the card says so. */
export const Coarse: Story = {
  args: {
    payload: {
      path: "words.txt",
      old: Array.from({ length: 6000 }, (_, i) => `word ${i}\n`).join(""),
      new: Array.from({ length: 6000 }, (_, i) => `word ${(i * 4001) % 6000}\n`).join(""),
    },
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
