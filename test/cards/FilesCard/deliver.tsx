import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import {
  DeliveryCard,
  type DeliveryCardProps,
} from "../../../src/cards/FilesCard/DeliveryCard.tsx";
import { type CardHost, CardHostContext, DEFAULT_HOST } from "../../../src/cards/shared/host.ts";

/** A delivered file as a tool sends it. */
export const sent = (name: string, more: object = {}): object => ({
  ok: true,
  agentId: "a1",
  path: `/data/agent/a1/output/${name}`,
  name,
  size: 2048,
  ...more,
});

/** A failed one. */
export const lost = (name: string, error: string): object => ({
  ok: false,
  path: `/data/agent/a1/output/${name}`,
  error,
});

interface Options extends Partial<Omit<DeliveryCardProps, "metadata">> {
  readonly entries?: readonly unknown[] | undefined;
  readonly host?: Partial<CardHost>;
}

/** A delivery below a root, with the host's decisions. */
export function delivery({ entries, host, ...props }: Options): ReactNode {
  return (
    <CardHostContext.Provider value={{ ...DEFAULT_HOST, ...host }}>
      <div className="ac-root not-prose">
        <DeliveryCard
          args={null}
          artifact={null}
          status="success"
          value=""
          isError={false}
          metadata={entries && { artifacts: entries }}
          {...props}
        />
      </div>
    </CardHostContext.Provider>
  );
}

export const deliver = (options: Options) => render(delivery(options));

/** What a press on a made link would do. */
export interface Pressed {
  readonly href: string;
  readonly download: string;
  readonly target: string;
  readonly rel: string;
}

/** Records links that are pressed by script in place of following them. */
export function recordPresses(): { readonly presses: Pressed[]; readonly stop: () => void } {
  const presses: Pressed[] = [];
  const { click } = HTMLAnchorElement.prototype;
  HTMLAnchorElement.prototype.click = function record(this: HTMLAnchorElement) {
    const { href, download, target, rel } = this;
    presses.push({ href, download, target, rel });
  };
  return {
    presses,
    stop: () => {
      HTMLAnchorElement.prototype.click = click;
    },
  };
}
