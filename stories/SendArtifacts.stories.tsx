import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { DeliveryCard } from "../src/cards/FilesCard/DeliveryCard.tsx";
import type { ToolCallStatus } from "../src/protocol/calls/toolCall.ts";
import { DeliveryStage, type StoryHost } from "./DeliveryStage.tsx";

const KB = 1024;
const MB = 1024 * KB;

const file = (name: string, size: number, mime?: string) => ({
  ok: true,
  agentId: "ledger",
  path: `/data/agent/ledger/output/${name}`,
  name,
  size: Math.round(size),
  ...(mime && { mime }),
});
const failed = (name: string, error: string) => ({
  ok: false,
  path: `/data/agent/ledger/output/${name}`,
  error,
});

const REPORT = file("close-report.pdf", 1.4 * MB, "application/pdf");
const ORDERS = file("orders.png", 27 * KB, "image/png");
const BOOK = file("close-book.xlsx", 61 * KB);
const SHORE = file("shore.jpg", 15 * KB, "image/jpeg");
const EVENING = file("evening.jpg", 16 * KB, "image/jpeg");
const SOURCES = file("ledger-sources.zip", 9.1 * MB, "application/zip");
const VOICE = file("summary-read-aloud.m4a", 3.2 * MB, "audio/mp4");

const TEN = [
  REPORT,
  file("regional-orders.png", 27 * KB, "image/png"),
  file("visits.png", 5 * KB, "image/png"),
  file("walkthrough-01.mp4", 21.7 * MB),
  file("walkthrough-02-with-questions-from-the-audit.mp4", 33.4 * MB),
  failed(
    "bank-export.csv",
    "File not found or unreadable: the bank's export was still being written",
  ),
  SHORE,
  BOOK,
  file("cover-letter.docx", 88 * KB),
  SOURCES,
];

interface DeliveryStoryProps {
  /** Of `metadata`; absent while nothing has come. */
  readonly entries?: readonly unknown[];
  /** Names in the arguments. */
  readonly asked?: readonly string[];
  readonly status: ToolCallStatus;
  readonly value: string;
  readonly isError: boolean;
  /** How the host answers when a file is asked for. */
  readonly host: StoryHost;
  readonly comments: boolean;
  readonly locale?: unknown;
}

function Delivery(props: DeliveryStoryProps) {
  const { entries, asked, status, value, isError, host, comments, locale } = props;
  return (
    <DeliveryStage locale={locale} host={host} comments={comments}>
      <DeliveryCard
        args={{
          files: (asked ?? []).map((name) => ({ path: `/data/agent/ledger/output/${name}` })),
        }}
        metadata={entries && { artifacts: entries }}
        artifact={null}
        status={status}
        value={value}
        isError={isError}
      />
    </DeliveryStage>
  );
}

const meta = {
  title: "Cards/SendArtifacts",
  component: Delivery,
  args: { status: "success", value: "", isError: false, host: "urls", comments: false },
  argTypes: {
    status: {
      control: "select",
      options: ["input", "running", "partial", "success", "error", "denied", "interrupted"],
    },
    host: { control: "inline-radio", options: ["urls", "bytes", "fails", "none"] },
    entries: { control: "object" },
    asked: { control: "object" },
  },
  render: (args, { globals }) => <Delivery {...args} locale={globals["locale"]} />,
} satisfies Meta<typeof Delivery>;

export default meta;
type Story = StoryObj<typeof meta>;

const ASKED = ["close-report.pdf", "orders.png", "close-book.xlsx"];

/** Running, and nothing is known yet. */
export const Loading: Story = { args: { status: "running" } };

/** The names are in the arguments. */
export const Placeholder: Story = { args: { status: "running", asked: ASKED } };

/** One of three is there. */
export const Incremental: Story = {
  args: { status: "partial", asked: ASKED, entries: [REPORT] },
};

export const One: Story = { args: { entries: [REPORT] } };

export const Two: Story = { args: { entries: [ORDERS, VOICE] } };

export const Three: Story = { args: { entries: [REPORT, ORDERS, BOOK] } };

/** Four stand two by two. */
export const Four: Story = { args: { entries: [REPORT, ORDERS, EVENING, SOURCES] } };

/** A failure keeps its place and says why; the others are untouched. */
export const NineOfTen: Story = { args: { entries: TEN } };

export const AllFailed: Story = {
  args: {
    entries: [
      failed("close-report.pdf", "Not in a folder that may be delivered"),
      failed("orders.png", "File is empty"),
    ],
    isError: true,
    status: "error",
  },
};

/** The call ended before anything was delivered. */
export const Stopped: Story = { args: { status: "interrupted", asked: ASKED } };

/** The call as a whole was refused by the tool. */
export const CallFailed: Story = {
  args: {
    status: "error",
    isError: true,
    asked: ["close-report.pdf"],
    value: "files must be a list of objects with a path.",
  },
};

/** Neither names nor entries: the text. */
export const TextOnly: Story = { args: { value: "Nothing to deliver yet." } };

/** The pointer over a tile: its buttons fade in over its end. */
export const Hover: Story = {
  args: { entries: TEN, comments: true },
  play: async ({ canvasElement }) => {
    const tile = within(canvasElement).getByRole("button", { name: "Open close-report.pdf" });
    await userEvent.hover(tile);
  },
};

/** By keyboard: the tile, then its buttons. */
export const Keyboard: Story = {
  args: { entries: [REPORT, ORDERS, BOOK] },
  play: async ({ canvasElement }) => {
    const all = within(canvasElement).getByRole("button", { name: "Download all" });
    all.focus();
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName("Open close-report.pdf");
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName("Download close-report.pdf");
  },
};

