/// <reference lib="dom" />
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { sampleComboId } from '../samples/seed-samples.js';
import { Journey } from './journey.js';
import { HANDS } from './looked-at.js';
import { pageOf } from './screens.js';
import { writeWorld, type WrittenWorld } from './written-world.js';

/** A box may be so many px from the one that takes its place. */
const MOST_APART = 8;
const FALCON = `/combo/${sampleComboId('captain-falcon-knee')}`;

let journey: Journey;
let world: WrittenWorld;
beforeAll(async () => {
  journey = await Journey.start({ samples: true });
  world = await writeWorld(journey, { text: (what) => what, name: 'boxplayer1' });
}, 60_000);
afterAll(() => journey[Symbol.asyncDispose]());
afterEach(() => journey.closePages());

interface Box {
  readonly name: string;
  /** Top, left, width, height. */
  readonly at: readonly number[];
}

/** The boxes of some elements, by the names of their selectors. */
const boxesOf = (page: Page, parts: Readonly<Record<string, string>>): Promise<readonly Box[]> =>
  page.evaluate(
    (wanted) =>
      Object.entries(wanted).flatMap(([part, selector]) =>
        [...document.querySelectorAll(selector)].slice(0, 2).map((element, n) => {
          const { top, left, width, height } = element.getBoundingClientRect();
          return { name: `${part} ${String(n + 1)}`, at: [top, left, width, height] };
        }),
      ),
    parts,
  );

/** What stands elsewhere than its place was. There may be fewer cards than places. */
function moved(places: readonly Box[], came: readonly Box[]): readonly string[] {
  const firsts = (boxes: readonly Box[]) => boxes.map(({ name }) => name).filter((name) => name.endsWith('1'));
  expect(firsts(came)).toEqual(firsts(places));
  return came.flatMap(({ name, at: now }) => {
    const at = places.find((place) => place.name === name)?.at ?? [];
    return now.every((value, side) => Math.abs(value - (at[side] ?? Infinity)) <= MOST_APART)
      ? []
      : [`${name}: ${at.map(Math.round).join(',')} -> ${now.map(Math.round).join(',')}`];
  });
}

/** Holds back what the API answers about combos and people. @returns lets it go */
async function hold(page: Page): Promise<() => Promise<void>> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/**', async (route) => {
    // who is there is known before
    if (!/\/api\/(session|me|auth|user\b)/u.test(route.request().url())) await held;
    await route.continue().catch(() => undefined);
  });
  return async () => {
    letGo();
    await page.waitForLoadState('networkidle');
  };
}

const cardParts = (card: string) => ({
  card,
  picture: `${card} > :nth-child(1)`,
  strip: `${card} > :nth-child(2)`,
  matchup: `${card} > :nth-child(3) > :nth-child(1)`,
  name: `${card} > :nth-child(3) > :nth-child(2)`,
  moves: `${card} > :nth-child(3) > :nth-child(3)`,
  counts: `${card} > :nth-child(3) > :nth-child(4)`,
});
const comboParts = (root: string) => {
  const player = `${root} > :nth-child(2) > :first-child`;
  return {
    line: `${root} > header`,
    clip: `${root} > :nth-child(2)`,
    rail: `${root} > :nth-child(3)`,
    picture: `${player} > :nth-child(1)`,
    transport: `${player} > :nth-child(2)`,
    lanes: `${player} > :nth-child(3)`,
    ruler: `${player} > :nth-child(3) > div > div > :first-child`,
  };
};
/** Whether the picture of a combo stands beside its words. */
const isRow = async (page: Page): Promise<boolean> =>
  (await page.locator('article > :first-child').first().boundingBox())?.width === 128;
const profileParts = (head: string, section: string) => ({
  head,
  picture: `${head} > :nth-child(1)`,
  about: `${head} > :nth-child(2)`,
  actions: `${head} > :nth-child(3)`,
  tabs: `${head} + * > :first-child`,
  title: `${section} > :first-child`,
});

