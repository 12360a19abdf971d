import { javascript } from "@codemirror/lang-javascript";
import { defaultHighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { EditorState } from "@codemirror/state";
import { EditorView, lineNumbers } from "@codemirror/view";
import { codeCandidate } from "../codeCandidate.ts";

const extensions = [
  lineNumbers(),
  EditorState.readOnly.of(true),
  EditorView.editable.of(false),
  syntaxHighlighting(defaultHighlightStyle),
  javascript({ typescript: true }),
  EditorView.theme({ "&": { height: "600px" }, ".cm-scroller": { overflow: "auto" } }),
];
let view: EditorView | null = null;

/** What streams is added at the end of the document. */
function show(root: HTMLElement, text: string): void {
  if (view) {
    const { length } = view.state.doc;
    view.dispatch({ changes: { from: length, insert: text.slice(length) } });
  } else {
    view = new EditorView({ parent: root, state: EditorState.create({ doc: text, extensions }) });
  }
}

export const candidate = codeCandidate(show);
