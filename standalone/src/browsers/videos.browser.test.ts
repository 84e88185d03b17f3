/// <reference lib="dom" />
import { expect } from 'playwright/test';
import { normaliseActions } from '@combolab/contracts';
import { replayFiles, type ReplayFile } from '../journeys/replay-files.js';
import { LIGHT } from '../samples/barcode.js';
import { sampleCombos } from '../samples/sample-combos.js';
import { sampleComboId } from '../samples/seed-samples.js';
import { dropOn } from './drop.js';
import type { Spot } from './in-page.js';
import { isNotTried, noteCannot } from './notes.js';
import { canMakeVideos } from './video-making.js';
import type { Visitor } from './visitor.js';
import { Visits } from './visits.js';

/** Clips are drawn and encoded picture by picture; ms. */
const DRAWN = 100_000;
const COMBOS: Spot = { role: 'region', name: 'Combos' };
const ROW: Spot = { role: 'article', within: COMBOS };
const sample = sampleCombos.find(({ slug }) => slug === 'captain-falcon-knee');
if (sample === undefined) throw new Error('the sample is gone');
const firstPress = normaliseActions(sample.actions)[0]?.frame ?? 0;

let visits: Visits;
let files: readonly ReplayFile[];
beforeAll(async () => {
  visits = await Visits.open({ samples: true });
  files = await replayFiles();
});
afterAll(() => visits[Symbol.asyncDispose]());
afterEach(() => visits.end());

/** Brings the made video to a frame. */
const seekMade = (visitor: Visitor, frame: number) =>
  visitor.evaluate((at: number) => {
    const video = document.querySelector<HTMLVideoElement>('[role=dialog] video');
    if (video === null) throw new Error('no video was made');
    video.pause();
    video.currentTime = (at + 0.5) / 60;
  }, frame);

/** The frame that stands in the picture of the made video; null while it is sought. */
const frameOfMade = (visitor: Visitor) =>
  visitor.evaluate((light: number) => {
    const video = document.querySelector<HTMLVideoElement>('[role=dialog] video');
    if (video === null || video.seeking || video.readyState < 2) return null;
    const { videoWidth: width, videoHeight: height } = video;
    const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
    context?.drawImage(video, 0, 0);
    const scale = width / 640;
    const row = Math.round((width * 9) / 16 - 3 * scale);
    const bits = context?.getImageData(0, row, width, 1).data ?? new Uint8ClampedArray();
    let number = 0;
    for (let bit = 0; bit < 10; bit++)
      if ((bits[Math.round((bit * 6 + 3) * scale) * 4] ?? 0) > light) number |= 1 << bit;
    return number;
  }, LIGHT.quiet);

it('saves a clip with its inputs as a video', async () => {
  if (isNotTried('encode')) return;
  const visitor = await visits.visitor();
  await visitor.goto(`/combo/${sampleComboId(sample.slug)}`);
  await visitor.click({ role: 'button', name: 'More for this combo' });
  await visitor.click({ role: 'menuitem', name: 'Save the clip with its inputs' });
  const dialog: Spot = { role: 'dialog', name: 'The clip with its inputs' };
  if (!(await canMakeVideos(visitor))) {
    const refusal = await visitor.see({ text: /^This browser cannot make videos/, within: dialog });
    noteCannot(await refusal.getText());
    expect(await visitor.count({ role: 'button', name: 'save', within: dialog })).toBe(0);
    return;
  }
  await visitor.see({ role: 'button', name: 'save', within: dialog }, DRAWN);
  for (const frame of [firstPress - 2, firstPress + 1]) {
    await seekMade(visitor, frame);
    await expect.poll(() => frameOfMade(visitor)).toBe(frame);
  }
});

it('reads replays that are dropped, and plays one', async () => {
  const visitor = await visits.visitor();
  await visitor.goto('/replays');
  await dropOn(visitor, { role: 'region', name: 'Choose replays' }, files);
  await expect.poll(() => visitor.text({ role: 'region', name: 'Reading' })).toContain('2 replays read');
  await visitor.click({ role: 'button', name: /^Open/, within: ROW });
  await visitor.see({ css: 'canvas', within: ROW });
  await visitor.see({ role: 'button', name: /^(Play|Pause)$/, within: ROW });
  const frame = () =>
    visitor.evaluate(() => document.querySelector<HTMLInputElement>('article input[type=range]')?.value);
  if ((await visitor.count({ role: 'button', name: 'Play', within: ROW })) > 0)
    await visitor.click({ role: 'button', name: 'Play', within: ROW });
  const before = await frame();
  await expect.poll(frame).not.toBe(before);
});

it('draws the clip of a combo out of a replay', async () => {
  if (isNotTried('encode')) return;
  const { visitor } = await visits.member('author');
  await visitor.goto('/replays');
  await dropOn(visitor, { role: 'region', name: 'Choose replays' }, files);
  await visitor.click({ role: 'button', name: /^Make combo of/, within: ROW });
  if (!(await canMakeVideos(visitor))) {
    const refusal = await visitor.see({ text: /^This browser cannot make videos of replays/ });
    noteCannot(await refusal.getText());
    expect(await visitor.count({ css: 'video' })).toBe(0);
    return;
  }
  const work: Spot = { role: 'region', name: 'Clip and presses' };
  await expect.poll(() => visitor.text(work), { timeout: DRAWN }).toMatch(/\b0 \/ [1-9]/);
  await visitor.see({ css: 'video', within: work });
});
