import type { Page } from 'playwright';

/** Milliseconds between two frames of the screen that are a long frame: more than one was left out. */
const LONG_MS = 34;

/** Runs in the page: notes the time between frames until it is told to stop. */
const WATCH = `globalThis.frameTimes = [];
globalThis.watching = true;
{
  let last = null;
  const look = (now) => {
    if (last !== null) frameTimes.push(now - last);
    last = now;
    if (watching) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
undefined;`;
const STOP = 'globalThis.watching = false; globalThis.frameTimes';
const NEXT_FRAME = 'new Promise((done) => requestAnimationFrame(() => done()))';

/** Draws the mouse to the right of a place and back, again and again, a step for each frame of the screen. @returns the part of frames that were long */
export async function drag(page: Page, from: { readonly x: number; readonly y: number }): Promise<number> {
  await page.bringToFront();
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.evaluate(WATCH);
  for (let step = 0; step < 120; step += 1) {
    await page.mouse.move(from.x + 60 * Math.abs(Math.sin(step / 12)), from.y);
    await page.evaluate(NEXT_FRAME);
  }
  const times = await page.evaluate<number[]>(STOP);
  await page.mouse.up();
  return times.filter((time) => time >= LONG_MS).length / times.length;
}

/** A page with nothing on it. */
export const EMPTY_PAGE = '<!doctype html><title>empty</title><body style="height:100vh">';
