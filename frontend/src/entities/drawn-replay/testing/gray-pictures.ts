type Rectangle = readonly [x: number, y: number, width: number, height: number];

/** A part of a canvas as brightness, 0 to 255, row by row, at another size. */
export function grayOf(
  { canvas }: CanvasRenderingContext2D,
  [x, y, wide, high]: Rectangle,
  width: number,
  height: number,
): Uint8Array {
  const small = Object.assign(document.createElement('canvas'), { width, height });
  const context = small.getContext('2d', { alpha: false, willReadFrequently: true });
  if (context === null) throw new Error('nothing can be drawn');
  context.imageSmoothingQuality = 'high';
  context.drawImage(canvas, x, y, wide, high, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  return Uint8Array.from(
    { length: width * height },
    (_, i) => 0.299 * (data[4 * i] ?? 0) + 0.587 * (data[4 * i + 1] ?? 0) + 0.114 * (data[4 * i + 2] ?? 0),
  );
}

const PART = 0x8000;

export function toBase64(bytes: Uint8Array): string {
  let signs = '';
  for (let at = 0; at < bytes.length; at += PART) signs += String.fromCharCode(...bytes.subarray(at, at + PART));
  return btoa(signs);
}

export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
