import { normaliseActions, type PressType } from '@combolab/contracts';
import type { Tilt } from '../../../shared/pad/pad-state.js';
import { StickSamples } from '../../../shared/sticks/stick-samples.js';
import { TestClock } from './testing-clock.js';
import { TimedRun, type FinishedRun, type TimedOptions } from './timed-run.js';

const actions = normaliseActions([
  { frame: 10, presses: [{ type: 'A_BUTTON' }] },
  { frame: 30, presses: [{ type: 'X_BUTTON' }] },
  { frame: 50, presses: [{ type: 'A_BUTTON' }] },
]);

/** Plays 75 frames at a speed; `presses` are frames of the clip at which inputs go down, for 3 frames. */
function play(
  presses: readonly (readonly [PressType, number])[],
  more: Partial<TimedOptions> = {},
  last = 90,
  tilts: Readonly<Record<number, Tilt>> = {},
) {
  const clock = new TestClock(last);
  const told: string[] = [];
  const drawn: string[] = [];
  let finished: FinishedRun | null = null;
  const options = { actions, rate: 1 / 2, section: null, delayMs: 0, ...more };
  const run = new TimedRun(clock, options, {
    onJudged: (press) => told.push(`${String(press.frame)} ${press.kind === 'hit' ? String(press.error) : press.kind}`),
    onExtra: ({ type }) => told.push(`extra ${type}`),
    onPress: ({ type, frame, length, error }) =>
      drawn.push(`${type} ${frame.toFixed(1)} ${length.toFixed(1)} ${String(error)}`),
    onFinish: (result) => (finished = result),
  });
  const start = clock.frame;
  const timeOf = (frame: number) => 5000 + ((frame - start) / 60 / options.rate) * 1000;
  run.begin(timeOf(start));
  for (let frame = start + 1; frame < start + 90; frame++) {
    if (clock.playing && frame < last) clock.show(frame, timeOf(frame));
    for (const [type, at] of presses) {
      if (Math.floor(at) === frame) run.edge({ type, down: true, at: timeOf(at) + (more.delayMs ?? 0) });
      if (Math.floor(at + 3) === frame) run.edge({ type, down: false, at: timeOf(at + 3) + (more.delayMs ?? 0) });
    }
    const tilt = tilts[frame];
    if (tilt !== undefined) run.sample({ CONTROL_STICK: tilt, C_STICK: [0, 0] }, timeOf(frame) + (more.delayMs ?? 0));
    run.tick(timeOf(frame));
  }
  return { told, drawn, finished: finished as FinishedRun | null, view: run.view.get(), clock };
}

it('tells each press in frames as it comes, and what was missed 15 frames later', () => {
  const { told, finished, drawn } = play([
    ['A_BUTTON', 13],
    ['B_BUTTON', 20],
    ['A_BUTTON', 49.4],
  ]);
  expect(told).toEqual(['10 3', 'extra B_BUTTON', '30 missed', '50 -0.6']);
  expect(drawn).toEqual(['A_BUTTON 13.0 3.0 3', 'B_BUTTON 20.0 3.0 null', 'A_BUTTON 49.4 3.0 -0.6']);
  expect(finished?.score).toMatchObject({ onTime: 1, total: 3, missed: 1, extras: 1 });
  expect(finished?.edges).toHaveLength(6);
});

it('takes the delay of a pad off', () => {
  expect(play([['A_BUTTON', 10]], { delayMs: 40 }).told[0]).toBe('10 0');
});

it('plays a section from shortly before it, and judges nothing else', () => {
  const { told, finished } = play([['X_BUTTON', 31]], { section: [30, 30] });
  expect(told).toEqual(['30 1']);
  expect(finished?.score).toMatchObject({ score: 100, total: 1, extras: 0 });
});

it('counts on when the clip ends before the last press is due', () => {
  const { told, finished, clock } = play([['A_BUTTON', 56]], {}, 53);
  expect(told.at(-1)).toBe('50 6');
  expect(finished).not.toBeNull();
  expect(clock.playing).toBe(false);
});

it('shows how far it is', () => {
  expect(play([['A_BUTTON', 10]]).view).toMatchObject({ passed: 3, of: 3, isOver: true, missed: [1, 2] });
});

it('tells how the sticks of a pad moved, on the frames of the clip, and nothing without one', () => {
  const { finished } = play([['A_BUTTON', 10]], { delayMs: 40 }, 90, { 20: [0.5, -1], 24: [0, 0] });
  const samples = StickSamples.of(finished?.sticks);
  expect([19, 20, 23, 24].map((frame) => samples?.stick('CONTROL_STICK', frame) ?? null)).toEqual([
    ...[null, [64 / 127, 1], [64 / 127, 1]],
    [0, 0],
  ]);
  expect(play([['A_BUTTON', 10]]).finished).not.toHaveProperty('sticks');
});
