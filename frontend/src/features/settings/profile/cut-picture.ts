/** In px of the picture. */
export interface Square {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Side of what is sent, in px; the server makes its own of it. */
const SIDE = 512;

/** A square of a picture, as a new one. @throws Error when the picture cannot be decoded */
export async function cutPicture(file: Blob, { x, y, width, height }: Square): Promise<Blob> {
  const bitmap = await createImageBitmap(file);
  try {
    const canvas = new OffscreenCanvas(SIDE, SIDE);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('this browser cannot draw');
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, x, y, width, height, 0, 0, SIDE, SIDE);
    const type = file.type === 'image/jpeg' ? file.type : 'image/png';
    return await canvas.convertToBlob({ type, quality: 0.92 });
  } finally {
    bitmap.close();
  }
}
