import type { PressType } from '../track/press.js';
import { judgeWait, type WaitEdge } from './judge-wait.js';
import { actionsFrom } from './testing/actions.js';

const ACTIONS = actionsFrom({ 10: 'X_BUTTON', 34: 'A_BUTTON CONTROL_STICK_UP', 60: 'B_BUTTON' });

/** Taps one after the other, 200 ms apart, each 80 ms long; what is tapped together is a word list. */
function taps(...what: readonly (readonly [frame: number, types: string])[]): WaitEdge[] {
  return what.flatMap(([frame, types], place) =>
    [true, false].flatMap((down) =>
      types.split(' ').map((type): WaitEdge => {
        return { type: type as PressType, down, frame, at: place * 200 + (down ? 0 : 80) };
      }),
    ),
  );
}
const RIGHT = [
  [10, 'X_BUTTON'],
  [34, 'A_BUTTON CONTROL_STICK_UP'],
  [60, 'B_BUTTON'],
] as const;

it('is clean when each step is done and nothing else pressed', () => {
  expect(judgeWait(ACTIONS, taps(...RIGHT), 'exact')).toEqual({
    score: 100,
    total: 3,
    done: 3,
    mistakes: [],
    clean: true,
  });
});

it.each(['exact', 'needed'] as const)('keeps a tap of a wrong button with its frame: %s', (strictness) => {
  const [first, ...rest] = RIGHT;
  expect(judgeWait(ACTIONS, taps(first, [34, 'L_TRIGGER'], ...rest), strictness)).toEqual({
    score: 66,
    total: 3,
    done: 3,
    mistakes: [{ kind: 'wrong', type: 'L_TRIGGER', frame: 34 }],
    clean: false,
  });
});

it('takes a direction for wrong once it stays, and not where the stick passes by', () => {
  const through = (ms: number): WaitEdge[] => [
    ...taps(RIGHT[0]),
    { type: 'CONTROL_STICK_UP_LEFT', down: true, frame: 34, at: 200 },
    { type: 'CONTROL_STICK_UP_LEFT', down: false, frame: 34, at: 200 + ms },
    { type: 'CONTROL_STICK_UP', down: true, frame: 34, at: 200 + ms },
    { type: 'A_BUTTON', down: true, frame: 34, at: 200 + ms },
  ];
  expect(judgeWait(ACTIONS, through(40), 'exact')).toMatchObject({ done: 2, mistakes: [] });
  expect(judgeWait(ACTIONS, through(60), 'exact')).toMatchObject({
    done: 2,
    mistakes: [{ kind: 'wrong', type: 'CONTROL_STICK_UP_LEFT', frame: 34 }],
  });
});

it('keeps a hold that was let go too early', () => {
  const held = actionsFrom({ 10: '[X_BUTTON', 30: 'A_BUTTON', 50: ']X_BUTTON' });
  const edges = (dropped: boolean): WaitEdge[] => [
    { type: 'X_BUTTON', down: true, frame: 10, at: 0 },
    ...(dropped
      ? [
          { type: 'X_BUTTON' as const, down: false, frame: 30, at: 300 },
          { type: 'X_BUTTON' as const, down: true, frame: 30, at: 500 },
        ]
      : []),
    { type: 'A_BUTTON', down: true, frame: 30, at: 600 },
    { type: 'A_BUTTON', down: false, frame: 30, at: 700 },
    { type: 'X_BUTTON', down: false, frame: 50, at: 800 },
  ];
  expect(judgeWait(held, edges(false), 'exact')).toMatchObject({ done: 3, clean: true });
  expect(judgeWait(held, edges(true), 'exact')).toMatchObject({
    done: 3,
    clean: false,
    mistakes: [{ kind: 'dropped', type: 'X_BUTTON', frame: 30 }],
  });
});

it('takes what was down before for no press, and a run that was left for not clean', () => {
  const before: WaitEdge = { type: 'X_BUTTON', down: false, frame: 10, at: 0 };
  expect(judgeWait(ACTIONS, [before], 'exact')).toMatchObject({ done: 0, total: 3, score: 0, clean: false });
  const late = taps(...RIGHT).map((edge) => ({ ...edge, at: edge.at + 100 }));
  expect(judgeWait(ACTIONS, [before, ...late], 'exact')).toMatchObject({ done: 3, clean: true });
  expect(judgeWait([], [], 'exact')).toMatchObject({ score: 0, total: 0, clean: false });
});
