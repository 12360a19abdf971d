"use client";
import { type ReactNode, useMemo } from "react";
import { Disclosure } from "../shared/Disclosure.tsx";
import { useKindHost } from "../shared/kindHost.ts";
import { readText } from "./readText.ts";
import { TextBody } from "./TextBody.tsx";
import { textSize } from "./textSize.ts";

interface CodeOutputProps {
  readonly output: string;
}

/** What running the code printed, under a label that closes it. Open at first. Renders a `<div>`. */
export function CodeOutput({ output }: CodeOutputProps): ReactNode {
  const { labels, limits } = useKindHost();
  const read = useMemo(() => readText(output, limits), [output, limits]);
  return (
    <div className="ac-out" data-slot="output">
      <Disclosure
        look="line"
        defaultOpen
        slot="output-toggle"
        label={labels.output}
        meta={textSize(read, labels)}
        className="ac-out-b"
      >
        <TextBody
          text={output}
          read={read}
          terminal
          wrap={false}
          label={labels.output}
          className="ac-out-t"
        />
      </Disclosure>
    </div>
  );
}
