"use client";
import { type ReactNode, useRef, useState } from "react";
import { Clip } from "../shared/Clip.tsx";
import { CardFind } from "../shared/find/CardFind.tsx";
import type { CodeSource } from "../shared/host.ts";
import { useKindHost } from "../shared/kindHost.ts";
import { LiveRegion } from "../shared/LiveRegion.tsx";
import type { Language } from "../shared/languages.ts";
import { Info } from "../shared/lucide/icons/info.ts";
import { CardFooter } from "./CardFooter.tsx";
import { CardNote } from "./CardNote.tsx";
import { CodePlain } from "./code/CodePlain.tsx";
import type { CodeView } from "./code/CodeView.ts";
import { CodeWindow } from "./code/CodeWindow.tsx";
import { closedRows, isLongCode, rowsOnScreen } from "./code/codeSize.ts";
import { GoToLine } from "./code/GoToLine.tsx";
import { type LineRange, rangesText } from "./code/lineRanges.ts";
import { type CodePanel, useCodeView } from "./code/useCodeView.ts";
import { HiddenNote } from "./HiddenNote.tsx";
import type { SourceText } from "./readCode.ts";
import type { HiddenCount } from "./useHiddenCount.ts";

interface CodeBodyProps {
  readonly code: SourceText;
  /** Of the whole text. @default what `code` says */
  readonly hidden?: HiddenCount;
  /** Lines, as they are told. @default those of `code` */
  readonly total?: number;
  readonly wrap: boolean;
  /** Accessible name of the part that scrolls. */
  readonly label: string;
  /** Of `detectLanguage`. @default null, plain */
  readonly language?: Language | null;
  /** Lines that stand out. */
  readonly highlighted?: readonly LineRange[];
  /** Keep it while it is the same. Absent: lines cannot be picked. */
  readonly source?: CodeSource;
  /** Controls what is open above the lines, which the card's menu opens, too. */
  readonly panel?: readonly [shown: CodePanel, show: (panel: CodePanel) => void];
}

const NONE: readonly LineRange[] = [];

/**
 * The lines of a source text, 16 of them at first; all of a long one in a box that scrolls by itself. Find, go to line,
 * a note when some characters are marked. Renders `<div>`s.
 */
export function CodeBody(props: CodeBodyProps): ReactNode {
  const { code, wrap, label, language = null, highlighted = NONE, source } = props;
  const { labels } = useKindHost();
  const hidden = props.hidden ?? { count: code.hidden, isLeast: !code.isCounted };
  const ownPanel = useState<CodePanel>(null);
  const [panel, showPanel] = props.panel ?? ownPanel;
  const box = useRef<HTMLDivElement>(null);
  const { view, find, isOpen, setOpen, goTo } = useCodeView({
    ...{ code, wrap, label, language, highlighted, source, panel, showPanel, box },
  });
  const { target, tokens } = view;
  const ranges = rangesText(highlighted, code.lines);
  const close = (): void => {
    find.setQuery("");
    showPanel(null);
  };
  const go = (line: number): void => {
    close();
    goTo(line);
  };
  return (
    <div ref={box} className="ac-code-box" data-slot="code-box">
      {hidden.count > 0 && <HiddenNote {...hidden} />}
      {tokens.status === "over-budget" && <CardNote icon={Info}>{labels.notColoured}</CardNote>}
      {panel === "find" && <CardFind find={find} onClose={close} />}
      {panel === "line" && <GoToLine lines={code.lines} onGo={go} onClose={close} />}
      {ranges !== "" && <span className="ac-sr">{labels.highlightedLines(ranges)}</span>}
      <CodeClip
        view={view}
        total={props.total ?? code.total}
        isOpen={isOpen}
        onOpenChange={setOpen}
      />
      {(panel === "line" || target >= 0) && (
        <LiveRegion text={target >= 0 ? labels.lineOf(target + 1, code.lines) : ""} />
      )}
    </div>
  );
}

interface CodeClipProps {
  readonly view: CodeView;
  readonly total: number;
  readonly isOpen: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

function CodeClip({ view, total, isOpen, onOpenChange }: CodeClipProps): ReactNode {
  const { labels } = useKindHost();
  const { code, rows, wrap } = view;
  const isLong = isLongCode(code);
  const isWhole = code.lines === code.total;
  return (
    <Clip
      lines={16}
      total={total}
      rows={rowsOnScreen(rows, wrap)}
      more={isLong}
      open={isOpen}
      onOpenChange={onOpenChange}
      label={isWhole ? labels.showAllLines : () => labels.showMoreText}
      footer={
        !isWhole && <CardFooter icon={Info}>{labels.linesCut(code.lines, code.total)}</CardFooter>
      }
    >
      {(open) =>
        open && isLong ? (
          <CodeWindow {...view} />
        ) : (
          <CodePlain {...view} shown={open ? rows.count : closedRows(rows, wrap)} />
        )
      }
    </Clip>
  );
}
