import { cleanup, render } from "@testing-library/react";
import { useMemo, useRef } from "react";
import { afterEach, expect, test } from "vitest";
import { fixedSizes } from "../../../../src/cards/shared/window/rowSizes.ts";
import { useWindow } from "../../../../src/cards/shared/window/useWindow.ts";

afterEach(cleanup);

function Box() {
  const scroller = useRef<HTMLDivElement>(null);
  const none = useMemo(() => fixedSizes(0, 1), []);
  useWindow({ scroller, sizes: none, axis: "x" });
  return (
    <div ref={scroller} id="box" style={{ width: 100, height: 100, overflow: "auto" }}>
      <div style={{ width: 1000, height: 1000 }} />
    </div>
  );
}

test("a window without rows leaves the box where the reader scrolled it", async () => {
  const { container } = render(<Box />);
  const box = container.querySelector("#box") as HTMLElement;
  box.scrollLeft = 300;
  box.style.width = "200px";
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  expect(box.scrollLeft).toBe(300);
});
