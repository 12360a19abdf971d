/*! Icons of Lucide 1.81.0, ISC License, Copyright (c) Lucide Contributors.
    Written by scripts/generate-lucide.mjs; edit that, then run `npm run icons`. */
import type { LucideComponent } from "../../Icon.tsx";
import { glyph } from "../glyph.tsx";

export const Hash: LucideComponent = /* @__PURE__ */ glyph(
  "M4 9L20 9M4 15L20 15M10 3L8 21M16 3L14 21",
);
