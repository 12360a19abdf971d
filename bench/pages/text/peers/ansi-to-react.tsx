import Ansi from "ansi-to-react";
import type { Candidate } from "../../shared/candidate.ts";
import { render } from "../../shared/render.ts";
import { createAnsi } from "../data.ts";

let text = "";
export const candidate: Candidate = {
  prepare: (size) => {
    text = createAnsi(size);
  },
  mount: (root) =>
    render(
      root,
      <pre className="box">
        <Ansi>{text}</Ansi>
      </pre>,
    ),
};
