/** Until the typefaces of what is drawn have come, and what is measured with them has been. */
export async function typeset(): Promise<void> {
  await nextFrame();
  await document.fonts.ready;
  await nextFrame();
}

function nextFrame(): Promise<unknown> {
  return new Promise((done) => requestAnimationFrame(done));
}
