/// <reference lib="dom" />
import type { Visitor } from './visitor.js';

/** Whether this browser has what videos are made with (WebCodecs), for pictures. */
export const canMakeVideos = (visitor: Visitor): Promise<boolean> =>
  visitor.evaluate(() => typeof VideoEncoder === 'function' && typeof VideoDecoder === 'function');
