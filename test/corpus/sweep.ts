/** Uses everything a reader could: hovers and focuses each element, then clicks each control; a bounded number of each. */
export async function sweep(host: Element): Promise<void> {
  const stop = (event: Event): void => {
    if (event.target instanceof Element && event.target.closest("a")) event.preventDefault();
  };
  // Links must not leave the page under test; what they point to is checked as an attribute.
  document.addEventListener("click", stop, true);
  const opened = window.open;
  window.open = () => null;
  try {
    for (const element of bounded(host.querySelectorAll("[data-subject] *"), 400)) touch(element);
    await pause(0);
    for (let round = 0; round < 2; round += 1) {
      for (const control of bounded(
        document.querySelectorAll("[data-subject] button, [data-subject] a, [role=menuitem]"),
        60,
      )) {
        (control as HTMLElement).click();
      }
      await pause(30);
    }
  } finally {
    document.removeEventListener("click", stop, true);
    window.open = opened;
  }
}

function touch(element: Element): void {
  for (const type of ["pointerenter", "pointerover", "mouseenter", "mouseover"]) {
    element.dispatchEvent(
      new MouseEvent(type, { bubbles: type.endsWith("over"), cancelable: true }),
    );
  }
  (element as HTMLElement).focus?.({ preventScroll: true });
}

const bounded = (list: NodeListOf<Element>, most: number): Element[] => [...list].slice(0, most);
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
