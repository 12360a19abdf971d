import type { Category } from "./cases.ts";

/** Categories with a module. A category that is not here is reported as not yet built. */
export const CATEGORIES: Readonly<Record<string, () => Promise<Category>>> = {
  "ai-sdk": () => import("./categories/ai-sdk.ts"),
  "r-jsonlite": () => import("./categories/r-jsonlite.ts"),
  code: () => import("./categories/code.ts"),
  diffs: () => import("./categories/diffs.ts"),
  files: () => import("./categories/files.ts"),
  images: () => import("./categories/images.ts"),
  jupyter: () => import("./categories/jupyter.tsx"),
  pandas: () => import("./categories/pandas.ts"),
};
