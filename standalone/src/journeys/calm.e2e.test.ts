/// <reference lib="dom" />
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { Journey } from './journey.js';
import { drawnSizes, HANDS } from './looked-at.js';
import { open, pageOf, screensOf, type Screen } from './screens.js';
import { writeWorld, type WrittenWorld } from './written-world.js';

/** As if the server were far away, ms. */
const DELAY_MS = 1500;
/** Above this, what one reads or is about to press moves away (a fifth of what the Web Vitals still call good). */
const MOST_SHIFT = 0.02;
/** Screens that are waited for at the same time. */
const AT_ONCE = 4;

let journey: Journey;
let world: WrittenWorld;
beforeAll(async () => {
  journey = await Journey.start({ samples: true });
  world = await writeWorld(journey, { text: (what) => what, name: 'calmplayer1' });
}, 60_000);
afterAll(() => journey[Symbol.asyncDispose]());
afterEach(() => journey.closePages());

interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

/** Sums up what moves without having been asked to, and names it. */
const watchShifts = () => {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    })[]) {
      if (entry.hadRecentInput) continue;
      const moved = entry.sources.map(({ node, previousRect: from, currentRect: to }) => {
        const name = node instanceof Element ? node.outerHTML.slice(0, 90) : (node?.nodeName ?? 'gone');
        return `${name} ${[from.x, from.y, from.height].map(Math.round).join(',')} -> ${[to.x, to.y, to.height].map(Math.round).join(',')}`;
      });
      shifts.push({ value: entry.value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Opens a screen whose calls are slow, until nothing more comes. */
async function shiftsOf(page: Page, screen: Screen): Promise<readonly string[]> {
  await page.addInitScript(watchShifts);
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
    await route.continue().catch(() => undefined);
  });
  await open(page, screen);
  await page.waitForLoadState('networkidle');
  const shifts = await page.evaluate<readonly Shift[]>('window.shifts');
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  return sum <= MOST_SHIFT
    ? []
    : [`${screen.who} ${screen.path} ${sum.toFixed(3)}: ${shifts.flatMap(({ moved }) => moved).join(' | ')}`];
}

it.each(['desk', 'phone'] as const)(
  'does not move while a slow server answers, on a %s',
  async (hold) => {
    const hands = HANDS[hold];
    const left = Object.values(screensOf(world))
      .flat()
      .flatMap((screen) =>
        drawnSizes(hands, screen).map(([width, height]) => ({ screen, viewport: { width, height } })),
      );
    const found: string[] = [];
    const goOn = async () => {
      for (let next = left.shift(); next !== undefined; next = left.shift()) {
        const { screen, viewport } = next;
        const user = screen.who === 'visitor' ? null : world[screen.who];
        const page = await pageOf(journey, user, { ...hands.options, viewport });
        found.push(...(await shiftsOf(page, screen)).map((each) => `${String(viewport.width)} ${each}`));
        await page.context().close();
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, goOn));
    expect(found).toEqual([]);
  },
  300_000,
);
