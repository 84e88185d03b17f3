import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page, Route } from 'playwright';
import { mustHold } from '../harness/figure.js';

const SEARCH_BOX = 'main input[type=search]';
const LETTERS = 'abcdefgiklmnoprstuwxz';
/** Answers take up to this long, and come in any order; ms. */
const MOST_DELAY_MS = 120;
const MOST_GAP_MS = 90;
/** What the page adds to its address when it asks. */
const OWN_PARAMETERS = ['game', 'limit', 'facets', 'near'];
/** Added to the number of an answer, so that none looks like what the product itself has found. */
const NUMBERED = 1_000_000;
/** Runs in the page: at each frame with a change, which answer is shown as the present one, and the address. */
const RECORD = `
globalThis.paints = [];
const record = () => {
  if (document.querySelector('main ul[aria-busy=false]') === null) return;
  const texts = [...document.querySelectorAll('main [role=status]')].map((each) => each.textContent.trim());
  const total = texts.map((text) => /^([\\d,]+) combos$/.exec(text)?.[1]).find((each) => each !== undefined);
  if (total !== undefined) globalThis.paints.push([Number(total.replaceAll(',', '')) - ${String(NUMBERED)}, location.search]);
};
new MutationObserver(() => requestAnimationFrame(record)).observe(document.querySelector('main'), {
  childList: true, subtree: true, attributes: true, characterData: true,
});`;

type Paint = readonly [answer: number, address: string];

/** Parameters in one order, without those that the page adds. */
function normal(search: string): string {
  const parameters = new URLSearchParams(search);
  for (const name of OWN_PARAMETERS) parameters.delete(name);
  parameters.sort();
  return parameters.toString();
}

/** Answers that say by their total which question they belong to. */
class NumberedAnswers {
  /** What was asked, by the number of the question. */
  readonly asked: string[] = [''];

  constructor(private readonly template: Readonly<Record<string, unknown>>) {}

  readonly handle = async (route: Route): Promise<void> => {
    const { search } = new URL(route.request().url());
    const total = NUMBERED + this.asked.push(normal(search)) - 1;
    await delay(randomInt(MOST_DELAY_MS));
    // a question that was broken off cannot be answered any more
    await route.fulfill({ json: { ...this.template, total } }).catch(() => undefined);
  };
}

async function typeOne(page: Page, answers: NumberedAnswers): Promise<void> {
  const box = page.locator(SEARCH_BOX);
  await box.fill('');
  for (let n = 2 + randomInt(5); n > 0; n -= 1) {
    await box.press(LETTERS[randomInt(LETTERS.length)] ?? 'a');
    await delay(randomInt(MOST_GAP_MS));
  }
  await box.press('Enter');
  const shown = async (): Promise<boolean> => {
    const last = (await page.evaluate<Paint | null>('globalThis.paints.at(-1) ?? null')) ?? [0, ''];
    return answers.asked[last[0]] === normal(new URL(page.url()).search);
  };
  for (let tries = 0; !(await shown()); tries += 1) {
    mustHold(tries < 400, `the answer to ${page.url()} was never shown`);
    await delay(10);
  }
}

/** Older answers painted as if they were the present one, in so many queries typed over answers that overtake each other. */
export async function stalePaints(browser: Browser, url: string, runs: number): Promise<number> {
  await using context = await browser.newContext();
  const page = await context.newPage();
  const answer = await fetch(`${url}/api/search/combos?game=ssbu&limit=10&facets=1`);
  const answers = new NumberedAnswers({ ...((await answer.json()) as object), cursor: null });
  await page.goto(`${url}/results/ssbu`);
  await page.locator('main ul[aria-busy=false]').waitFor();
  await page.route(/\/api\/search\/combos/, answers.handle);
  await page.evaluate(RECORD);
  // the product itself has answered only what stood there at first
  const questionOf = (number: number): string => answers.asked[number] ?? '';
  let stale = 0;
  for (let run = 0; run < runs; run += 1) {
    await typeOne(page, answers);
    const paints = await page.evaluate<readonly Paint[]>('globalThis.paints.splice(0)');
    let [newest, shown] = [0, 0];
    for (const [number, address] of paints) {
      // what is remembered from an earlier run may be shown again, for the same question
      if (number !== shown && number < newest && questionOf(number) !== normal(address)) stale += 1;
      newest = Math.max(newest, number);
      shown = number;
    }
  }
  return stale;
}
