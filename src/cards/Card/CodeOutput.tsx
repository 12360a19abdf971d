"use client";
import { type ReactNode, useId, useMemo, useState } from "react";
import { useCardHost } from "../shared/host.ts";
import { Icon } from "../shared/Icon.tsx";
import { ChevronDown } from "../shared/lucide/icons/chevron-down.ts";
import { readText } from "./readText.ts";
import { TextBody } from "./TextBody.tsx";

interface CodeOutputProps {
  readonly output: string;
}

/** What running the code printed, under a label that closes it. Open at first. Renders a `<div>`. */
export function CodeOutput({ output }: CodeOutputProps): ReactNode {
  const { labels, limits } = useCardHost();
  const id = useId();
  const [open, setOpen] = useState(true);
  const read = useMemo(() => readText(output, limits), [output, limits]);
  return (
    <div className="ac-out" data-slot="output">
      <button
        type="button"
        className="ac-out-h ac-inset"
        data-slot="output-toggle"
        data-state={open ? "open" : "closed"}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span className="ac-col">
          <Icon of={ChevronDown} size={14} className="ac-out-i" />
        </span>
        {labels.output} <span className="ac-meta">{labels.lines(read.lines)}</span>
      </button>
      <div id={id} hidden={!open} className="ac-out-b">
        <TextBody
          text={output}
          read={read}
          terminal
          wrap={false}
          label={labels.output}
          className="ac-out-t"
        />
      </div>
    </div>
  );
}
