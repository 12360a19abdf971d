import JsonView from "@uiw/react-json-view";
import type { Candidate } from "../../shared/candidate.ts";
import { render } from "../../shared/render.ts";
import { type Item, itemSource } from "../data.ts";

let items: () => readonly Item[] = () => [];
export const candidate: Candidate = {
  prepare: (size, name) => {
    items = itemSource(size, name);
  },
  mount: (root) =>
    render(
      root,
      <div className="box">
        <JsonView value={items()} collapsed={false} />
      </div>,
    ),
};
