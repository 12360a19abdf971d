/*! Icons of Lucide 1.81.0, ISC License, Copyright (c) Lucide Contributors.
    Written by scripts/generate-lucide.mjs; edit that, then run `npm run icons`. */
import type { LucideComponent } from "../../Icon.tsx";
import { glyph } from "../glyph.tsx";

export const FoldVertical: LucideComponent = /* @__PURE__ */ glyph(
  "M10 12H8M12 22v-6M12 8V2M15 19l-3-3-3 3M15 5l-3 3-3-3M16 12h-2M22 12h-2M4 12H2",
);
