import type { Meta, StoryObj } from "@storybook/react-vite";
import { FilesCard } from "../src/cards/FilesCard/FilesCard.tsx";
import { DeliveryStage } from "./DeliveryStage.tsx";

const file = (name: string, size: number) => ({
  ok: true,
  agentId: "survey",
  path: `/data/agent/survey/output/${name}`,
  name,
  size,
});

const meta = {
  title: "Cards/Files",
  component: FilesCard,
  args: { artifact: null, value: "", isError: false, status: "success" },
  decorators: [
    (Story, { globals }) => (
      <DeliveryStage locale={globals["locale"]}>
        <Story />
      </DeliveryStage>
    ),
  ],
} satisfies Meta<typeof FilesCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The files of an artifact, as a delivery shows them. */
export const Done: Story = {
  args: {
    payload: {
      artifacts: [
        file("shore.jpg", 14_662),
        file("transects.geojson", 81_204),
        file("method.qmd", 5_310),
        file("survey.parquet", 2_411_724),
        file("plan.dwg", 912_004),
      ],
    },
    value: "Delivered 5 of 5 artifacts.",
  },
};

export const Partial: Story = {
  args: {
    payload: {
      artifacts: [
        file("dunes.jpg", 14_545),
        {
          ok: false,
          path: "/data/agent/survey/output/tides.nc",
          error: "File is larger than 200 MB",
        },
      ],
    },
    value: "Delivered 1 of 2 artifacts.",
  },
};

/** Nothing readable: the portable text. */
export const Unreadable: Story = {
  args: { payload: { artifacts: [] }, value: "Delivered 0 of 0 artifacts." },
};
