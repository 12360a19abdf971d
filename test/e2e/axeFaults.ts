import axe from "axe-core";
import type { Page } from "playwright";

/** What axe finds in the page as it stands, one line a rule. */
export async function axeFaults(page: Page): Promise<readonly string[]> {
  // Evaluated by the debugger, so the policy of the page does not apply to it.
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof import("axe-core") };
    const { violations } = await axe.run(document, { resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
  });
}
