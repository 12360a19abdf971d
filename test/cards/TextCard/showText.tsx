import { render } from "@testing-library/react";
import { CardHostContext, DEFAULT_HOST } from "../../../src/cards/shared/host.ts";
import { TextCard } from "../../../src/cards/TextCard/TextCard.tsx";

/** Draws a text card of a width in pixels, with what a host decides. */
export function showText(text: unknown, width: number, host = {}): HTMLElement {
  const { container } = render(
    <CardHostContext.Provider value={{ ...DEFAULT_HOST, ...host }}>
      <div className="ac-root" style={{ width }}>
        <TextCard
          payload={{ text } as never}
          artifact={null}
          value=""
          isError={false}
          status="success"
        />
      </div>
    </CardHostContext.Provider>,
  );
  return container;
}
