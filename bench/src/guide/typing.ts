import type { Page } from 'playwright';
import { percentile } from '../harness/stats.js';

const SLOWER = 4;

/** Runs in the page: notes how long after a key it is until the frame with its letter is drawn. */
const WATCH = `{
  let pressed = 0;
  const waits = [];
  let told = () => undefined;
  const drawn = new MessageChannel();
  drawn.port1.onmessage = () => {
    waits.push(performance.now() - pressed);
    told();
  };
  addEventListener('keydown', (event) => { pressed = event.timeStamp; }, true);
  addEventListener('input', () => requestAnimationFrame(() => drawn.port2.postMessage(null)));
  // it may be asked for when it is drawn already
  globalThis.nextLetter = () => new Promise((done) => {
    told = () => {
      if (waits.length === 0) return;
      told = () => undefined;
      done(waits.shift());
    };
    told();
  });
}
undefined;`;

/** A page with a text field and nothing else. */
export const BARE_FIELD = '<!doctype html><title>bare</title><textarea rows="8" cols="80"></textarea>';

/** Makes a page ready for {@link typingWait}: once for each page. */
export const watchTyping = (page: Page): Promise<void> => page.evaluate(WATCH);

/** Types letters into a field on a slowed machine. @returns ms from a key to its letter on the screen, at the 95th percentile */
export async function typingWait(page: Page, field: string, times: number): Promise<number> {
  await page.bringToFront();
  await page.locator(field).focus();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const waits: number[] = [];
  for (let n = 0; n < times; n += 1) {
    await page.keyboard.press('b');
    waits.push(await page.evaluate<number>('nextLetter()'));
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await devtools.detach();
  return percentile(waits, 0.95);
}
