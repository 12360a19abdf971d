import { allExpanded, defaultStyles, JsonView } from "react-json-view-lite";
import type { Candidate } from "../../shared/candidate.ts";
import { render } from "../../shared/render.ts";
import { createItems, type Item } from "../data.ts";
import "react-json-view-lite/dist/index.css";

let items: Item[] = [];
export const candidate: Candidate = {
  prepare: (size) => {
    items = createItems(size);
  },
  mount: (root) =>
    render(
      root,
      <div className="box">
        <JsonView data={items} style={defaultStyles} shouldExpandNode={allExpanded} />
      </div>,
    ),
};
