// Draws the pictures of the image stories: node stories/assets/pictures/draw.mjs
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createCanvas } from "@napi-rs/canvas";

let seed = 7;
const random = () => {
  seed = (seed * 16807) % 2147483647;
  return seed / 2147483647;
};
const INK = "#3d4450";
const COLOURS = ["#3566c4", "#d97b34", "#3f9a6b", "#8a5bb8", "#c04c57"];

function save(name, canvas, type = "png") {
  const data = type === "png" ? canvas.toBuffer("image/png") : canvas.toBuffer("image/jpeg", 82);
  writeFileSync(join(import.meta.dirname, `${name}.${type === "png" ? "png" : "jpg"}`), data);
}

function chart(name, width, height, title, draw) {
  const canvas = createCanvas(width, height);
  const c = canvas.getContext("2d");
  c.fillStyle = "#fff";
  c.fillRect(0, 0, width, height);
  c.fillStyle = INK;
  c.font = `600 ${Math.round(height / 24)}px sans-serif`;
  c.fillText(title, width * 0.06, height * 0.09);
  const box = { x: width * 0.08, y: height * 0.15, w: width * 0.87, h: height * 0.74 };
  c.strokeStyle = "#e6e8ec";
  for (let i = 0; i <= 4; i++) {
    c.beginPath();
    c.moveTo(box.x, box.y + (box.h * i) / 4);
    c.lineTo(box.x + box.w, box.y + (box.h * i) / 4);
    c.stroke();
  }
  draw(c, box);
  save(name, canvas);
}

const lines = (count) => (c, box) => {
  for (let series = 0; series < count; series++) {
    c.strokeStyle = COLOURS[series];
    c.lineWidth = 4;
    c.beginPath();
    let value = 0.2 + 0.15 * series;
    for (let i = 0; i <= 24; i++) {
      value = Math.min(0.95, Math.max(0.05, value + (random() - 0.45) * 0.12));
      c.lineTo(box.x + (box.w * i) / 24, box.y + box.h * (1 - value));
    }
    c.stroke();
  }
};
const bars = (colour) => (c, box) => {
  c.fillStyle = COLOURS[colour];
  for (let i = 0; i < 12; i++) {
    const h = box.h * (0.2 + 0.75 * random());
    c.fillRect(box.x + (box.w * (i + 0.2)) / 12, box.y + box.h - h, (box.w * 0.6) / 12, h);
  }
};
const points = (colour) => (c, box) => {
  c.fillStyle = COLOURS[colour];
  for (let i = 0; i < 160; i++) {
    const x = random();
    const y = Math.min(0.97, Math.max(0.03, x * 0.7 + (random() - 0.3) * 0.4));
    c.beginPath();
    c.arc(box.x + box.w * x, box.y + box.h * (1 - y), 5, 0, 7);
    c.fill();
  }
};
const heat = (c, box) => {
  for (let i = 0; i < 16; i++)
    for (let j = 0; j < 7; j++) {
      const v = Math.exp(-((i - 9) ** 2) / 20 - (j - 3) ** 2 / 8) * (0.7 + 0.3 * random());
      c.fillStyle = `rgb(${240 - 190 * v} ${245 - 140 * v} ${250 - 60 * v})`;
      c.fillRect(box.x + (box.w * i) / 16, box.y + (box.h * j) / 7, box.w / 16 - 2, box.h / 7 - 2);
    }
};

chart("demand", 1200, 675, "Demand by depot, parcels a day", lines(4));
chart("returns", 800, 600, "Returns by month", bars(0));
chart("weights", 800, 600, "Weight and distance", points(2));
chart("hours", 800, 600, "Deliveries by hour", heat);
chart("claims", 800, 600, "Claims by month", bars(4));

function hills(name, width, height, sky, ground) {
  const canvas = createCanvas(width, height);
  const c = canvas.getContext("2d");
  const gradient = c.createLinearGradient(0, 0, 0, height);
  gradient.addColorStop(0, sky[0]);
  gradient.addColorStop(1, sky[1]);
  c.fillStyle = gradient;
  c.fillRect(0, 0, width, height);
  ground.forEach((colour, i) => {
    c.fillStyle = colour;
    c.beginPath();
    c.moveTo(0, height);
    for (let x = 0; x <= width; x += 4) {
      const wave = Math.sin(x / (90 - 14 * i) + i * 2) + 0.5 * Math.sin(x / 31 + i);
      c.lineTo(x, height * (0.45 + 0.14 * i) + wave * height * 0.05);
    }
    c.lineTo(width, height);
    c.fill();
  });
  save(name, canvas, "jpg");
}
hills("dawn", 960, 640, ["#4b5d8f", "#efc7a1"], ["#7c86a8", "#515d85", "#2b3452"]);
hills("dunes", 960, 640, ["#9fc4cf", "#f2dfb8"], ["#dba667", "#c2833f", "#8f5a2b"]);
hills("fjord", 960, 640, ["#53707a", "#b9cdcb"], ["#3f5c60", "#2d474b", "#6f9a9a"]);
hills("tower", 540, 900, ["#6b4a78", "#f0a58a"], ["#5a3c63", "#3d2a4b", "#241a33"]);
