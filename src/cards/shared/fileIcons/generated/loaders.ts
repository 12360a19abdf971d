/*! Icons and names of material-icon-theme 5.38.1, MIT License, Copyright (c) Material Extensions.
    Written by scripts/generate-icons.mjs; edit that, then run `npm run icons`. */
type IconModule = Promise<{ readonly ICONS: Readonly<Record<string, string>> }>;

/** First icon of each module, in order. */
export const FIRSTS: readonly string[] = ["3d","auto","bruno","codeowners","dependencies-update","ejs","gemfile","gulp","heroku","jest","latexmk","mint","objective-c","pipeline","quasar","rubocop","stan","syncpack","tree","velite"];

export const LOADERS: readonly (() => IconModule)[] = [
  () => import("./icons-0.ts"),
  () => import("./icons-1.ts"),
  () => import("./icons-2.ts"),
  () => import("./icons-3.ts"),
  () => import("./icons-4.ts"),
  () => import("./icons-5.ts"),
  () => import("./icons-6.ts"),
  () => import("./icons-7.ts"),
  () => import("./icons-8.ts"),
  () => import("./icons-9.ts"),
  () => import("./icons-10.ts"),
  () => import("./icons-11.ts"),
  () => import("./icons-12.ts"),
  () => import("./icons-13.ts"),
  () => import("./icons-14.ts"),
  () => import("./icons-15.ts"),
  () => import("./icons-16.ts"),
  () => import("./icons-17.ts"),
  () => import("./icons-18.ts"),
  () => import("./icons-19.ts"),
];
