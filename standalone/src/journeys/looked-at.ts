import type { BrowserContextOptions, Page } from 'playwright';
import { bySeed } from '../testing/by-seed.js';
import { COLOUR_RULES, problemsOf } from './axe.js';
import { hiddenHeadline, manyPrimaries, smallText } from './first-view.js';
import type { Journey } from './journey.js';
import { sideways, smallTargets } from './layout.js';
import { open, pageOf, screensOf, type Screen } from './screens.js';
import type { WrittenWorld } from './written-world.js';

/** With `SCREENS=all` each screen is looked at in each size and theme in every way, which takes minutes more. */
const ALL = process.env.SCREENS === 'all';

type Size = readonly [width: number, height: number];

/** In which hands a screen is: widths and heights in px, the first of them is the one it is opened at. */
interface Hands {
  readonly sizes: readonly [Size, Size, ...Size[]];
  readonly options: BrowserContextOptions;
  /** Least width and height of what is pressed, in px (WCAG 2.5.8 for a mouse, 2.5.5 for fingers). */
  readonly target: number;
  readonly themes: readonly [string, ...string[]];
}

export const HANDS = {
  desk: {
    sizes: [
      [1280, 800],
      [768, 1024],
      [1920, 1080],
    ],
    options: {},
    target: 24,
    themes: ['dark', 'light', 'contrast'],
  },
  phone: {
    sizes: [
      [390, 844],
      [320, 640],
    ],
    options: { hasTouch: true, isMobile: true },
    target: 44,
    themes: ['dark', 'light'],
  },
} as const satisfies Record<string, Hands>;

/** The sizes at which something about a screen is looked at that takes an opening each: one that the seed draws for it, or all. */
export const drawnSizes = ({ sizes }: Hands, { path }: Screen): readonly Size[] =>
  ALL ? sizes : [bySeed(sizes, path)];

/** What can be wrong with a screen. */
export const KINDS = [
  'is without a headline in the first view',
  'scrolls sideways',
  'has text under 11 px',
  'has two primaries',
  'has a target that is missed',
  'has a problem that axe finds',
] as const;
type Kind = (typeof KINDS)[number];
export type Findings = ReadonlyMap<Kind, readonly string[]>;

async function findingsOf(page: Page, target: number): Promise<readonly (readonly [Kind, readonly string[]])[]> {
  return [
    ['is without a headline in the first view', await hiddenHeadline(page)],
    ['scrolls sideways', await sideways(page)],
    ['has text under 11 px', await smallText(page)],
    ['has two primaries', await manyPrimaries(page)],
    ['has a target that is missed', await smallTargets(page, target)],
  ];
}

/** Opens a screen once and looks at it at every size; at the first in every theme, at another in one, both drawn by the seed. */
async function lookAt(page: Page, screen: Screen, hands: Hands, tell: (kind: Kind, what: string) => void) {
  const { sizes, target, themes } = hands;
  const [first, ...others] = sizes;
  const drawn = bySeed(others, screen.path);
  for (const size of sizes) {
    const [width, height] = size;
    await page.setViewportSize({ width, height });
    if (size === first) await open(page, screen);
    for (const [kind, all] of await findingsOf(page, target))
      for (const each of all) tell(kind, `${String(width)} ${screen.path} ${each}`);
    const inOne = size === drawn ? [bySeed(themes, screen.path)] : [];
    const looks = size === first || ALL ? themes : inOne;
    for (const theme of looks) {
      await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
      // another theme can only change colours
      for (const each of await problemsOf(page, theme === looks[0] ? undefined : COLOUR_RULES))
        tell('has a problem that axe finds', `${String(width)} ${theme} ${screen.path} ${each}`);
    }
  }
}

/** What is wrong with any screen of the page, in such hands. */
export async function lookAtAll(journey: Journey, world: WrittenWorld, hands: Hands): Promise<Findings> {
  const found = new Map<Kind, string[]>(KINDS.map((kind) => [kind, []]));
  const screens = Object.values(screensOf(world)).flat();
  const [[width, height]] = hands.sizes;
  for (const who of ['visitor', 'author', 'admin'] as const) {
    const options = { ...hands.options, viewport: { width, height }, reducedMotion: 'reduce' } as const;
    const page = await pageOf(journey, who === 'visitor' ? null : world[who], options);
    for (const screen of screens.filter((each) => each.who === who))
      await lookAt(page, screen, hands, (kind, what) => found.get(kind)?.push(`${who} ${what}`));
  }
  return found;
}
