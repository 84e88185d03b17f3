import { join } from 'node:path';
import { against, mustHold, type Bench } from '../harness/figure.js';
import { pairsOf } from '../harness/pairs.js';
import { recordCombos, startProduct } from '../harness/product.js';
import { root } from '../harness/root.js';
import { temporaryFolder } from '../harness/temporary-folder.js';
import { openBrowser } from '../page-weight/first-results.js';
import { COMBOS, openGuide, saved, SECTIONS } from './guide-page.js';
import { BARE_FIELD, typingWait, watchTyping } from './typing.js';

/** Writing in a long guide in a real browser: keys on a slow machine, and what a save by itself sends. */
export const guideBench: Bench = async ({ quick, rounds }) => {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH === undefined)
    return [{ name: 'the guide editor', skipped: 'there is no Chromium (CHROMIUM_PATH)' }];
  await using folder = await temporaryFolder();
  await using running = await startProduct(join(folder.path, 'data'), {
    pageFolder: join(root, 'frontend', 'dist-web'),
  });
  await using browser = await openBrowser(CHROMIUM_PATH);
  const page = await openGuide(browser, running.url, await recordCombos(running.product, COMBOS));
  const combos = await page.getByRole('group', { name: /^Combo, section / }).count();
  mustHold(combos === COMBOS, `the guide shows ${String(combos)} combos`);

  const field = `[data-section] >> nth=${String(SECTIONS / 2 - 1)}`;
  const text = () => page.locator(field).inputValue();
  const before = await text();
  const bare = await page.context().newPage();
  await bare.route('**/bare-page', (route) => route.fulfill({ contentType: 'text/html', body: BARE_FIELD }));
  await bare.goto('/bare-page');
  await bare.locator('textarea').fill(before);
  await watchTyping(bare);
  await watchTyping(page);
  const times = quick ? 20 : 60;
  const waits = { ours: [] as number[], bare: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    waits.bare.push(await typingWait(bare, 'textarea', times));
    waits.ours.push(await typingWait(page, field, times));
  }
  const typed = (await text()).length - before.length;
  mustHold(typed === rounds * times, `${String(typed)} letters stand there`);

  await saved(page);
  const request = page.waitForRequest('**/api/guides/update');
  await page.locator(field).focus();
  await page.keyboard.press('c');
  const sent = (await request).postData() ?? '';
  const { guide } = JSON.parse(sent) as { guide: { _id: string; sections: unknown[] } };
  mustHold(guide.sections.length === 1, `${String(guide.sections.length)} sections were sent`);
  const whole = JSON.stringify(
    await page.locator('[data-section]').evaluateAll((all) => all.map((each) => ('value' in each ? each.value : ''))),
  );
  return [
    against('a bare text field', pairsOf(waits.ours, waits.bare), {
      name: `from a key to its letter on the screen in a guide of ${String(SECTIONS)} sections and ${String(COMBOS)} combos, 95th percentile, processor 4x slower`,
      unit: 'ms',
      goal: { atMost: 1.5 },
    }),
    against('the whole text', pairsOf([Buffer.byteLength(sent) / 1024], [Buffer.byteLength(whole) / 1024]), {
      name: `what a save by itself sends when one of ${String(SECTIONS)} sections has changed`,
      unit: 'kB',
      goal: null,
      note: 'that section and the order of all, by their ids',
    }),
  ];
};
