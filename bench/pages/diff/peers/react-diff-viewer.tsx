import DiffViewer, { DiffMethod } from "react-diff-viewer-continued";
import { render } from "../../shared/render.ts";
import { diffCandidate, texts } from "../diffCandidate.ts";

/** Its window for large files; it computes the diff in a worker. */
const WINDOW = { pageSize: 20, containerHeight: "600px" };

export const candidate = diffCandidate(
  (root) => {
    const { before, after } = texts();
    render(
      root,
      <DiffViewer
        oldValue={before}
        newValue={after}
        splitView={false}
        compareMethod={DiffMethod.WORDS}
        infiniteLoading={WINDOW}
        hideSummary
      />,
    );
  },
  { isReady: () => document.querySelectorAll("#bench tr").length > 5 },
);
