import type { Decorator } from "@storybook/react-vite";
import { type ReactNode, useMemo } from "react";
import { type CardHost, CardHostContext, DEFAULT_HOST } from "../src/cards/shared/host.ts";
import { zhCN } from "../src/locales/zh-CN.ts";

interface CardStageProps {
  /** Of the toolbar. */
  readonly locale?: unknown;
  /** What a story's host decides beside the language. */
  readonly host?: Partial<CardHost> | undefined;
  readonly children: ReactNode;
}

/** The root and the host that a card alone needs around it. */
export function CardStage({ locale, host, children }: CardStageProps): ReactNode {
  const value = useMemo<CardHost>(
    () => ({ ...DEFAULT_HOST, ...(locale === "zh-CN" && { labels: zhCN, locale }), ...host }),
    [locale, host],
  );
  return (
    <CardHostContext.Provider value={value}>
      <div className="ac-root not-prose">{children}</div>
    </CardHostContext.Provider>
  );
}

/** {@link CardStage} around every story of a card; `parameters.host` is what the story's host decides. */
export const onStage: Decorator = (Story, { globals, parameters }) => (
  <CardStage locale={globals["locale"]} host={parameters["host"] as Partial<CardHost> | undefined}>
    <Story />
  </CardStage>
);
