import type { Meta, StoryObj } from "@storybook/react-vite";
import { ErrorCard } from "../src/cards/ErrorCard/ErrorCard.tsx";
import { ARTIFACT_SCHEMA, type Artifact } from "../src/protocol/artifact/artifact.ts";
import { onStage } from "./CardStage.tsx";

const meta = {
  title: "Cards/Error",
  component: ErrorCard,
  decorators: [onStage],
  args: { artifact: null, value: "", isError: true, status: "error" },
} satisfies Meta<typeof ErrorCard>;

export default meta;
type Story = StoryObj<typeof meta>;

function artifact(title: string): Artifact {
  const payload = {};
  return { schema: ARTIFACT_SCHEMA, version: 1, kind: "error", status: "error", title, payload };
}

const TRACE = `TimeoutError: no answer from ledger-db within 5000 ms
    at Pool.acquire (src/db/pool.ts:88:13)
    at async runQuery (src/db/query.ts:24:18)
    at async loadInvoices (src/invoices/load.ts:51:20)

attempt 3 of 3
exit code 1`;

export const MessageOnly: Story = {
  args: {
    payload: { message: "There is no sheet called “Q3 plan” in budget.xlsx." },
    value: "Error: no such sheet",
  },
};

/** The detail stays closed: a failed step is not a failed turn. */
export const WithDetail: Story = {
  args: {
    payload: { message: "The invoice database did not answer in 5 seconds.", detail: TRACE },
    artifact: artifact("Query failed"),
    value: "Query failed: timeout",
  },
};

const openDetail: NonNullable<Story["play"]> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("button", { name: /Details/ }));
};

export const DetailOpen: Story = { ...WithDetail, play: openDetail };

/** More than 12 lines of detail. */
export const LongDetail: Story = {
  args: {
    payload: {
      message: "The build stopped.",
      detail: Array.from(
        { length: 60 },
        (_, i) => `src/module${i}.ts(${i + 3},9): error TS2304: Cannot find name 'Ledger${i}'.`,
      ),
    },
    artifact: artifact("Type check failed"),
  },
  play: openDetail,
};

/** Data as detail is readable JSON. */
export const DataAsDetail: Story = {
  args: {
    payload: {
      message: "HTTP 422",
      detail: { status: 422, body: { code: "E_DUE_DATE", fields: ["due_on", "terms"] } },
    } as never,
  },
  play: openDetail,
};

/** Terminal codes are left out. */
export const TerminalCodes: Story = {
  args: {
    payload: {
      message: "\u001b[31mfatal:\u001b[0m refusing to merge unrelated histories",
      detail: ["\u001b[2mgit\u001b[0m merge", "\u001b]8;;x\u0007exit 128"],
    },
  },
};

/** No message: the portable value says it. */
export const OnlyValue: Story = {
  args: {
    payload: { message: "", detail: "trace" },
    value: "The tool was stopped by its sandbox.",
  },
};

/** Nothing was said at all. */
export const NameOnly: Story = { args: { payload: { message: "" } } };

export const Hostile: Story = {
  args: {
    payload: {
      message: 'Failed: <img src=x onerror="window.__xss=1"> \u202egnp.exe',
      detail: "<script>window.__xss=1</script>",
    },
    artifact: artifact("</b><h1>Session expired</h1>"),
  },
  play: openDetail,
};

export const LongMessage: Story = {
  args: {
    payload: {
      message: Array.from({ length: 40 }, (_, i) => `Row ${i + 2}: “due_on” is not a date.`),
    },
    artifact: artifact("Import rejected"),
  },
};

export const Chinese: Story = {
  globals: { locale: "zh-CN" },
  args: {
    payload: { message: "发票数据库在 5 秒内没有响应。", detail: TRACE },
    value: "查询失败",
  },
};

export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  args: {
    payload: { message: "لم ترد قاعدة البيانات خلال 5 ثوانٍ.", detail: TRACE },
    artifact: artifact("فشل الاستعلام"),
    value: "timeout",
  },
};
