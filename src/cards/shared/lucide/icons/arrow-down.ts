/*! Icons of Lucide 1.81.0, ISC License, Copyright (c) Lucide Contributors.
    Written by scripts/generate-lucide.mjs; edit that, then run `npm run icons`. */
import type { LucideComponent } from "../../Icon.tsx";
import { glyph } from "../glyph.tsx";

export const ArrowDown: LucideComponent = /* @__PURE__ */ glyph(
  "M12 5v14M19 12l-7 7-7-7",
);
