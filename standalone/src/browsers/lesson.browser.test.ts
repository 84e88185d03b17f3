/// <reference lib="dom" />
import { expect } from 'playwright/test';
import { CLEAN, COMBO, FRAMES, judgements, STEPS, watchJudgements } from '../journeys/lesson-page.js';
import { hold, plan, plugIn } from '../journeys/played-pad.js';
import { sampleComboId } from '../samples/seed-samples.js';
import type { Spot } from './in-page.js';
import { isNotTried } from './notes.js';
import type { Visitor } from './visitor.js';
import { Visits } from './visits.js';

const LESSON: Spot = { role: 'dialog', name: /^Lesson:/ };
const inLesson = (spot: Spot): Spot => ({ ...spot, within: LESSON });
const BEGIN = inLesson({ role: 'button', name: 'Begin Lesson' });
const DONE = inLesson({ text: 'DONE!' });

let visits: Visits;
let visitor: Visitor;
beforeAll(async () => {
  visits = await Visits.open({ samples: true });
});
afterAll(() => visits[Symbol.asyncDispose]());
beforeEach(async () => {
  visitor = await visits.visitor();
});
afterEach(() => visits.end());

async function open(): Promise<void> {
  await visitor.goto(`/combo/${sampleComboId(COMBO)}?lesson=1`);
  await visitor.see(LESSON);
}
/** The frame on which the clip of the lesson stands; -1 while it plays. */
const clipFrame = () =>
  visitor.evaluate(() => {
    const video = document.querySelector<HTMLVideoElement>('[role=dialog] video');
    return video?.paused === true ? Math.floor(video.currentTime * 60) : -1;
  });
const done = (actions: number) => visitor.see(inLesson({ text: `${String(actions)} of 4` }));

it('waits at each action for exactly the inputs of a pad, on its frame', async () => {
  await open();
  await visitor.see(inLesson({ text: /Connect a Switch Pro Controller by Bluetooth/ }));
  await plugIn(visitor);
  await visitor.click(BEGIN);
  for (const [at, types] of STEPS.entries()) {
    await expect.poll(clipFrame).toBe(FRAMES[at]);
    await hold(visitor, ...types, 'L_TRIGGER');
    expect(await clipFrame()).toBe(FRAMES[at]);
    await visitor.see(inLesson({ text: /Let go of L\./ }));
    await hold(visitor, ...types);
    await hold(visitor);
    await done(at + 1);
  }
  await visitor.see(DONE);
});

it('is gone through with the keyboard', async () => {
  await visitor.goto(`/combo/${sampleComboId(COMBO)}`);
  await visitor.see({ role: 'button', name: 'Begin Lesson' });
  await visitor.press('t');
  await visitor.see(inLesson({ role: 'button', name: 'Practise with the keyboard' }));
  await visitor.press('Enter');
  await visitor.see(BEGIN);
  await visitor.focus(BEGIN);
  await visitor.press('Enter');
  for (const [at, keys] of [['r'], ['ArrowDown'], ['x', 'ArrowRight'], ['Shift', 'ArrowRight']].entries()) {
    await expect.poll(clipFrame).toBe(FRAMES[at]);
    for (const key of keys) await visitor.keyDown(key);
    await done(at + 1);
    for (const key of keys) await visitor.keyUp(key);
  }
  await visitor.see(DONE);
  await visitor.press('Escape');
  await expect.poll(() => visitor.count(LESSON)).toBe(0);
});

it('judges the presses of a pad by their frames while the clip plays', async () => {
  await open();
  if (isNotTried('judge')) return;
  await plugIn(visitor);
  await visitor.evaluate(() => {
    [...document.querySelectorAll<HTMLElement>('[role=dialog] label')]
      .find(({ textContent }) => textContent === 'Full timing')
      ?.click();
  });
  await visitor.see(BEGIN);
  await plan(visitor, CLEAN);
  await watchJudgements(visitor);
  await visitor.click(BEGIN);
  await visitor.see(inLesson({ role: 'button', name: 'Again' }));
  const told = await judgements(visitor);
  expect(told.map((each) => each.slice(each.indexOf(': ')))).toEqual(
    ['R, frame 16', 'stick down, frame 28', 'jump, frame 44', 'C-stick right, frame 54'].map((each) => `: ${each}`),
  );
  // how exact is for a machine that does nothing else: the player looks at pictures, whose times browsers tell unevenly
  for (const each of told) expect(each).toMatch(/^(on time|\d+ frames? (late|early)): /);
});
