"use client";
import { type ReactNode, useMemo } from "react";
import { CodeBody } from "../Card/CodeBody.tsx";
import { CodeOutput } from "../Card/CodeOutput.tsx";
import { readCode } from "../Card/readCode.ts";
import { Disclosure } from "../shared/Disclosure.tsx";
import { useKindHost } from "../shared/kindHost.ts";
import { SafeText } from "../shared/SafeText.tsx";
import { isCaption } from "./isCaption.ts";

/** The code that drew the images, closed at first. Renders a `<div>`. */
export function ImageCode({ code }: { readonly code: string }): ReactNode {
  const { labels, limits } = useKindHost();
  const read = useMemo(() => readCode(code, limits.codeUnits), [code, limits.codeUnits]);
  return (
    <div className="ac-out ac-imgcode" data-slot="code-section">
      <Disclosure
        look="line"
        slot="code-toggle"
        label={labels.code}
        meta={labels.lines(read.total)}
        className="ac-out-b"
      >
        {(open) => open && <CodeBody code={read} wrap={false} label={labels.code} />}
      </Disclosure>
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
