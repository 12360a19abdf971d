/*! Icons of Lucide 1.81.0, ISC License, Copyright (c) Lucide Contributors.
    Written by scripts/generate-lucide.mjs; edit that, then run `npm run icons`. */
import type { LucideComponent } from "../../Icon.tsx";
import { glyph } from "../glyph.tsx";

export const CodeXml: LucideComponent = /* @__PURE__ */ glyph(
  "M18 16l 4-4-4-4M6 8l-4 4 4 4M14.5 4l-5 16",
);
