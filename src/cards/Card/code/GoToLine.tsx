"use client";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { IconButton } from "../../shared/IconButton.tsx";
import { useKindHost } from "../../shared/kindHost.ts";
import { X } from "../../shared/lucide/icons/x.ts";
import { useBorrowedFocus } from "../../shared/useBorrowedFocus.ts";

interface GoToLineProps {
  /** Lines there are. */
  readonly lines: number;
  /** A line from 1 to `lines`; whoever listens closes the field and takes the focus. */
  readonly onGo: (line: number) => void;
  /** The focus has been given back by then. */
  readonly onClose: () => void;
}

/** A field for a line number. Enter goes there and closes it, Esc closes it. Takes the focus when it appears. Renders a `<div>`. */
export function GoToLine({ lines, onGo, onClose }: GoToLineProps): ReactNode {
  const { labels } = useKindHost();
  const bar = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const giveBack = useBorrowedFocus(bar, field);
  const [text, setText] = useState("");
  const close = (): void => {
    giveBack();
    onClose();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const isEnter = event.key === "Enter";
    if (!isEnter && event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    const line = Number.parseInt(text, 10);
    if (!isEnter) close();
    else if (line >= 1) onGo(Math.min(line, lines));
  };
  return (
    <div ref={bar} className="ac-find" data-slot="go-to-line">
      <span className="ac-find-box ac-goto">
        <input
          ref={field}
          type="text"
          inputMode="numeric"
          className="ac-find-in ac-num"
          aria-label={labels.goToLine}
          placeholder={labels.goToLine}
          maxLength={9}
          autoComplete="off"
          value={text}
          onKeyDown={onKeyDown}
          onChange={(event) => setText(event.target.value.replace(/\D/g, ""))}
        />
        <span className="ac-find-n">{labels.ofLines(lines)}</span>
      </span>
      <IconButton icon={X} label={labels.close} onClick={close} />
    </div>
  );
}
