/*! Icons of Lucide 1.81.0, ISC License, Copyright (c) Lucide Contributors.
    Written by scripts/generate-lucide.mjs; edit that, then run `npm run icons`. */
import type { LucideComponent } from "../../Icon.tsx";
import { glyph } from "../glyph.tsx";

export const ChevronsUpDown: LucideComponent = /* @__PURE__ */ glyph(
  "M7 15l 5 5 5-5M7 9l 5-5 5 5",
);
