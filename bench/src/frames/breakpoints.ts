import type { Page } from 'playwright';

export interface Pauses {
  readonly count: number;
  /** Pauses that stood on exactly the breakpoint's picture, with its number on the overlay. */
  readonly exact: number;
}

/** Runs in the page: plays on from breakpoint to breakpoint, and from the start again after the last. */
const pauseAll = (count: number, frames: readonly number[]): string => `(async () => {
  const frames = ${JSON.stringify(frames)};
  const press = () => document.querySelector('[aria-label=Play], [aria-label="Continue playing"]').click();
  const paused = () => new Promise((done) => clip.addEventListener('pause', done, { once: true }));
  let exact = 0;
  let n = 0;
  while (n < ${String(count)}) {
    for (const frame of frames) {
      if (n === ${String(count)}) break;
      const stopped = paused();
      press();
      await stopped;
      await atRest();
      n += 1;
      if (readPicture() === frame && readCounter() === frame) exact += 1;
    }
    document.body.dispatchEvent(new KeyboardEvent('keydown', { code: 'Home', key: 'Home', bubbles: true }));
    await atRest();
  }
  return exact;
})()`;

interface Wanted {
  /** 1, the fastest, to 5. */
  readonly speed: number;
  readonly count: number;
  /** The clip's breakpoints in order. */
  readonly frames: readonly number[];
}

/** Plays to `count` breakpoints at a speed. */
export async function pauseAtBreakpoints(page: Page, { speed, count, frames }: Wanted): Promise<Pauses> {
  const body = page.locator('body');
  await body.press('Home');
  await body.press(`Shift+Digit${String(speed)}`);
  await page.evaluate('atRest()');
  return { count, exact: await page.evaluate<number>(pauseAll(count, frames)) };
}
