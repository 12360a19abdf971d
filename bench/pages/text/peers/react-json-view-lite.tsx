import { allExpanded, defaultStyles, JsonView } from "react-json-view-lite";
import type { Candidate } from "../../shared/candidate.ts";
import { render } from "../../shared/render.ts";
import { type Item, itemSource } from "../data.ts";
import "react-json-view-lite/dist/index.css";

let items: () => readonly Item[] = () => [];
export const candidate: Candidate = {
  prepare: (size, name) => {
    items = itemSource(size, name);
  },
  mount: (root) =>
    render(
      root,
      <div className="box">
        <JsonView data={items()} style={defaultStyles} shouldExpandNode={allExpanded} />
      </div>,
    ),
};
