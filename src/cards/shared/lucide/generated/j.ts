/*! Icons of Lucide 1.81.0, ISC License, Copyright (c) Lucide Contributors.
    Written by scripts/generate-lucide.mjs; edit that, then run `npm run icons`. */
export const PATHS: readonly (readonly [name: string, d: string])[] = [
  ["jacket","M11 2a3 3 0 00-3 3c0 2.6 4 4.4 4 7 0-2.6 4-4.4 4-7a3 3 0 00-3-3M12 12v10M18 10v10a2 2 0 01-2 2H8a2 2 0 01-2-2V10M18 17h-2M18 20h3a1 1 0 001-1V9a7 7 0 00-7-7H9a7 7 0 00-7 7v10a1 1 0 001 1h3M6 17h2"],
  ["japanese-yen","M12 12v8M6 4l 6 8 6-8M8 13h8M8 17h8"],
  ["joystick","M21 17a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v2a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2v-2ZM6 15v-2M12 15V9M9 6a3 3 0 1 0 6 0a3 3 0 1 0 -6 0"],
];
