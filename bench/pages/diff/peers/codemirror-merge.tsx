import { javascript } from "@codemirror/lang-javascript";
import { defaultHighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { unifiedMergeView } from "@codemirror/merge";
import { EditorState } from "@codemirror/state";
import { EditorView, lineNumbers } from "@codemirror/view";
import { diffCandidate, texts } from "../diffCandidate.ts";

/** By default it gives up early and shows a file of 10,000 lines as replaced: it may look further. */
const LIMITS = { scanLimit: 100_000, timeout: 5000 };

export const candidate = diffCandidate((root) => {
  const { before, after } = texts();
  new EditorView({
    parent: root,
    state: EditorState.create({
      doc: after,
      extensions: [
        lineNumbers(),
        EditorState.readOnly.of(true),
        EditorView.editable.of(false),
        syntaxHighlighting(defaultHighlightStyle),
        javascript({ typescript: true }),
        unifiedMergeView({
          original: before,
          mergeControls: false,
          diffConfig: LIMITS,
          collapseUnchanged: { margin: 3, minSize: 4 },
        }),
        EditorView.theme({ "&": { height: "600px" }, ".cm-scroller": { overflow: "auto" } }),
      ],
    }),
  });
});
