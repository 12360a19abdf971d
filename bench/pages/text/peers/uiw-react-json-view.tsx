import JsonView from "@uiw/react-json-view";
import type { Candidate } from "../../shared/candidate.ts";
import { render } from "../../shared/render.ts";
import { createItems, type Item } from "../data.ts";

let items: Item[] = [];
export const candidate: Candidate = {
  prepare: (size) => {
    items = createItems(size);
  },
  mount: (root) =>
    render(
      root,
      <div className="box">
        <JsonView value={items} collapsed={false} />
      </div>,
    ),
};
