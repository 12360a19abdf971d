import type { Conversation } from "../conversation.ts";
import type { Script } from "../script.ts";

const CATEGORIES = ["Home", "Office", "Outdoor", "Kitchen", "Care"];

/** Answers a comment on a delivered file: changes the file and delivers it again. */
export const answerComment: Script = [
  (conversation) => ({ calls: [change(conversation)] }),
  ({ about }) => ({
    calls: [{ name: "SendArtifacts", input: { files: [{ path: about?.path }] } }],
  }),
  ({ about }) => ({ text: `Here is \`${about?.name}\` again.` }),
];

function change({ about, said }: Conversation) {
  const path = about?.path.replace(/^\/data\/agent\/[\w-]+\//, "") ?? "";
  const chart = { source: "workspace/data/orders.csv", quarter: "2025-Q1", path };
  if (path.endsWith("units-by-category.png")) {
    const leave_out = CATEGORIES.filter((name) => new RegExp(`\\b${name}\\b`, "i").test(said));
    const order = /other way|ascending|small|反过来|升序/i.test(said) ? "ascending" : "descending";
    return { name: "draw_bars", input: { ...chart, order, leave_out } };
  }
  if (path.endsWith(".png")) return { name: "draw_revenue", input: chart };
  if (path.endsWith(".md")) {
    const old_text = "## Totals";
    const note = said.trim().replaceAll("\n", "\n> ");
    return {
      name: "edit_file",
      input: { path, old_text, new_text: `> ${note}\n\n${old_text}` },
    };
  }
  return { name: "read_file", input: { path } };
}
