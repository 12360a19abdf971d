"use client";
import { type ReactNode, useId, useMemo, useState } from "react";
import { CodeBody } from "../Card/CodeBody.tsx";
import { CodeOutput } from "../Card/CodeOutput.tsx";
import { readCode } from "../Card/readCode.ts";
import { useCardHost } from "../shared/host.ts";
import { Icon } from "../shared/Icon.tsx";
import { ChevronDown } from "../shared/lucide/icons/chevron-down.ts";
import { SafeText } from "../shared/SafeText.tsx";
import { isCaption } from "./isCaption.ts";

/** The code that drew the images, closed at first. Renders a `<div>`. */
export function ImageCode({ code }: { readonly code: string }): ReactNode {
  const { labels, limits } = useCardHost();
  const id = useId();
  const [open, setOpen] = useState(false);
  const read = useMemo(() => readCode(code, limits.textUnits), [code, limits.textUnits]);
  return (
    <div className="ac-out ac-imgcode" data-slot="code-section">
      <button
        type="button"
        className="ac-out-h ac-inset"
        data-slot="code-toggle"
        data-state={open ? "open" : "closed"}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <span className="ac-col">
          <Icon of={ChevronDown} size={14} className="ac-out-i" />
        </span>
        {labels.code}
        <span className="ac-meta">{labels.lines(read.total)}</span>
      </button>
      {open && (
        <div id={id} className="ac-out-b">
          <CodeBody code={read} wrap={false} label={labels.code} />
        </div>
      )}
    </div>
  );
}

/** What came with the images: a sentence as their caption, anything else as output. Renders a `<div>`. */
export function ImageOutput({ output }: { readonly output: string }): ReactNode {
  if (!isCaption(output)) return <CodeOutput output={output} />;
  return (
    <div className="ac-cap" dir="auto" data-slot="caption">
      <SafeText text={output.trim()} />
    </div>
  );
}
