import type { Meta, StoryObj } from "@storybook/react-vite";
import { ImageCard } from "../src/cards/ImageCard/ImageCard.tsx";
import { ARTIFACT_SCHEMA, type Artifact } from "../src/protocol/artifact/artifact.ts";
import claims from "./assets/pictures/claims.png?inline";
import dawn from "./assets/pictures/dawn.jpg?inline";
import demand from "./assets/pictures/demand.png?inline";
import dunes from "./assets/pictures/dunes.jpg?inline";
import fjord from "./assets/pictures/fjord.jpg?inline";
import hours from "./assets/pictures/hours.png?inline";
import returns from "./assets/pictures/returns.png?inline";
import tower from "./assets/pictures/tower.jpg?inline";
import weights from "./assets/pictures/weights.png?inline";
import { onStage } from "./CardStage.tsx";

const meta = {
  title: "Cards/Image",
  component: ImageCard,
  decorators: [onStage],
  args: { artifact: null, value: "Drew a picture.", isError: false, status: "success" },
} satisfies Meta<typeof ImageCard>;

export default meta;
type Story = StoryObj<typeof meta>;

function artifact(title: string): Artifact {
  const payload = {};
  return { schema: ARTIFACT_SCHEMA, version: 1, kind: "image", status: "success", title, payload };
}
const images = (...all: string[]) => all.map((b64) => ({ mime: "image/png", b64 }));

export const One: Story = {
  args: {
    artifact: artifact("Demand by depot"),
    payload: {
      images: images(demand),
      output: "Rotterdam overtook Antwerp in the ninth week; returns are not counted.",
    },
    value: "Saved demand.png (1200 × 675).",
  },
};

/** The height is limited; the matte fills the sides. */
export const Tall: Story = {
  args: { artifact: artifact("Tower at dusk"), payload: { images: images(tower) } },
};

/** What the program printed, and the code that drew the picture. */
export const WithOutputAndCode: Story = {
  args: {
    artifact: artifact("returns.png"),
    payload: {
      images: images(returns),
      code: "ggplot(returns, aes(month, n)) +\n  geom_col(fill = '#3566c4') +\n  labs(title = 'Returns by month')\n",
      output: "Warning: 2 rows without a month were left out.\nSaving 8 x 6 in image\n",
    },
  },
};

export const Two: Story = {
  args: { artifact: artifact("Parcels"), payload: { images: images(returns, weights) } },
};

export const Three: Story = {
  args: {
    artifact: artifact("Landscape studies"),
    payload: { images: images(dawn, dunes, fjord) },
  },
};

/** One cannot be shown: it keeps its place and says why. */
export const FourOneBroken: Story = {
  args: {
    artifact: artifact("Weekly report"),
    payload: {
      images: [
        ...images(hours, returns),
        { mime: "image/x-emf", b64: "AQAAAA==" },
        ...images(weights),
      ],
    },
  },
};

export const Five: Story = {
  args: {
    artifact: artifact("Weekly report"),
    payload: { images: images(hours, returns, claims, weights, dawn) },
  },
};

export const Seven: Story = {
  args: {
    artifact: artifact("Studies"),
    payload: { images: images(dawn, dunes, fjord, dunes, fjord, dawn, fjord) },
  },
};

const MANY = [returns, weights, hours, claims];

/** Eight tiles; the last one counts the rest and shows it. Past twenty the card says so. */
export const Many: Story = {
  args: {
    artifact: artifact("Diagnostics"),
    payload: { images: images(...Array.from({ length: 24 }, (_, i) => MANY[i % 4] ?? returns)) },
  },
};

export const Svg: Story = {
  args: {
    artifact: artifact("Stock level"),
    payload: {
      images: {
        mime: "image/svg+xml",
        b64: btoa(
          '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="160" viewBox="0 0 480 160"><rect width="480" height="160" fill="#fff"/><path d="M20 120 L120 60 L220 90 L320 40 L460 70" fill="none" stroke="#3566c4" stroke-width="5"/><script>alert(1)</script></svg>',
        ),
      },
    },
  },
};

export const Broken: Story = {
  args: {
    artifact: artifact("Forecast"),
    payload: { images: images(btoa("not a picture at all")) },
    value: "Saved forecast.png.",
  },
};

/** An address is never loaded. */
export const Remote: Story = {
  args: {
    artifact: artifact("Chart"),
    payload: { images: [{ src: "https://charts.example/p.png?c=secret" }] },
  },
};

export const NoImages: Story = {
  args: {
    artifact: artifact("No plot"),
    payload: { images: [], output: "" },
    value: "The plot had no layers, so nothing was drawn.",
  },
};

export const Failed: Story = {
  args: {
    artifact: artifact("Weights"),
    payload: { images: images(weights) },
    value: "Stopped after 2 of 3 groups: no rows for Porto.",
    isError: true,
    status: "error",
  },
};

export const Chinese: Story = {
  globals: { locale: "zh-CN" },
  args: {
    artifact: artifact("各仓库需求"),
    payload: { images: [...images(hours, returns), { mime: "image/x-emf", b64: "AQAAAA==" }] },
  },
};

export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  args: {
    artifact: artifact("الطلب حسب المستودع"),
    payload: { images: images(dawn, dunes, fjord, hours, claims) },
  },
};
