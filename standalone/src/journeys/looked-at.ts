import type { BrowserContextOptions, Page } from 'playwright';
import { COLOUR_RULES, problemsOf } from './axe.js';
import { hiddenHeadline, manyPrimaries, smallText } from './first-view.js';
import type { Journey } from './journey.js';
import { sideways, smallTargets } from './layout.js';
import { open, pageOf, screensOf, type Screen } from './screens.js';
import type { WrittenWorld } from './written-world.js';

/** In which hands a screen is: widths and heights in px, the first of them is the one it is opened at. */
interface Hands {
  readonly sizes: readonly (readonly [width: number, height: number])[];
  readonly options: BrowserContextOptions;
  /** Least width and height of what is pressed, in px (WCAG 2.5.8 for a mouse, 2.5.5 for fingers). */
  readonly target: number;
  /** The first is the one that all rules are asked in; in others those of colours alone. */
  readonly themes: readonly string[];
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

/** Opens a screen once, looks at it at every size, and at the first of them in every theme. */
async function lookAt(
  page: Page,
  screen: Screen,
  { sizes, target, themes }: Hands,
  tell: (kind: Kind, what: string) => void,
) {
  for (const [nth, [width, height]] of sizes.entries()) {
    await page.setViewportSize({ width, height });
    if (nth === 0) await open(page, screen);
    for (const [kind, all] of await findingsOf(page, target))
      for (const each of all) tell(kind, `${String(width)} ${screen.path} ${each}`);
    if (nth > 0) continue;
    for (const [at, theme] of themes.entries()) {
      await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
      for (const each of await problemsOf(page, at === 0 ? undefined : COLOUR_RULES))
        tell('has a problem that axe finds', `${theme} ${screen.path} ${each}`);
    }
  }
}

/** What is wrong with any screen of the page, in such hands. */
export async function lookAtAll(journey: Journey, world: WrittenWorld, hands: Hands): Promise<Findings> {
  const found = new Map<Kind, string[]>(KINDS.map((kind) => [kind, []]));
  const screens = Object.values(screensOf(world)).flat();
  const [[width, height] = [0, 0]] = hands.sizes;
  for (const who of ['visitor', 'author', 'admin'] as const) {
    const options = { ...hands.options, viewport: { width, height }, reducedMotion: 'reduce' } as const;
    const page = await pageOf(journey, who === 'visitor' ? null : world[who], options);
    for (const screen of screens.filter((each) => each.who === who))
      await lookAt(page, screen, hands, (kind, what) => found.get(kind)?.push(`${who} ${what}`));
  }
  return found;
}
