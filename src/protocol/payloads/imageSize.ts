/** Pixels of a picture as it is shown: after EXIF orientation or AVIF rotation. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Four characters of a file's structure, as text. Throws a RangeError past its end. */
export function fourCharacters(view: DataView, at: number): string {
  return String.fromCharCode(
    view.getUint8(at),
    view.getUint8(at + 1),
    view.getUint8(at + 2),
    view.getUint8(at + 3),
  );
}
