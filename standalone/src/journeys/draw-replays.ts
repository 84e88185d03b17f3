/// <reference lib="dom" />
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { sampleComboId } from '../samples/seed-samples.js';
import { withShared } from '../testing/shared.js';
import { Journey } from './journey.js';

/** Where the real replays lie; `replays/README.md` beside them says whose they are. */
const replays = resolve(process.argv[2] ?? process.env.REPLAYS ?? '../shared/replays');
const folder = fileURLToPath(new URL('../../../docs/drawn-replays', import.meta.url));
const patient = { timeout: 180_000 };
/** Frames that are drawn before the first hit of a combo. */
const BEFORE = 45;
const LARGE = { width: 1600, height: 1000 };

/** A frame of a combo of a real replay; both are frames of the game. */
interface Moment {
  readonly picture: string;
  readonly file: string;
  /** The frame of its first hit. */
  readonly combo: number;
  readonly frame: number;
}

const MOMENTS: readonly Moment[] = [
  { picture: 'ledge', file: 'doubles.slp', combo: 7112, frame: 7120 },
  { picture: 'behind-a-shield', file: 'incomplete.slp', combo: 814, frame: 899 },
  { picture: 'hitstun', file: 'FalcVBows-5UB-67.slp', combo: 391, frame: 560 },
  { picture: 'two-bodies', file: 'sheik_vs_ics_yoshis.slp', combo: 186, frame: 330 },
];

const SHOT = { type: 'jpeg', quality: 82, animations: 'disabled' } as const;
/** Waits until all pictures are drawn, those of a clip too. */
async function drawn(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    const seen = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
    await Promise.all(seen.map((image) => image.decode()));
    const clip = document.querySelector<HTMLVideoElement>('main video');
    while (clip !== null && (clip.seeking || clip.readyState < 2 || clip.currentTime === 0))
      await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}
const shoot = async (what: Page | Locator, name: string): Promise<void> => {
  await what.screenshot({ ...SHOT, path: join(folder, `${name}.jpg`) });
  console.log(`${name}.jpg`);
};

/** Opens the combo in the list of its file, and halts it on the frame. @returns its row */
async function openAt(page: Page, { file, combo, frame }: Moment): Promise<Locator> {
  await page.goto('/replays');
  await page.getByLabel('Replay files').setInputFiles(join(replays, file));
  await expect(page.getByRole('region', { name: 'Reading' })).toContainText('1 replay read', patient);
  const rows = page.getByRole('region', { name: 'Combos', exact: true }).getByRole('article');
  await expect(rows.first()).toBeVisible();
  for (let n = 0; n < (await rows.count()); n++) {
    const row = rows.nth(n);
    const open = row.getByRole('button', { name: /^Open / });
    await open.click();
    if ((await row.getByText(`frames ${String(combo)} to `).count()) > 0) {
      const slider = row.getByRole('slider', { name: 'Frame' });
      await expect(slider).toBeVisible(patient);
      await row.getByRole('button', { name: 'Pause' }).click();
      await slider.fill(String(frame - combo + BEFORE));
      return row;
    }
    await open.click();
  }
  throw new Error(`${file} has no combo that begins on frame ${String(combo)}`);
}

await withShared(async () => {
  await using journey = await Journey.start({ samples: true });
  for (const colorScheme of ['dark', 'light'] as const) {
    for (const moment of MOMENTS) {
      // a list that was read is kept in its browser
      const row = await openAt(await journey.openPage({ colorScheme, viewport: LARGE }), moment);
      // what is drawn is the same in both
      if (colorScheme === 'dark') await shoot(row.locator('canvas'), moment.picture);
      await shoot(row, `${moment.picture}-${colorScheme}`);
      await journey.closePages();
    }
    const page = await journey.openPage({ colorScheme, viewport: LARGE });
    await page.goto('/results/ssbm');
    await expect(page.locator('article img').nth(5)).toBeVisible(patient);
    await drawn(page);
    await shoot(page, `cards-${colorScheme}`);
    await page.goto(`/combo/${sampleComboId('melee-marth-ken-combo')}?f=70`);
    await expect(page.getByText(/^70 \/ /)).toBeVisible(patient);
    await drawn(page);
    await shoot(page, `page-${colorScheme}`);
    await page.keyboard.press('f');
    await expect.poll(() => page.evaluate('document.fullscreenElement !== null')).toBe(true);
    await drawn(page);
    await shoot(page, `full-${colorScheme}`);
  }
});
