/*! Icons of Lucide 1.81.0, ISC License, Copyright (c) Lucide Contributors.
    Written by scripts/generate-lucide.mjs; edit that, then run `npm run icons`. */
import type { LucideComponent } from "../../Icon.tsx";
import { glyph } from "../glyph.tsx";

export const Rows2: LucideComponent = /* @__PURE__ */ glyph(
  "M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2M3 12h18",
);