/** The first sections of a guide: title, headline, text and a combo. */
const guideParts = (sections: string) => ({
  title: `${sections} > :first-child > :nth-child(1)`,
  headline: `${sections} > :first-child > :nth-child(2)`,
  text: `${sections} > :first-child > :nth-child(3)`,
  card: `${sections} > :first-child > :nth-child(4)`,
});
const LIST_OF_GUIDES = { head: 'nav:has(+ main) > :first-child', parts: 'nav:has(+ main) h3' };
const GHOST_GUIDE = 'nav:has(+ main) section > [aria-hidden]';

const GHOST = '[data-ghost-card]';

/** @returns what is elsewhere than its place once the answers are there */
async function across(
  page: Page,
  go: () => Promise<unknown>,
  places: Readonly<Record<string, string>>,
  come: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const letGo = await hold(page);
  await go();
  await page
    .locator(places['card'] ?? places['picture'] ?? '')
    .first()
    .waitFor();
  const before = await boxesOf(page, places);
  await letGo();
  await page
    .locator(come['card'] ?? come['picture'] ?? '')
    .first()
    .waitFor();
  return moved(before, await boxesOf(page, come));
}

describe.each(['desk', 'phone'] as const)('on a %s, what stands in place of what is awaited', (hand) => {
  const { sizes, options } = HANDS[hand];
  const [[width, height]] = sizes;
  const openPage = (own = false) =>
    pageOf(journey, own ? world.author : null, { ...options, viewport: { width, height } });

  it('has the sizes of cards among results', async () => {
    const page = await openPage();
    const found = await across(page, () => page.goto('/results/ssbm'), cardParts(GHOST), cardParts('article'));
    expect(found).toEqual([]);
  });

  it('has the sizes of a combo that is opened by its address', async () => {
    const page = await openPage();
    const ghost = comboParts('main > div:has(> header)');
    expect(await across(page, () => page.goto(FALCON), ghost, comboParts('main'))).toEqual([]);
  });

  it('has as many lanes as the card that was pressed', async () => {
    const page = await openPage();
    await page.goto('/results/ssbm');
    const link = page.getByRole('article').getByRole('link').first();
    await link.waitFor();
    await page.waitForLoadState('networkidle');
    const ghost = comboParts('main > div:has(> header)');
    expect(await across(page, () => link.click(), ghost, comboParts('main'))).toEqual([]);
  });

  it.each(['somebody', 'oneself'])('has the sizes of the profile of %s', async (whose) => {
    const page = await openPage(whose === 'oneself');
    const ghost = { ...cardParts(GHOST), ...profileParts('main > :first-child', 'main > [aria-hidden] section') };
    const come = { ...cardParts('article'), ...profileParts('main > header', 'main section') };
    const path = whose === 'oneself' ? '/my-profile' : `/profile/${world.author.userId}`;
    expect(await across(page, () => page.goto(path), ghost, come)).toEqual([]);
    expect(await isRow(page)).toBe(hand === 'phone');
  });

  it('has the sizes of a guide that is written, and of the list of guides', async () => {
    const page = await openPage(true);
    const ghost = { ...guideParts('main > [aria-hidden] + [aria-hidden]'), ...LIST_OF_GUIDES };
    const come = { ...guideParts('main > [role=list]'), ...LIST_OF_GUIDES };
    const go = () => page.goto(`/guide/${world.draftId}`);
    expect(
      await across(page, go, { ...ghost, first: GHOST_GUIDE }, { ...come, first: 'nav:has(+ main) section > ul' }),
    ).toEqual([]);
  });
});

it('stands in place of the queue of practice, on a desk', async () => {
  const { sizes, options } = HANDS.desk;
  const [[width, height]] = sizes;
  const page = await pageOf(journey, world.author, { ...options, viewport: { width, height } });
  const parts = (part: string, row: string) => ({
    heading: `${part} > :nth-child(1)`,
    card: row,
    picture: `${row} > :nth-child(1)`,
    tools: `${row} > :nth-child(3)`,
  });
  const ghost = parts('main [role=status] > [aria-hidden]', 'main [role=status] > [aria-hidden] > div + div > div');
  expect(await across(page, () => page.goto('/practice'), ghost, parts('main section', 'main section li'))).toEqual([]);
});
