import { join } from 'node:path';
import { CLIP_FRAMES, drawEncode, ENCODES } from '../frames/encodes.js';
import { against, mustHold, type Bench } from '../harness/figure.js';
import { pairsOf } from '../harness/pairs.js';
import { startProduct } from '../harness/product.js';
import { root } from '../harness/root.js';
import { temporaryFolder } from '../harness/temporary-folder.js';
import { openBrowser } from '../page-weight/first-results.js';
import { drag, EMPTY_PAGE } from './drags.js';
import { barsOf, openEditor, PRESSES } from './editor-page.js';
import { BARE_KEYS, keyWait } from './key-waits.js';

/** Added to both sides, so that an empty page without a long frame can be compared with. */
const ONE_FRAME = 1 / 120;

/** Work on a long track in a real browser: dragging all of it, and pressing by key on a slow machine. */
export const editorBench: Bench = async ({ quick, rounds }) => {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH === undefined) return [{ name: 'the editor', skipped: 'there is no Chromium (CHROMIUM_PATH)' }];
  await using folder = await temporaryFolder();
  await using running = await startProduct(join(folder.path, 'data'), {
    pageFolder: join(root, 'frontend', 'dist-web'),
  });
  await using browser = await openBrowser(CHROMIUM_PATH);
  const clip = await drawEncode(folder.path, ENCODES[0]);
  const page = await openEditor(browser, running.url, clip, CLIP_FRAMES);
  const shown = await barsOf(page);
  mustHold(shown === PRESSES, `the lanes show ${String(shown)} presses`);

  const bare = await page.context().newPage();
  const answer = (body: string) =>
    bare.route('**/bare-page', (route) => route.fulfill({ contentType: 'text/html', body }));
  await answer(EMPTY_PAGE);
  await bare.goto('/bare-page');
  const box = await page.locator('[data-lanes] [data-press]').nth(30).boundingBox();
  const grip = { x: (box?.x ?? 0) + 2, y: (box?.y ?? 0) + 8 };
  await page.keyboard.press('Control+a');
  const found = { ours: [] as number[], bare: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    found.bare.push((await drag(bare, grip)) + ONE_FRAME);
    found.ours.push((await drag(page, grip)) + ONE_FRAME);
  }
  const undone = await page.getByRole('button', { name: /^Undo: move/ }).count();
  mustHold(undone === 1, 'the lanes were dragged');

  await bare.unroute('**/bare-page');
  await answer(BARE_KEYS);
  await bare.goto('/bare-page');
  const times = quick ? 20 : 100;
  const waits = { ours: [] as number[], bare: [] as number[] };
  await page.keyboard.press('Escape');
  for (let round = 0; round < rounds; round += 1) {
    waits.bare.push(await keyWait(bare, 'b', '#text', times));
    waits.ours.push(await keyWait(page, 'b', '[data-lanes]', times));
  }
  return [
    against('an empty page', pairsOf(found.ours, found.bare), {
      name: `long frames while ${String(PRESSES)} presses are dragged, of all`,
      unit: 'of all, and one',
      goal: { atMost: 1.1 },
    }),
    against('a page that changes one text', pairsOf(waits.ours, waits.bare), {
      name: 'from a key to the frame with its change, 95th percentile, processor 4x slower',
      unit: 'ms',
      goal: null,
      note: 'the goal is one frame, 16.7 ms, more than the bare page',
    }),
  ];
};
