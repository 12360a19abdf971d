import type { CoreLabels } from "../../locales/enCore.ts";
import { formatBytes } from "../../protocol/payloads/formatBytes.ts";
import type { ShownText } from "./readText.ts";

/** How long a text is, in words: its lines, or its size while the lines are not counted. */
export function textSize(
  { lines, units }: Pick<ShownText, "lines" | "units">,
  labels: CoreLabels,
): string {
  return lines === null ? formatBytes(units) : labels.lines(lines);
}
