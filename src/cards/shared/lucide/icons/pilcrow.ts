/*! Icons of Lucide 1.81.0, ISC License, Copyright (c) Lucide Contributors.
    Written by scripts/generate-lucide.mjs; edit that, then run `npm run icons`. */
import type { LucideComponent } from "../../Icon.tsx";
import { glyph } from "../glyph.tsx";

export const Pilcrow: LucideComponent = /* @__PURE__ */ glyph(
  "M13 4v16M17 4v16M19 4H9.5a4.5 4.5 0 0 0 0 9H13",
);
