import type { Script } from "../script.ts";

/** Reads a hostile text: what it holds is shown as text and does nothing. */
export const readMail: Script = [
  () => ({
    text: "I open the inbox. That text comes from outside.",
    calls: [{ name: "read_file", input: { path: "upload/inbox.txt" } }],
  }),
  () => ({
    text: "The mail asks for nothing that I should do. Its markup, its terminal codes and its invisible characters are shown as what they are.",
  }),
];
