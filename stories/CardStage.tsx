import type { Decorator } from "@storybook/react-vite";
import { type ReactNode, useMemo } from "react";
import { type CardHost, CardHostContext, DEFAULT_HOST } from "../src/cards/shared/host.ts";
import { zhCN } from "../src/locales/zh-CN.ts";

interface CardStageProps {
  /** Of the toolbar. */
  readonly locale?: unknown;
  readonly children: ReactNode;
}

/** The root and the host that a card alone needs around it. */
export function CardStage({ locale, children }: CardStageProps): ReactNode {
  const host = useMemo<CardHost>(
    () => (locale === "zh-CN" ? { ...DEFAULT_HOST, labels: zhCN, locale } : DEFAULT_HOST),
    [locale],
  );
  return (
    <CardHostContext.Provider value={host}>
      <div className="ac-root not-prose">{children}</div>
    </CardHostContext.Provider>
  );
}

/** {@link CardStage} around every story of a card. */
export const onStage: Decorator = (Story, { globals }) => (
  <CardStage locale={globals["locale"]}>
    <Story />
  </CardStage>
);
