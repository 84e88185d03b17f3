import { randomInt } from 'node:crypto';
import { FeedbackGiven, streams } from '@combolab/contracts';
import type { Product } from '@combolab/standalone';
import type { Browser, Page } from 'playwright';
import { mustHold } from '../harness/figure.js';

/** What the page holds once its garbage is gone. */
interface Weight {
  /** Bytes of JavaScript objects. */
  readonly heap: number;
  /** Nodes of the document. */
  readonly nodes: number;
  /** Combos that are listed, drawn or not. */
  readonly cards: number;
}

export interface Scrolled {
  readonly early: Weight;
  readonly late: Weight;
  /** The most videos that were there at once. */
  readonly videos: number;
}

const PAGE_SIZE = 10;
/** Likes a second on combos of the list while it is scrolled. */
const LIKES = 20;
/** Runs in the page: the most videos there were at once. */
const COUNT_VIDEOS = `
globalThis.mostVideos = 0;
new MutationObserver(() => {
  globalThis.mostVideos = Math.max(globalThis.mostVideos, document.querySelectorAll('video').length);
}).observe(document, { childList: true, subtree: true });`;
const LISTED = `[...document.querySelectorAll('main li[aria-posinset]')]
  .reduce((most, each) => Math.max(most, Number(each.getAttribute('aria-posinset'))), 0)`;

async function weigh(page: Page): Promise<Weight> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const weight = {
    heap: usedSize,
    nodes: await page.evaluate<number>(`document.querySelectorAll('*').length`),
    cards: await page.evaluate<number>(LISTED),
  };
  await session.detach();
  return weight;
}

/** Scrolls on until so many combos are listed, the pointer over the cards. */
async function scrollTo(page: Page, cards: number): Promise<void> {
  await page.mouse.move(640, 400);
  const deadline = Date.now() + 20 * 60_000;
  for (;;) {
    await page.mouse.wheel(0, 2400);
    await page.evaluate('new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)))');
    if ((await page.evaluate<number>(LISTED)) >= cards) return;
    mustHold(Date.now() < deadline, 'the list did not grow');
  }
}

/** Gives likes to combos that are listed, as other people would, until it is stopped. */
function likeOn({ ports }: Product, ids: readonly string[]): () => void {
  const timer = setInterval(() => {
    const comboId = ids[randomInt(ids.length)] ?? '';
    const userId = `u${String(randomInt(1e9))}`;
    const context = { commandId: `like-${userId}`, actor: null, correlationId: 'bench' };
    void ports.log.append(
      streams.feedback(comboId, userId),
      0,
      [FeedbackGiven({ comboId, userId, status: 1 })],
      context,
    );
  }, 1000 / LIKES);
  return () => {
    clearInterval(timer);
  };
}

async function newestIds(url: string, count: number): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let cursor: string | null = ''; cursor !== null && ids.length < count;) {
    const more = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const answer = await fetch(`${url}/api/search/combos?game=ssbu&limit=50${more}`);
    const page = (await answer.json()) as { hits: readonly { _id: string }[]; cursor: string | null };
    ids.push(...page.hits.map(({ _id }) => _id));
    ({ cursor } = page);
  }
  return ids;
}

/** Scrolls through the results, page by page, while likes come in. */
export async function scrollThrough(
  browser: Browser,
  { url, product }: { readonly url: string; readonly product: Product },
  { early, late }: { readonly early: number; readonly late: number },
): Promise<Scrolled> {
  const stopLikes = likeOn(product, await newestIds(url, late * PAGE_SIZE));
  try {
    await using context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    await context.addInitScript(COUNT_VIDEOS);
    const page = await context.newPage();
    await page.goto(`${url}/results/ssbu`);
    await page.locator('main ul[aria-busy=false]').waitFor();
    await scrollTo(page, early * PAGE_SIZE);
    const first = await weigh(page);
    await scrollTo(page, late * PAGE_SIZE);
    const videos = await page.evaluate<number>('globalThis.mostVideos');
    return { early: first, late: await weigh(page), videos };
  } finally {
    stopLikes();
  }
}
