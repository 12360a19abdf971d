import { defaultRegistry, defineRenderer } from "artifact-cards";
import Gauge from "lucide-react/icons/gauge";
import { z } from "zod";
import { MetricsCard } from "./MetricsCard.tsx";

/** Payload of the shop's own kind `metrics`. */
export const metricsSchema = z.object({
  items: z.array(
    z.object({
      label: z.string(),
      unit: z.enum(["EUR", "count"]),
      now: z.number(),
      before: z.number(),
    }),
  ),
});

/** The built-in cards, and one kind of this application. */
export const registry = defaultRegistry.extend({
  kinds: {
    metrics: defineRenderer({
      schema: metricsSchema,
      component: MetricsCard,
      icon: Gauge,
      defaultOpen: true,
    }),
  },
});
