import type { Conversation } from "./conversation.ts";
import { answerComment } from "./scripts/answerComment.ts";
import { quarterReport } from "./scripts/quarterReport.ts";
import { readMail } from "./scripts/readMail.ts";

/** What the model says and calls in one go. Without calls the turn is over. */
export interface Step {
  readonly text?: string;
  readonly calls?: readonly {
    readonly name: string;
    readonly input: Readonly<Record<string, unknown>>;
  }[];
}

/** Steps of one turn of the model. Each is made from what the tools have told it so far. */
export type Script = readonly ((conversation: Conversation) => Step)[];

const HELP: Script = [
  () => ({
    text: "I am a script, not a model, and I know three things: the report on the last quarter (ask for a report), the mail in the inbox (ask for the mail), and comments on files that I have delivered. Set `AI_BASE_URL`, `AI_API_KEY` and `AI_MODEL` to talk to a model instead.",
  }),
];

/** What to do next. */
export function nextStep(conversation: Conversation): Step {
  return scriptFor(conversation)[conversation.step]?.(conversation) ?? {};
}

function scriptFor({ about, said, turns }: Conversation): Script {
  if (about) return answerComment;
  if (/\b(mail|inbox|hostile)\b|邮件/i.test(said)) return readMail;
  if (turns === 1 || /\b(report|quarter|orders|bug)\b|报告|季度/i.test(said)) return quarterReport;
  return HELP;
}
