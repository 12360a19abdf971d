/*! Icons of Lucide 1.81.0, ISC License, Copyright (c) Lucide Contributors.
    Written by scripts/generate-lucide.mjs; edit that, then run `npm run icons`. */
import type { LucideComponent } from "../../Icon.tsx";
import { glyph } from "../glyph.tsx";

export const ChartColumn: LucideComponent = /* @__PURE__ */ glyph(
  "M3 3v16a2 2 0 0 0 2 2h16M18 17V9M13 17V5M8 17v-3",
);
