import type { Page } from "playwright";

/** Share of pixels, 0 to 1, that look different in two PNGs; 1 when their sizes differ. The browser decodes them. */
export async function differingShare(page: Page, before: Buffer, after: Buffer): Promise<number> {
  return page.evaluate(
    async (pictures) => {
      // Nothing in here may have a name: what compiles this file would wrap it in a helper that the page does not have.
      const [one, two] = await Promise.all(
        pictures.map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
          const context = canvas.getContext("2d");
          if (!context) throw new Error("no canvas");
          context.drawImage(bitmap, 0, 0);
          return context.getImageData(0, 0, bitmap.width, bitmap.height);
        }),
      );
      if (!one || !two) return 1;
      if (one.width !== two.width || one.height !== two.height) return 1;
      let differing = 0;
      for (let i = 0; i < one.data.length; i += 4) {
        const distance =
          Math.abs(Number(one.data[i]) - Number(two.data[i])) +
          Math.abs(Number(one.data[i + 1]) - Number(two.data[i + 1])) +
          Math.abs(Number(one.data[i + 2]) - Number(two.data[i + 2]));
        if (distance > 48) differing += 1;
      }
      return differing / (one.data.length / 4);
    },
    [before.toString("base64"), after.toString("base64")],
  );
}
