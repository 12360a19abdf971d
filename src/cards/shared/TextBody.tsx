"use client";
import type { ReactNode } from "react";
import { Clip } from "./Clip.tsx";
import { useCardHost } from "./host.ts";
import { SafeText } from "./SafeText.tsx";

interface TextBodyProps {
  readonly text: string;
}

/** A text in the mono face, cut at 12 lines. Renders a `<div>`. */
export function TextBody({ text }: TextBodyProps): ReactNode {
  const { labels } = useCardHost();
  return (
    <Clip lines={12} total={text.split("\n").length} label={labels.showAllLines}>
      <div className="ac-text ac-mono" data-slot="text">
        <SafeText text={text} />
      </div>
    </Clip>
  );
}
