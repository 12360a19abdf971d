import { createTwoFilesPatch } from "diff";
import { type ReactNode, useMemo } from "react";
import { Diff, Hunk, parseDiff } from "react-diff-view";
import { render } from "../../shared/render.ts";
import { diffCandidate, texts } from "../diffCandidate.ts";
import "react-diff-view/style/index.css";

/** Shows patches: two texts are made one by jsdiff first, as its documentation does. */
function View({ before, after }: { before: string; after: string }): ReactNode {
  const file = useMemo(() => {
    const patch = createTwoFilesPatch("bench.ts", "bench.ts", before, after, "", "", {
      context: 3,
    });
    const head = "diff --git a/bench.ts b/bench.ts\nindex 1111111..2222222 100644\n";
    return parseDiff(head + patch.replace(/^=+\n/, ""))[0];
  }, [before, after]);
  if (!file) return null;
  return (
    <Diff viewType="unified" diffType={file.type} hunks={file.hunks}>
      {(hunks) => hunks.map((hunk) => <Hunk key={hunk.content} hunk={hunk} />)}
    </Diff>
  );
}

export const candidate = diffCandidate((root) =>
  render(
    root,
    <div className="box">
      <View {...texts()} />
    </div>,
  ),
);
