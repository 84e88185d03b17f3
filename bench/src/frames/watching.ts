import type { Page } from 'playwright';

export interface Watching {
  /** Pictures on the screen by pictures in the clip. */
  readonly presented: number;
  /** Processor seconds of the page's process for each second of the clip. */
  readonly cpu: number;
}

/** Runs in the page: plays the clip to its end, and counts the pictures that came onto the screen. */
const play = (start: string): string => `new Promise((done) => {
  const clip = document.querySelector('video');
  let presented = 0;
  let first = null;
  const onPicture = (_now, data) => {
    first ??= data.presentedFrames - 1;
    presented = data.presentedFrames - first;
    clip.requestVideoFrameCallback(onPicture);
  };
  clip.addEventListener('ended', () => done({ presented, seconds: clip.duration }), { once: true });
  clip.requestVideoFrameCallback(onPicture);
  ${start};
})`;
export const OUR_START = `document.querySelector('button[aria-label=Play]').click()`;
export const BARE_START = 'clip.play()';

/** Plays a clip once and tells what that took. */
export async function watch(page: Page, start: string): Promise<Watching> {
  await page.bringToFront();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const cpuSeconds = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ProcessTime')?.value ?? Number.NaN;
  };
  const before = await cpuSeconds();
  const { presented, seconds } = await page.evaluate<{ presented: number; seconds: number }>(play(start));
  const cpu = ((await cpuSeconds()) - before) / seconds;
  await session.detach();
  return { presented: presented / Math.round(seconds * 60), cpu };
}

/** A page with the video alone. */
export const barePage = (src: string): string =>
  `<!doctype html><title>bare</title><video src="${src}" muted playsinline preload="auto" width="1100" height="619"></video>`;
