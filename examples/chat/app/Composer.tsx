import ArrowUp from "lucide-react/icons/arrow-up";
import Square from "lucide-react/icons/square";
import { type FormEvent, type KeyboardEvent, useState } from "react";
import type { Texts } from "./texts.ts";

interface ComposerProps {
  readonly texts: Texts;
  readonly busy: boolean;
  readonly onSend: (text: string) => void;
  readonly onStop: () => void;
}

/** The field at the end of the page. Enter sends, Shift and Enter breaks the line. */
export function Composer({ texts, busy, onSend, onStop }: ComposerProps) {
  const [text, setText] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || !text.trim()) return;
    onSend(text.trim());
    setText("");
  };
  const keyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
  };
  return (
    <form className="composer" aria-label={texts.reply} onSubmit={submit}>
      <div className="field" data-text={text}>
        <textarea
          rows={1}
          value={text}
          placeholder={texts.reply}
          aria-label={texts.reply}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={keyDown}
        />
      </div>
      {busy ? (
        <button type="button" onClick={onStop} aria-label={texts.stop}>
          <Square aria-hidden="true" fill="currentColor" />
        </button>
      ) : (
        <button type="submit" aria-label={texts.send} disabled={!text.trim()}>
          <ArrowUp aria-hidden="true" />
        </button>
      )}
    </form>
  );
}
