import { MAX_FRAME } from '../track/action.js';
import type { PressEdge } from './edges.js';
import { implausible } from './implausible.js';
import type { PracticeRun } from './practice-run.js';
import { actionsFrom } from './testing/actions.js';

const RUN: PracticeRun = {
  ...{ comboId: 'c1', contentVersion: 1, speed: 1, strictness: 'timed', controller: 'gamepad', section: null },
  ...{ edges: [], durationMs: 20_000 },
};
/** Each A is pressed so many frames late. */
const late = (frames: readonly number[], errors: readonly number[]): PressEdge[] =>
  frames.flatMap((frame, i): PressEdge[] => [
    { type: 'A_BUTTON', down: true, frame: frame + (errors[i] ?? 0) },
    { type: 'A_BUTTON', down: false, frame: frame + 5 },
  ]);

describe('the time it took', () => {
  const actions = actionsFrom({ 0: 'A_BUTTON', 300: 'B_BUTTON', 600: 'A_BUTTON' });
  const tooShort = ['It took less time than the frames last at this speed.'];
  const doubts = (more: Partial<PracticeRun>): readonly string[] => implausible({ ...RUN, ...more }, actions);

  it('is that of the frames asked for, but a tenth and half a second', () => {
    expect(doubts({ durationMs: 8637 })).toEqual([]);
    expect(doubts({ durationMs: 8636 })).toEqual(tooShort);
    expect(doubts({ durationMs: 17_727, speed: 1 / 2 })).toEqual(tooShort);
    expect(doubts({ durationMs: 17_728, speed: 1 / 2 })).toEqual([]);
  });

  it.each<[[number, number], number]>([
    [[300, 600], 4091],
    [[0, 300], 4091],
    [[1, 600], 4091],
    [[0, 599], 4091],
    [[0, 600], 8637],
  ])('is that of the frames of the section %j, its ends included', (section, durationMs) => {
    expect(doubts({ section, durationMs })).toEqual([]);
    expect(doubts({ section, durationMs: durationMs - 1 })).toEqual(tooShort);
  });

  it('is that of the presses where they last longer', () => {
    const edges = late([0, 900], [0, 0]);
    expect(doubts({ section: [100, 200], edges, durationMs: 13_000 })).toEqual(tooShort);
    expect(doubts({ section: [100, 200], edges, durationMs: 13_300 })).toEqual([]);
  });

  it('may be nothing where nothing was asked for or pressed, and half a second for a moment', () => {
    expect(doubts({ section: [100, 200], durationMs: 0 })).toEqual([]);
    expect(doubts({ section: [300, 300], durationMs: 0 })).toEqual([]);
  });

  it('is that of the longest clip and a minute at most', () => {
    const longest = (MAX_FRAME / 60) * 1000 + 60_000;
    expect(doubts({ durationMs: longest })).toEqual([]);
    expect(doubts({ durationMs: longest + 1 })).toEqual(['It took longer than a clip can last at this speed.']);
  });
});

describe('the evenness of a hand', () => {
  const frames = Array.from({ length: 9 }, (_, i) => 60 + i * 30);
  const actions = actionsFrom(Object.fromEntries(frames.map((frame) => [frame, 'A_BUTTON'])));
  const even = ['Every press is off by exactly the same: no hand is that even.'];
  const doubts = (errors: readonly number[], more: Partial<PracticeRun> = {}): readonly string[] =>
    implausible({ ...RUN, edges: late(frames.slice(0, errors.length), errors), ...more }, actions);

  it.each([
    ['eight', 8, even],
    ['seven', 7, []],
  ])('is looked at from eight presses on: %s', (_count, presses, wanted) => {
    expect(doubts(Array<number>(presses).fill(1.25))).toEqual(wanted);
    expect(doubts(Array<number>(presses).fill(-1.23))).toEqual(wanted);
  });

  it('is of a thousandth of a frame, though judgements are told to a tenth', () => {
    expect(doubts([1, 1, 1, 1, 1, 1, 1, 1.0005])).toEqual(even);
    expect(doubts([1, 1, 1, 1, 1, 1, 1, 1.002])).toEqual([]);
    expect(doubts([1, 1, 1, 1, 1, 1, 1, 1.04])).toEqual([]);
  });

  it('is of the presses of the section alone', () => {
    const errors = [3, 1, 1, 1, 1, 1, 1, 1, 1];
    expect(doubts(errors)).toEqual([]);
    expect(doubts(errors, { section: [90, 300] })).toEqual(even);
    expect(doubts(errors, { section: [120, 300] })).toEqual([]);
  });

  it('says nothing of presses that were missed, or of when they were let go', () => {
    const holds = actionsFrom(
      Object.fromEntries(
        frames.flatMap((at) => [
          [at, '[A_BUTTON'],
          [at + 5, ']A_BUTTON'],
        ]),
      ),
    );
    const edges = late(frames.slice(0, 8), Array<number>(8).fill(1)).map((edge, i) =>
      edge.down ? edge : { ...edge, frame: edge.frame + i / 10 },
    );
    expect(implausible({ ...RUN, edges }, holds)).toEqual(even);
  });
});

it('doubts no section of a single frame', () => {
  expect(implausible({ ...RUN, section: [5, 5] }, [])).toEqual([]);
  expect(implausible({ ...RUN, section: [5, 4] }, [])).toEqual(['The section ends before it begins.']);
});
