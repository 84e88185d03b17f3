import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { RefusedError } from '../../problems.js';
import type { PictureType } from './picture-type.js';
import type { SentPicture } from './receive-picture.js';

/** What may be decoded, in pixels of all sides multiplied. */
const MOST_PIXELS = 50_000_000;
/** Decoding that takes longer is given up, in s. */
const MOST_SECONDS = 20;
const QUALITY = 82;
/** Pictures that are made at once; each may hold its pixels in memory. */
const AT_ONCE = 2;

const LOADERS: Readonly<Record<PictureType, string>> = {
  png: 'VipsForeignLoadPng',
  jpeg: 'VipsForeignLoadJpeg',
  gif: 'VipsForeignLoadNsgif',
  webp: 'VipsForeignLoadWebp',
  avif: 'VipsForeignLoadHeif',
};

/** In pixels; a picture of another shape is cut at its longer sides. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Makes pictures of strangers ours: decoded, upright, cut to size, without metadata, encoded anew. */
@Injectable()
export class PictureMaker {
  readonly #limit = pLimit(AT_ONCE);

  constructor() {
    sharp.cache(false);
    sharp.concurrency(1);
    // no loader but ours looks at what strangers send
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: Object.values(LOADERS) });
  }

  /** @returns a webp; of an animated picture, its first frame. @throws RefusedError 422 when it cannot be decoded */
  make({ bytes }: SentPicture, { width, height }: PictureSize): Promise<Buffer> {
    return this.#limit(async () => {
      try {
        return await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 })
          .autoOrient()
          .resize(width, height, { fit: 'cover' })
          .webp({ quality: QUALITY })
          .timeout({ seconds: MOST_SECONDS })
          .toBuffer();
      } catch {
        const detail =
          'This picture cannot be read: it is damaged, or has more than 50 megapixels. Save it anew, smaller, and try again.';
        throw new RefusedError(422, 'picture-unreadable', 'Picture cannot be read', detail);
      }
    });
  }
}
