import type { CardProps } from "artifact-cards";
import { createContext, useContext } from "react";
import type { z } from "zod";
import type { metricsSchema } from "./registry.ts";
import { type Language, textsOf } from "./texts.ts";

/** Language of the page, for cards of its own. */
export const LanguageContext = createContext<Language>("en");

/** A card that the library does not know: figures with their change on the year before. */
export function MetricsCard({ payload }: CardProps<z.infer<typeof metricsSchema>>) {
  const language = useContext(LanguageContext);
  const texts = textsOf(language);
  return (
    <dl className="metrics">
      {payload.items.map(({ label, unit, now, before }) => {
        const text = (amount: number) =>
          new Intl.NumberFormat(language, {
            style: unit === "EUR" ? "currency" : "decimal",
            currency: "EUR",
            maximumFractionDigits: 0,
          }).format(amount);
        const change = before === 0 ? null : now / before - 1;
        return (
          <div key={label} className="metric">
            <dt>{texts.metric(label)}</dt>
            <dd>
              <strong>{text(now)}</strong>
              {change !== null && (
                <span data-direction={change < 0 ? "down" : "up"}>
                  {new Intl.NumberFormat(language, {
                    style: "percent",
                    signDisplay: "always",
                    maximumFractionDigits: 1,
                  }).format(change)}
                </span>
              )}
              <small>{texts.yearBefore(text(before))}</small>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
