import sharp from 'sharp';

export interface PictureOptions {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly background?: string;
}

/** A picture of one colour. */
export const drawPicture = (
  { width, height, background = '#c03030' }: PictureOptions,
  type: 'png' | 'jpeg' | 'gif' | 'webp' | 'avif' | 'tiff',
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false })
    [type]()
    .toBuffer();

/** The form that sends a picture. */
export function pictureForm(picture: Buffer, name = 'picture.png'): FormData {
  const form = new FormData();
  form.set('picture', new Blob([new Uint8Array(picture)]), name);
  return form;
}
