import { createCode } from "../code/createCode.ts";
import type { Candidate } from "../shared/candidate.ts";
import { createRandom } from "../shared/random.ts";

let before = "";
let after = "";

/** The two texts of the page. */
export function texts(): { readonly before: string; readonly after: string } {
  return { before, after };
}

/** A candidate that shows what has changed between the two texts. */
export function diffCandidate(
  mount: (root: HTMLElement) => void,
  own: Partial<Candidate> = {},
): Candidate {
  return {
    ...own,
    prepare: async (size, name) => {
      const lines = createCode(size);
      before = `${lines.join("\n")}\n`;
      after = `${(name === "unrelated" ? unrelated(lines) : edited(lines)).join("\n")}\n`;
      await own.prepare?.(size, name);
    },
    mount,
  };
}

/** One line in twenty: three changed, one removed and one added in a hundred. */
function edited(lines: readonly string[]): string[] {
  const random = createRandom();
  return lines.flatMap((line) => {
    const chance = random();
    if (chance < 0.03) return [`${line.replace(/\w+/, "changed")} // edit`];
    if (chance < 0.04) return [];
    if (chance < 0.05) return [line, `const inserted${Math.floor(random() * 1e6)} = 1;`];
    return [line];
  });
}

function unrelated(lines: readonly string[]): string[] {
  return lines.map((_, i) => `totally different line ${i}`);
}