/** A press on the failed tile opens the whole reason. */
export const Reason: Story = {
  args: { entries: [REPORT, TEN[5], BOOK] },
  play: async ({ canvasElement }) => {
    const tile = within(canvasElement).getByRole("button", { name: /bank-export.csv/ });
    await userEvent.click(tile);
    const dialog = await screen.findByRole("dialog");
    await waitFor(() => expect(dialog).toHaveTextContent("still being written"));
  },
};

/** The pointer rests on an image: a preview, up to 320 pixels. */
export const Preview: Story = {
  args: { entries: [REPORT, EVENING, BOOK] },
  play: async ({ canvasElement }) => {
    const tile = within(canvasElement).getByRole("button", { name: "Open evening.jpg" });
    await userEvent.hover(tile);
    await screen.findByRole("tooltip", {}, { timeout: 3000 });
  },
};

/** Long names, other scripts, emoji, no extension: cut in the middle by measuring. */
export const Names: Story = {
  args: {
    entries: [
      file("二零二六年上半年华南区应收账款账龄分析（终稿第三版）.pptx", 5.3 * MB),
      file("🎙️ 決算説明会「質疑応答」第七回・ノーカット音源.wav", 91 * MB),
      file("Dockerfile", 2.1 * KB),
      file("c41d8e7702b94f6f9a35e6d1b08f4c2277ae", 768),
      file("accounts-receivable-ageing-by-counterparty-2021-2026.final.v7.csv", 4.6 * MB),
      file("👩🏾‍🔬 field-notes-from-the-coastal-survey-dunes.jpg", 14 * KB),
    ],
  },
};

/** Names that would hide what they are. */
export const SpoofedNames: Story = {
  args: {
    entries: [
      file("payslip_\u202efdp.exe", 410 * KB),
      file("holiday.png                                                          .scr", 90 * KB),
      file("نسخة-نهائية-من-ميزانية-السنة-المالية-2026.pdf", 640 * KB),
      file("pass\u200bword.txt", 120),
    ],
  },
};

const CLEAN = `import polars as pl


def ageing(invoices: pl.DataFrame) -> pl.DataFrame:
    late = pl.col("paid_on") - pl.col("due_on")
    return invoices.with_columns(late.dt.total_days().alias("days_late"))
`;
const ITEMS = [
  {
    ok: true,
    type: "url",
    url: "https://ledger.example.com/close/2026-06",
    title: "Closing board",
  },
  { ok: true, type: "code", language: "python", title: "ageing.py", content: CLEAN },
  {
    ok: true,
    type: "data",
    format: "csv",
    title: "buckets",
    preview: "bucket,invoices,net\n0-30,412,184230\n31-60,97,40988\n61-90,12,5310\n",
  },
];

/** A link, a piece of code and a piece of data. */
export const Items: Story = { args: { entries: ITEMS } };

/** The open one shows its card beneath its row. */
export const ItemOpen: Story = {
  args: { entries: ITEMS },
  play: async ({ canvasElement }) => {
    const code = within(canvasElement).getByRole("button", { name: "Open ageing.py" });
    await userEvent.click(code);
    await expect(code).toHaveAttribute("aria-expanded", "true");
  },
};

/** Alone, it stands open. */
export const LoneCode: Story = { args: { entries: [ITEMS[1]] } };

/** Links that fail the URL rule are text. */
export const RefusedLinks: Story = {
  args: {
    entries: [
      { ok: true, type: "url", url: "javascript:alert(1)", title: "Close the books" },
      {
        ok: true,
        type: "url",
        url: "https://аррӏе.com/signin",
        title: "https://bank.example/login",
      },
      { ok: true, type: "url", url: "//elsewhere.example/x", title: "Statement" },
    ],
  },
};

/** A comment by its tile; sent ones are counted on it. */
export const Comment: Story = {
  args: { entries: [ORDERS, REPORT, BOOK], comments: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Comment on close-report.pdf" }));
    await userEvent.type(await screen.findByRole("textbox"), "Add the June figures.");
    await userEvent.click(screen.getByRole("button", { name: "Send" }));
    await canvas.findByText("1 comment");
    await userEvent.click(canvas.getByRole("button", { name: "Comment on orders.png" }));
    await userEvent.type(await screen.findByRole("textbox"), "Largest bar on top, please.");
  },
};

/** Bytes on their way; the cross stops them. */
export const Downloading: Story = {
  args: { entries: [REPORT, ORDERS, BOOK], host: "bytes" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Download close-report.pdf" }));
    await canvas.findByText("Downloading… 50%");
  },
};

/** What could not be saved says so in its place, and can be tried again. */
export const DownloadFailed: Story = {
  args: { entries: [REPORT, ORDERS, BOOK], host: "fails" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Download close-book.xlsx" }));
    await canvas.findByRole("button", { name: "Try again" });
  },
};

/** Twelve tiles, then the rest on request. */
export const Many: Story = {
  args: {
    entries: Array.from({ length: 40 }, (_, i) =>
      file(
        `statement-${String(i + 1).padStart(2, "0")}.${i % 3 ? "pdf" : "csv"}`,
        (i + 3) * 11 * KB,
      ),
    ),
  },
};

/** A host without a resolver: the files are seen, and cannot be opened. */
export const SeenOnly: Story = { args: { entries: [REPORT, ORDERS, BOOK], host: "none" } };

export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  args: {
    entries: [
      file("تقرير-الإقفال-الشهري-لفرع-الساحل-2026.pdf", 1.4 * MB),
      file("orders.png", 27 * KB, "image/png"),
      failed("كشف-البنك.csv", "لم يكتمل ملف البنك بعد"),
    ],
    comments: true,
  },
};

export const Chinese: Story = {
  globals: { locale: "zh-CN" },
  args: { entries: [...TEN.slice(0, 4), TEN[5]], comments: true },
};
