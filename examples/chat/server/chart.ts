import { createRequire } from "node:module";
import { createCanvas, GlobalFonts } from "@napi-rs/canvas";
import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  type ChartConfiguration,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
} from "chart.js";

/** Pixels of every chart. */
export const CHART_WIDTH = 1200;
/** Pixels of every chart. */
export const CHART_HEIGHT = 675;

const FONT = "ChartInter";
const INK = "#52525b";
const GRID = "#ececef";
const COLOURS = ["#3b6fd1", "#e08a3c", "#37956b", "#8a63c4", "#c4587a"];

// Chart text must show on machines without any font too.
const require = createRequire(import.meta.url);
GlobalFonts.registerFromPath(
  require.resolve("@fontsource-variable/inter/files/inter-latin-wght-normal.woff2"),
  FONT,
);
Chart.register(
  BarController,
  BarElement,
  CategoryScale,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
);

/** Lines over a row of labels, as PNG bytes. */
export function drawLines({
  labels,
  lines,
}: {
  readonly labels: readonly string[];
  readonly lines: readonly { readonly label: string; readonly values: readonly number[] }[];
}): Buffer {
  return draw({
    type: "line",
    data: {
      labels: [...labels],
      datasets: lines.map(({ label, values }, i) => ({
        label,
        data: [...values],
        borderColor: COLOURS[i % COLOURS.length] ?? INK,
        backgroundColor: COLOURS[i % COLOURS.length] ?? INK,
        borderWidth: 3,
        pointRadius: 0,
      })),
    },
    options: {
      ...look("y", "€"),
      plugins: {
        legend: {
          position: "bottom",
          align: "start",
          labels: {
            boxWidth: 14,
            boxHeight: 14,
            padding: 24,
            color: INK,
            font: { family: FONT, size: 18 },
          },
        },
      },
    },
  });
}

/** Horizontal bars, as PNG bytes. */
export function drawBars(
  bars: readonly { readonly label: string; readonly value: number }[],
): Buffer {
  return draw({
    type: "bar",
    data: {
      labels: bars.map(({ label }) => label),
      datasets: [
        {
          data: bars.map(({ value }) => value),
          backgroundColor: COLOURS[0] ?? INK,
          barPercentage: 0.7,
        },
      ],
    },
    options: { ...look("x"), indexAxis: "y", plugins: { legend: { display: false } } },
  });
}

/** @param measured the axis of the numbers: it alone has grid lines */
function look(measured: "x" | "y", unit = "") {
  const font = { family: FONT, size: 17 };
  const text = (value: string | number) => `${unit}${Number(value).toLocaleString("en")}`;
  const names = { ticks: { color: INK, font }, grid: { display: false }, border: { color: GRID } };
  const numbers = {
    ticks: { color: INK, font, callback: text },
    grid: { color: GRID },
    border: { display: false },
  };
  return {
    animation: false as const,
    responsive: false,
    devicePixelRatio: 1,
    layout: { padding: { top: 28, bottom: 20, left: 28, right: 48 } },
    scales: measured === "x" ? { x: numbers, y: names } : { x: names, y: numbers },
  };
}

function draw(config: ChartConfiguration): Buffer {
  const canvas = createCanvas(CHART_WIDTH, CHART_HEIGHT);
  const context = canvas.getContext("2d");
  const paper = {
    id: "paper",
    beforeDraw: () => {
      context.fillStyle = "#ffffff";
      context.fillRect(0, 0, CHART_WIDTH, CHART_HEIGHT);
    },
  };
  // Chart.js asks for a DOM canvas and uses what both have in common.
  const chart = new Chart(canvas as unknown as HTMLCanvasElement, { ...config, plugins: [paper] });
  const png = canvas.toBuffer("image/png");
  chart.destroy();
  return png;
}
