import type { Page } from 'playwright';
import { CLIP_FRAMES } from './encodes.js';

export interface Seeks {
  readonly count: number;
  /** Of these, how many came to rest on another picture than was asked for, or said another number. */
  readonly wrong: number;
}

/** Runs in the page: seeks by the slider and steps by keys, in turns that look random and are the same each time. */
const seekAll = (count: number, last: number): string => `(async () => {
  const slider = document.querySelector('input[type=range][aria-label=Frame]');
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
  const keys = [['Comma', -1, {}], ['Period', 1, {}], ['Comma', -5, { shiftKey: true }], ['Period', 5, { shiftKey: true }],
    ['Comma', -20, { ctrlKey: true }], ['Period', 20, { ctrlKey: true }]];
  let state = 20261122;
  const random = (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  let at = 0;
  let wrong = 0;
  for (let n = 0; n < ${String(count)}; n += 1) {
    const [code, step, held] = keys[random(keys.length)];
    if (random(2) === 0 && at + step >= 0 && at + step <= ${String(last)}) {
      at += step;
      document.body.dispatchEvent(new KeyboardEvent('keydown', { code, key: code, bubbles: true, ...held }));
    } else {
      at = random(${String(last + 1)});
      write.call(slider, at);
      slider.dispatchEvent(new Event('input', { bubbles: true }));
    }
    await atRest();
    if (readPicture() !== at || readCounter() !== at) wrong += 1;
  }
  return wrong;
})()`;

/** Seeks and steps `count` times and looks at each picture that the clip comes to rest on. */
export async function seekAndStep(page: Page, count: number): Promise<Seeks> {
  return { count, wrong: await page.evaluate<number>(seekAll(count, CLIP_FRAMES - 1)) };
}
