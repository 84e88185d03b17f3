/// <reference lib="dom" />
import type { Page } from 'playwright';
import { BITS, BLOCK, LIGHT, readBarcode } from '../samples/barcode.js';
import type { Scripted } from './scripted.js';

/** What the page says and what the picture itself says, read at one moment. All numbers are frames. */
export interface Reading {
  /** The number that is drawn in the picture. */
  readonly picture: number;
  /** The counter on the picture. */
  readonly counter: number;
  /** The lanes' playhead. */
  readonly playhead: number;
  /** The line of the input list that is on; null before the first. */
  readonly line: number | null;
  readonly paused: boolean;
}

type ReadPicture = () => Reading;

const CODE = { bits: BITS, block: BLOCK, light: LIGHT };

/** Gives the page a function that reads the barcode of the sample clips: bits along the bottom edge, lowest first. */
export async function teachToRead(page: Scripted): Promise<void> {
  await page.evaluate(({ bits, block, light }) => {
    const canvas = document.createElement('canvas');
    canvas.width = 640;
    canvas.height = 360;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    const numberIn = (element: Element | null | undefined) => parseInt(element?.textContent ?? 'none', 10);
    const pictureIn = (video: HTMLVideoElement): number => {
      if (context === null) throw new Error('nothing can be drawn');
      context.drawImage(video, 0, 0, 640, 360);
      const { data } = context.getImageData(0, 360 - block / 2, bits * block, 1);
      const greys = Array.from({ length: bits }, (_, bit) => data[(bit + 0.5) * block * 4] ?? 0);
      const least = Math.max(...greys) > light.plain ? light.plain : light.quiet;
      return greys.reduce((picture, grey, bit) => picture | (grey > least ? 1 << bit : 0), 0);
    };
    const read: ReadPicture = () => {
      const video = document.querySelector('video');
      if (video === null) throw new Error('there is no clip');
      const picture = pictureIn(video);
      const line = document.querySelector('[aria-labelledby=inputs-title] [aria-current=step] .mono');
      return {
        picture,
        counter: numberIn((video.closest('[data-player]') ?? video.parentElement)?.querySelector('[data-counter]')),
        playhead: Number(document.querySelector('[data-playhead] span')?.textContent),
        line: line === null ? null : parseInt(/\d+/.exec(line.textContent)?.[0] ?? 'none', 10),
        paused: video.paused,
      };
    };
    Object.assign(window, { readPicture: read, pictureIn });
  }, CODE);
}

/** The numbers in the pictures of all clips of the page, read at one moment when none is sought. */
export async function readStillPictures(page: Scripted): Promise<readonly number[]> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('video')].every((video) => video.paused && !video.seeking && video.readyState >= 2),
  );
  return page.evaluate(() => {
    const { pictureIn } = window as unknown as { pictureIn: (video: HTMLVideoElement) => number };
    return [...document.querySelectorAll('video')].map(pictureIn);
  });
}

/** Reads when no seek is under way. */
export async function readStill(page: Scripted): Promise<Reading> {
  await page.waitForFunction(() => {
    const video = document.querySelector('video');
    return video !== null && video.paused && !video.seeking && video.readyState >= 2;
  });
  return page.evaluate(() => (window as unknown as { readPicture: ReadPicture }).readPicture());
}

/** Plays and reads with every picture that the browser announces, after the page has heard of it, until the clip pauses. */
export function readWhilePlaying(page: Scripted): Promise<readonly Reading[]> {
  return page.evaluate(
    () =>
      new Promise<readonly Reading[]>((resolve) => {
        const { readPicture } = window as unknown as { readPicture: ReadPicture };
        const video = document.querySelector('video');
        const readings: Reading[] = [];
        const onPicture = () => {
          if (video?.paused === false) readings.push(readPicture());
          video?.requestVideoFrameCallback(onPicture);
        };
        video?.requestVideoFrameCallback(onPicture);
        video?.addEventListener('pause', () => {
          if (video.paused) resolve(readings);
        });
        document.querySelector<HTMLElement>('[aria-label=Play], [aria-label="Continue playing"]')?.click();
      }),
  );
}

/** The frame that a person sees on the stage: read from a screenshot, poster and all. */
export async function seenFrame(page: Page): Promise<number> {
  const shot = (await page.locator('video').screenshot()).toString('base64');
  const reader = await page.context().newPage();
  const gray = await reader.evaluate(async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const context = Object.assign(document.createElement('canvas'), { width: 640, height: 360 }).getContext('2d');
    // the clip as large as it fits into the element, in its middle
    const scale = Math.min(image.width / 16, image.height / 9);
    const [width, height] = [16 * scale, 9 * scale];
    const [left, top] = [(image.width - width) / 2, (image.height - height) / 2];
    context?.drawImage(image, left, top, width, height, 0, 0, 640, 360);
    const data = context?.getImageData(0, 0, 640, 360).data ?? new Uint8ClampedArray();
    return Array.from({ length: 640 * 360 }, (_, pixel) => String.fromCharCode(data[pixel * 4] ?? 0)).join('');
  }, shot);
  await reader.close();
  return readBarcode(Buffer.from(gray, 'latin1'), 640, 360);
}

/** Plays and reads with every picture that the browser announces, until it went back `rounds` times; then pauses. */
export function readPlayed(page: Scripted, rounds: number): Promise<readonly Reading[]> {
  return page.evaluate(
    (left) =>
      new Promise<readonly Reading[]>((resolve) => {
        const { readPicture } = window as unknown as { readPicture: ReadPicture };
        const video = document.querySelector('video');
        const readings: Reading[] = [];
        let before = 0;
        const onPicture = (_now: number, { mediaTime }: { readonly mediaTime: number }) => {
          readings.push(readPicture());
          if (mediaTime < before) left--;
          before = mediaTime;
          if (left > 0) video?.requestVideoFrameCallback(onPicture);
          else {
            video?.pause();
            resolve(readings);
          }
        };
        video?.requestVideoFrameCallback(onPicture);
        document.querySelector<HTMLElement>('[aria-label=Play]')?.click();
      }),
    rounds,
  );
}

/**
 * How far the counter is from the picture as a rule, in frames. A busy machine shows single pictures later than it told of
 * them, which no page can help; the bench counts each one.
 */
export function usualGap(readings: readonly { readonly picture: number; readonly counter: number }[]): number {
  const gaps = readings.map(({ picture, counter }) => Math.abs(picture - counter)).sort((a, b) => a - b);
  return gaps[gaps.length >> 1] ?? Infinity;
}
