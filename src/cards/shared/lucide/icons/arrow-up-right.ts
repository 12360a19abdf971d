/*! Icons of Lucide 1.81.0, ISC License, Copyright (c) Lucide Contributors.
    Written by scripts/generate-lucide.mjs; edit that, then run `npm run icons`. */
import type { LucideComponent } from "../../Icon.tsx";
import { glyph } from "../glyph.tsx";

export const ArrowUpRight: LucideComponent = /* @__PURE__ */ glyph(
  "M7 7h10v10M7 17 17 7",
);
