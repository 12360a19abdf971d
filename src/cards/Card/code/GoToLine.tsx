"use client";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useCardHost } from "../../shared/host.ts";
import { IconButton } from "../../shared/IconButton.tsx";
import { X } from "../../shared/lucide/icons/x.ts";

interface GoToLineProps {
  /** Lines there are. */
  readonly lines: number;
  /** A line from 1 to `lines`. */
  readonly onGo: (line: number) => void;
  readonly onClose: () => void;
}

/** A field for a line number. Enter goes there and closes it, Esc closes it. Takes the focus when it appears. Renders a `<div>`. */
export function GoToLine({ lines, onGo, onClose }: GoToLineProps): ReactNode {
  const { labels } = useCardHost();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  useEffect(() => field.current?.focus({ preventScroll: true }), []);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const isEnter = event.key === "Enter" && event.target === field.current;
    if (!isEnter && event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    const line = Number.parseInt(text, 10);
    if (!isEnter) onClose();
    else if (line >= 1) onGo(Math.min(line, lines));
  };
  return (
    <div className="ac-find" data-slot="go-to-line" onKeyDown={onKeyDown}>
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
          onChange={(event) => setText(event.target.value.replace(/\D/g, ""))}
        />
        <span className="ac-find-n">{labels.ofLines(lines)}</span>
      </span>
      <IconButton icon={X} label={labels.close} onClick={onClose} />
    </div>
  );
}
