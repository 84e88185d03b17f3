import type { Browser, Page } from 'playwright';

const BARE = '/bare-input';
/** Typing into a bare input: ask, parse, show the names; nothing else. */
const BARE_PAGE = `<!doctype html><title>bare</title><input type="search"><ul data-shown=""></ul><script>
const list = document.querySelector('ul');
document.querySelector('input').addEventListener('input', async ({ target }) => {
  const answer = await fetch('/api/search/combos?game=ssbu&limit=10&facets=1&q=' + encodeURIComponent(target.value));
  const { hits } = await answer.json();
  list.replaceChildren(...hits.map(({ name }) => Object.assign(document.createElement('li'), { textContent: name })));
  list.dataset.shown = target.value;
});
</script>`;
/** Runs in the page: time of the key, and of the frame after its answer stands there. */
const watch = (isShown: string): string => `
document.documentElement.removeAttribute('data-shown');
globalThis.seen = { pressed: 0, shown: 0 };
addEventListener('keydown', () => (globalThis.seen.pressed = performance.now()), { capture: true, once: true });
let began = false;
const look = () => {
  const { began: now, done } = (${isShown})();
  began ||= now;
  if (globalThis.seen.pressed > 0 && began && done) requestAnimationFrame(() => {
    globalThis.seen.shown = performance.now();
    document.documentElement.setAttribute('data-shown', '');
  });
  else setTimeout(look);
};
look();`;
/** Cards of the last search are busy until those of this one stand there. */
const OURS = `() => {
  const busy = document.querySelector('main ul[aria-busy]')?.getAttribute('aria-busy') === 'true';
  return { began: busy, done: !busy };
}`;
const PEERS = `() => {
  const done = document.querySelector('ul').dataset.shown === document.querySelector('input').value;
  return { began: document.querySelector('input').value !== '', done };
}`;

async function waitOf(page: Page, box: string, key: string, isShown: string): Promise<number> {
  await page.evaluate(watch(isShown));
  await page.locator(box).press(key);
  await page.locator('html[data-shown]').waitFor();
  return page.evaluate<number>('globalThis.seen.shown - globalThis.seen.pressed');
}

export interface KeyWaits {
  readonly ours: readonly number[];
  readonly bare: readonly number[];
}

/** Ms from each key to the frame with its results, on the results page and on a bare page, in turns. */
export async function keyWaits(browser: Browser, url: string, keys: string): Promise<KeyWaits> {
  await using context = await browser.newContext();
  const [ours, bare] = [await context.newPage(), await context.newPage()];
  await bare.route(`**${BARE}`, (route) => route.fulfill({ contentType: 'text/html', body: BARE_PAGE }));
  await bare.goto(url + BARE);
  await ours.goto(`${url}/results/ssbu`);
  const waits = { ours: [] as number[], bare: [] as number[] };
  const [ourBox, bareBox] = ['main input[type=search]', 'input'];
  for (const key of keys) {
    await ours.bringToFront();
    await ours.locator(ourBox).fill('');
    await ours.waitForURL((address) => !address.searchParams.has('q'));
    await ours.locator('main ul[aria-busy=false]').waitFor();
    waits.ours.push(await waitOf(ours, ourBox, key, OURS));
    await bare.bringToFront();
    await bare.locator(bareBox).fill('');
    await bare.locator('ul[data-shown=""]').waitFor({ state: 'attached' });
    waits.bare.push(await waitOf(bare, bareBox, key, PEERS));
  }
  return waits;
}
