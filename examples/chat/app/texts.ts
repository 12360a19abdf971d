/** Languages of the page. The cards have their own label sets. */
export const LANGUAGES = ["en", "zh-CN"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Every text of the page. */
export interface Texts {
  readonly title: string;
  readonly anew: string;
  readonly light: string;
  readonly dark: string;
  readonly otherLanguage: string;
  readonly greeting: string;
  readonly suggestions: readonly string[];
  readonly reply: string;
  readonly send: string;
  readonly stop: string;
  readonly thinking: string;
  readonly failed: string;
  readonly tryAgain: string;
  readonly metric: (label: string) => string;
  readonly yearBefore: (value: string) => string;
}

const en: Texts = {
  title: "Orders desk",
  anew: "New chat",
  light: "Light theme",
  dark: "Dark theme",
  otherLanguage: "中文",
  greeting: "A sandbox with an orders export is waiting. What should I do with it?",
  suggestions: [
    "Which regions grew last quarter, and can you fix the tax bug in the pipeline? A short report at the end, please.",
    "Open the mail in my inbox.",
  ],
  reply: "Reply…",
  send: "Send",
  stop: "Stop",
  thinking: "Writing…",
  failed: "The answer could not be written.",
  tryAgain: "Try again",
  metric: (label) => label,
  yearBefore: (value) => `${value} a year before`,
};

const zhCN: Texts = {
  title: "订单助手",
  anew: "新对话",
  light: "浅色主题",
  dark: "深色主题",
  otherLanguage: "English",
  greeting: "沙盒里有一份订单导出。需要我做什么？",
  suggestions: [
    "上个季度哪些地区在增长？请修复流水线里的税额错误，最后写一份简短的报告。",
    "打开收件箱里的邮件。",
  ],
  reply: "回复…",
  send: "发送",
  stop: "停止",
  thinking: "正在回答…",
  failed: "无法完成回答。",
  tryAgain: "重试",
  metric: (label) => METRICS.get(label) ?? label,
  yearBefore: (value) => `上年同期 ${value}`,
};

const METRICS: ReadonlyMap<string, string> = new Map([
  ["Net revenue", "净收入"],
  ["Orders", "订单数"],
  ["Average order", "平均订单"],
]);

/** The texts of one language. */
export function textsOf(language: Language): Texts {
  return language === "zh-CN" ? zhCN : en;
}
