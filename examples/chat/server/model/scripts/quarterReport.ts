import { parseCsv } from "../../csv.ts";
import type { Conversation } from "../conversation.ts";
import type { Script } from "../script.ts";

const source = "workspace/data/orders.csv";
const quarter = "2025-Q1";
const check = { pipeline: "workspace/pipeline.json", ledger: "workspace/expected/ledger.csv" };
const TAX = '    { "step": "tax", "rate": "tax_rate" },\n';
const DISCOUNT = '    { "step": "discount", "column": "discount" },\n';
const call = (name: string, input: Readonly<Record<string, unknown>>) => ({ name, input });

/** Looks at the orders, repairs the pipeline and delivers a report. Every number comes from a tool's result. */
export const quarterReport: Script = [
  () => ({
    text: "I’ll start with the files, then the numbers.",
    calls: [
      call("list_files", { path: "workspace" }),
      call("read_file", { path: "workspace/README.md" }),
      call("read_file", { path: "workspace/notes/last-quarter.md" }),
    ],
  }),
  () => ({
    text: "There are no notes from last quarter, so I work from the orders alone.",
    calls: [
      call("summarise", { source, quarter, by: "region" }),
      call("key_metrics", { source, quarter }),
    ],
  }),
  (conversation) => ({
    text: growthText(conversation),
    calls: [call("draw_revenue", { source, quarter, path: "output/net-by-region.png" })],
  }),
  () => ({
    text: "Now the totals. I check the pipeline against the ledger before I touch anything.",
    calls: [call("check_totals", check), call("read_file", { path: "workspace/pipeline.json" })],
  }),
  () => ({
    text: "The pipeline adds the tax to the list price and takes the discount off afterwards, so every discounted order is taxed too much. `README.md` says it is the other way round. I move one line.",
    calls: [
      call("edit_file", {
        path: "workspace/pipeline.json",
        old_text: `${TAX}${DISCOUNT}`,
        new_text: `${DISCOUNT}${TAX}`,
      }),
    ],
  }),
  () => ({ calls: [call("check_totals", check)] }),
  (conversation) => ({
    text: `${lastLine(conversation.results.get("check_totals"))}. I write it up.`,
    calls: [
      call("draw_bars", {
        source,
        quarter,
        path: "output/units-by-category.png",
        order: "descending",
        leave_out: [],
      }),
      call("write_file", {
        path: "output/net-by-region.csv",
        content: conversation.results.get("summarise") ?? "",
      }),
      call("write_file", { path: "output/q1-report.md", content: reportText(conversation) }),
      call("publish_dashboard", { title: "Q1 2025" }),
    ],
  }),
  ({ agentId }) => ({
    text: "There is no dashboard tool here, so these are files.",
    calls: [
      call("SendArtifacts", {
        files: [
          "q1-report.md",
          "net-by-region.png",
          "units-by-category.png",
          "net-by-region.csv",
          "appendix.pdf",
        ].map((name) => ({ path: `/data/agent/${agentId}/output/${name}` })),
      }),
    ],
  }),
  () => ({
    text: "The appendix has not been written yet, so it could not be delivered. Tell me what should change: comment on a file, or reply here.",
  }),
];

interface Region {
  readonly name: string;
  readonly growth: number | null;
}

function regionsOf({ results }: Conversation): readonly Region[] {
  return parseCsv(results.get("summarise") ?? "").map((row) => {
    const growth = row.get("growth %");
    return { name: row.get("region") ?? "", growth: growth ? Number(growth) : null };
  });
}

function growthText(conversation: Conversation): string {
  const regions = regionsOf(conversation);
  const known = regions.filter((region) => region.growth !== null);
  const [first, second] = known.toSorted((a, b) => (b.growth ?? 0) - (a.growth ?? 0));
  const shrinking = known.filter((region) => (region.growth ?? 0) < 0);
  const unknown = regions.filter((region) => region.growth === null);
  return [
    first &&
      `${first.name} is growing fastest, at ${first.growth}%${second ? `, then ${second.name} at ${second.growth}%` : ""}.`,
    shrinking.length > 0 &&
      `${shrinking.map((r) => `${r.name} fell by ${Math.abs(r.growth ?? 0)}%`).join(" and ")}.`,
    unknown.length > 0 &&
      `${unknown.map((r) => r.name).join(" and ")} had no orders a year ago, so the growth is missing rather than zero.`,
  ]
    .filter(Boolean)
    .join(" ");
}

function reportText(conversation: Conversation): string {
  return [
    "# First quarter of 2025",
    "",
    growthText(conversation),
    "",
    "## In figures",
    "",
    ...(conversation.results.get("key_metrics") ?? "").split("\n").map((line) => `- ${line}`),
    "",
    "## Totals",
    "",
    `${lastLine(conversation.results.get("check_totals"))}, after the discount was moved before the tax.`,
    "",
  ].join("\n");
}

function lastLine(text = ""): string {
  return text.trimEnd().split("\n").at(-1) ?? "";
}
