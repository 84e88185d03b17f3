/// <reference lib="dom" />
import { expect } from 'playwright/test';
import { normaliseActions } from '@combolab/contracts';
import { readStill, readWhilePlaying, teachToRead, usualGap } from '../journeys/picture.js';
import { sampleCombos } from '../samples/sample-combos.js';
import { sampleComboId } from '../samples/seed-samples.js';
import type { Visitor } from './visitor.js';
import { Visits } from './visits.js';

const sample = sampleCombos.find(({ slug }) => slug === 'melee-falco-pillar');
if (sample === undefined) throw new Error('the sample is gone');
const actions = normaliseActions(sample.actions);
const lines = actions.map(({ frame }) => frame);
const breakpoints = actions.filter(({ breakpoint }) => breakpoint).map(({ frame }) => frame);
const lineAt = (frame: number): number | null => lines.filter((line) => line <= frame).at(-1) ?? null;
const CONTINUE = { role: 'button', name: 'continue' };

let visits: Visits;
let visitor: Visitor;
beforeAll(async () => {
  visits = await Visits.open({ samples: true });
});
afterAll(() => visits[Symbol.asyncDispose]());
beforeEach(async () => {
  visitor = await visits.visitor();
  await open();
});
afterEach(() => visits.end());

async function open(state = ''): Promise<void> {
  await visitor.goto(`/combo/${sampleComboId(sample?.slug ?? '')}${state}`);
  await visitor.see({ css: '[aria-label=Play]:not([disabled])' });
  await teachToRead(visitor);
}
const seek = (frame: number) => visitor.slide({ role: 'slider', name: 'Frame' }, frame);
const rate = () => visitor.evaluate(() => document.querySelector('video')?.playbackRate);
/** Where the clip comes to rest. */
const expectAt = (frame: number) =>
  expect
    .poll(() => readStill(visitor))
    .toEqual({ picture: frame, counter: frame, playhead: frame, line: lineAt(frame), paused: true });

it('shows exactly the frame that was sought', async () => {
  await expectAt(0);
  const last = sample.frames - 1;
  // near and far frames in no order
  const frames = [
    last,
    1,
    last - 1,
    ...Array.from({ length: 12 }, (_, n) => (n * n * 37 + n * 11 + 5) % sample.frames),
  ];
  for (const frame of frames) {
    await seek(frame);
    await expectAt(frame);
  }
  await open('?f=42');
  await expectAt(42);
});

it('steps by whole frames, with keys and buttons', async () => {
  await visitor.click({ css: 'h1' });
  let frame = 0;
  for (const [key, step] of [
    ['Period', 1],
    ['Period', 1],
    ['Shift+Period', 5],
    ['Control+Period', 20],
    ['Comma', -1],
    ['Control+Period', 20],
    ['Shift+Comma', -5],
    ['Control+Comma', -20],
  ] as const) {
    await visitor.press(key);
    frame += step;
    await expectAt(frame);
  }
  for (const [name, step] of [
    ['+1 frame', 1],
    ['−1 frame', -1],
    ['+5 frames', 5],
    ['−5 frames', -5],
  ] as const) {
    await visitor.click({ role: 'button', name });
    frame += step;
    await expectAt(frame);
  }
});

it('plays with counter, list and lanes beside the picture', async () => {
  for (const [key, speed, from] of [
    ['Shift+Digit1', 1, 0],
    ['Shift+Digit3', 1 / 2, 112],
    ['Shift+Digit4', 1 / 4, sample.frames - 40],
  ] as const) {
    await seek(from);
    await visitor.click({ css: 'h1' });
    await visitor.press(key);
    await expect.poll(rate).toBe(speed);
    const readings = [...(await readWhilePlaying(visitor))];
    // a busy machine may tell of so few pictures that nothing is seen by them
    for (let again = 0; again < 10 && readings.length <= 5; again++) {
      await seek(from);
      await expectAt(from);
      readings.push(...(await readWhilePlaying(visitor)));
    }
    expect(readings.length).toBeGreaterThan(5);
    // pictures may be on their way to the screen when they are announced; the more, the faster it plays
    expect(usualGap(readings)).toBeLessThanOrEqual(Math.ceil(2 * speed));
    for (const { counter, playhead, line } of readings) expect([playhead, line]).toEqual([counter, lineAt(counter)]);
  }
});

it('waits at every breakpoint, on exactly its frame', async () => {
  expect(breakpoints.length).toBeGreaterThan(0);
  for (const breakpoint of breakpoints) {
    await readWhilePlaying(visitor);
    await visitor.see(CONTINUE);
    await expectAt(breakpoint);
  }
  await visitor.click(CONTINUE);
  await expect.poll(() => visitor.count(CONTINUE)).toBe(0);
});
