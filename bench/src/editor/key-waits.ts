import type { Page } from 'playwright';
import { percentile } from '../harness/stats.js';

const SLOWER = 4;

/** Runs in the page: notes how long after a key it is until the next frame that is drawn with the change. */
const WATCH = (changing: string): string => `globalThis.waits = [];
{
  let pressed = null;
  addEventListener('keydown', (event) => { pressed = event.timeStamp; }, true);
  new MutationObserver(() => {
    if (pressed === null) return;
    const since = pressed;
    pressed = null;
    requestAnimationFrame((now) => waits.push(Math.max(0, now - since)));
  }).observe(document.querySelector(${JSON.stringify(changing)}), { subtree: true, childList: true, attributes: true });
}
undefined;`;

/** A page that changes one text when a key is pressed. */
export const BARE_KEYS = `<!doctype html><title>bare</title><p id="text">0</p><script>
let n = 0;
addEventListener('keydown', () => { document.getElementById('text').textContent = String(++n); });
</script>`;

/** Presses a key many times on a slowed machine. @returns ms to the frame with the change, at the 95th percentile */
export async function keyWait(page: Page, key: string, changing: string, times: number): Promise<number> {
  await page.bringToFront();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(WATCH(changing));
  for (let n = 1; n <= times; n += 1) {
    await page.keyboard.press(key);
    await page.waitForFunction(`waits.length >= ${String(n)}`);
  }
  const waits = await page.evaluate<number[]>('waits');
  await devtools.detach();
  return percentile(waits, 0.95);
}
