/// <reference lib="dom" />
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { plan, plugIn, type PlannedPress } from '../journeys/played-pad.js';
import { makeClip } from '../testing/clips.js';
import { removeFolder } from '../testing/remove-folder.js';
import type { Spot } from './in-page.js';
import type { Visitor } from './visitor.js';
import { Visits } from './visits.js';

const WORK: Spot = { role: 'region', name: 'Clip and presses' };
const RECORDER: Spot = { role: 'region', name: 'Record' };
const RECORDED: Spot = { css: 'ol li', within: RECORDER };
const TAKEN: Spot = { css: '[aria-label="Recorded presses"]', within: RECORDER };
const BARS: Spot = { css: '[data-lanes] [data-press]' };
const button = (name: string, within: Spot): Spot => ({ role: 'button', name, within });

let visits: Visits;
let visitor: Visitor;
let folder: string;
let clip: string;
beforeAll(async () => {
  visits = await Visits.open();
  folder = await mkdtemp(join(tmpdir(), 'combolab-clip-'));
  clip = join(folder, 'clip.mp4');
  await writeFile(clip, await makeClip({ seconds: 2 }));
});
afterAll(async () => {
  await visits[Symbol.asyncDispose]();
  await removeFolder(folder);
});
beforeEach(async () => {
  ({ visitor } = await visits.member('maker'));
  await visitor.goto('/test/test');
  await visitor.choose({ label: 'Video file' }, clip);
  await expect.poll(() => visitor.text(WORK)).toContain('0 / 120');
});
afterEach(() => visits.end());

const PLAN: readonly PlannedPress[] = [
  { type: 'A_BUTTON', frame: 12, length: 2 },
  { type: 'CONTROL_STICK_RIGHT', frame: 20, length: 14 },
  { type: 'X_BUTTON', frame: 30, length: 12 },
  { type: 'B_BUTTON', frame: 52, length: 2 },
];

/** First frames of what was recorded. */
const recordedFrames = () =>
  visitor.evaluate(() =>
    [...document.querySelectorAll('[aria-label="Recorded presses"] li')].map(({ textContent }) =>
      Number(/(\d+)(?:–\d+)?$/.exec(textContent)?.[1]),
    ),
  );

it('records a pad while the clip plays, each press on its frame', async () => {
  await plugIn(visitor);
  await visitor.click(button('Record', WORK));
  await expect.poll(() => visitor.text(RECORDER)).toContain('Pad: Pro Controller.');
  await plan(visitor, PLAN);
  await visitor.focus(button('record', RECORDER));
  await visitor.press('Enter');
  // what is held longest is let go before the clip ends, and it with the clip
  await visitor.see(TAKEN);
  const frames = await recordedFrames();
  for (const { frame } of PLAN) expect(frames.some((each) => Math.abs(each - frame) <= 1)).toBe(true);
  // the player looks at pictures, whose times WebKit tells unevenly, so that a press may be let go and made again
  const isPlanned = (at: number) => PLAN.some(({ frame, length = 0 }) => at >= frame - 1 && at <= frame + length + 1);
  expect(frames.filter((each) => !isPlanned(each))).toEqual([]);
  await visitor.click(button('keep', RECORDER));
  await expect.poll(() => visitor.count(BARS)).toBeGreaterThanOrEqual(PLAN.length);
  await visitor.press('Control+z');
  await expect.poll(() => visitor.count(BARS)).toBe(0);
});

it('records keys in place of a pad, and stops on Escape', async () => {
  await visitor.click(button('Record', WORK));
  await visitor.focus(button('record', RECORDER));
  await visitor.press('Enter');
  await expect.poll(() => visitor.text({ css: '[data-on=true]', within: RECORDER })).toBe('REC');
  await visitor.press('b');
  await expect.poll(() => visitor.count(RECORDED)).toBe(1);
  await visitor.press('Escape');
  await expect.poll(() => visitor.text(RECORDER)).toContain('1 press on frames 0 to');
});

async function choose(label: RegExp, text: string): Promise<void> {
  await visitor.fill({ label }, text);
  await visitor.click({ role: 'option', name: new RegExp(text) });
  await visitor.press('Escape');
}

it('uploads a clip, keeps the draft over a reload, and shares it', async () => {
  await visitor.click(button('Forward 20 frames', WORK));
  await expect.poll(() => visitor.text(WORK)).toContain('20 / 120');
  await visitor.click(button('A', WORK));
  await visitor.fill({ label: /^Name/ }, 'Shared from here');
  await choose(/^Game/, 'Melee');
  await choose(/^Attacker/, 'Fox');
  await choose(/^Defenders/, 'Marth');
  await visitor.click({ role: 'button', name: '0–200%', within: { role: 'group', name: 'Works from' } });
  await visitor.see({ text: /^Draft saved on this computer, with its clip/ });
  await visitor.see({ text: 'Clip uploaded' });
  await visitor.reload();
  await visitor.see({ css: '[data-lanes] [data-press="A_BUTTON@20"]' });
  const name = await visitor.see({ label: /^Name/ });
  expect(await name.getProperty('value')).toBe('Shared from here');
  await visitor.see({ css: 'video', within: WORK });
  await visitor.see({ css: 'button[type=submit]:not([disabled])' });
  await visitor.click({ role: 'button', name: 'submit' });
  await expect.poll(() => visitor.path()).toMatch(/^\/combo\/[^/?]+$/);
  await visitor.see({ css: 'main video' });
  await expect.poll(() => visitor.text({ css: 'h1' })).toContain('Shared from here');
});
