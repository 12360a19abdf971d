/** Size of a picture in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Tile shapes of the sheet, by name. */
const RATIOS = [
  ["3x4", 3 / 4],
  ["4x5", 4 / 5],
  ["1x1", 1],
  ["5x4", 5 / 4],
  ["4x3", 4 / 3],
  ["3x2", 3 / 2],
  ["16x10", 16 / 10],
  ["16x9", 16 / 9],
] as const;

export type TileRatio = (typeof RATIOS)[number][0];

/** How far a picture's shape may be from its box and still be shown without bars, or whole. */
const TOLERANCE = 0.12;

/** Shape of all tiles of a grid: the median of the set, kept between 3:4 and 16:9. Without a picture 4:3. */
export function tileRatio(sizes: readonly Size[]): TileRatio {
  const shapes = sizes.map(({ width, height }) => width / height).sort((a, b) => a - b);
  const low = shapes[(shapes.length - 1) >> 1] ?? 4 / 3;
  const high = shapes[shapes.length >> 1] ?? 4 / 3;
  const median = Math.sqrt(low * high);
  const away = (shape: number): number => Math.abs(Math.log(shape / median));
  const [name] = RATIOS.reduce((best, one) => (away(one[1]) < away(best[1]) ? one : best));
  return name;
}

/** Whether a picture fills its tile, losing a little at two edges, instead of standing between bars. */
export function coversTile({ width, height }: Size, ratio: TileRatio): boolean {
  const tile = RATIOS.find(([name]) => name === ratio)?.[1] ?? 1;
  const difference = width / height / tile;
  return difference <= 1 + TOLERANCE && difference >= 1 / (1 + TOLERANCE);
}

/** Width of the card for which a single picture's height is judged. */
const CARD_WIDTH = 758;
const MOST_HEIGHT = 440;

/** Whether a single picture is only a little higher than the limit, and is let through whole. */
export function isNearlyWhole({ width, height }: Size): boolean {
  const shown = Math.min(height, (CARD_WIDTH * height) / width);
  return shown > MOST_HEIGHT && shown <= MOST_HEIGHT * (1 + TOLERANCE);
}

/** Tiles shown before the rest is asked for; the last of them then counts the rest. */
export const FIRST_TILES = 8;

export type GridKind = "2" | "3" | "4" | "5" | "6" | "7" | "8" | "all";

/** Arrangement of so many tiles in the sheet. */
export function gridKind(tiles: number): GridKind {
  return tiles >= 2 && tiles <= FIRST_TILES ? (String(tiles) as GridKind) : "all";
}
