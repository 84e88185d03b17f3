import type { PressEdge } from './edges.js';
import { actionsFrom } from './testing/actions.js';
import { judgeRun } from './timed-judge.js';

const press = (type: PressEdge['type'], frame: number, length = 4): PressEdge[] => [
  { type, down: true, frame },
  { type, down: false, frame: frame + length },
];

it('tells of each press how early or late it came, what was missed and what was extra', () => {
  const actions = actionsFrom({ 10: 'A_BUTTON CONTROL_STICK_UP', 40: 'B_BUTTON', 60: 'A_BUTTON' });
  const edges = [
    ...press('A_BUTTON', 13),
    ...press('CONTROL_STICK_UP', 8.96),
    ...press('X_BUTTON', 30.04),
    ...press('A_BUTTON', 60),
  ];
  expect(judgeRun(actions, edges)).toEqual({
    presses: [
      { index: 0, frame: 10, type: 'A_BUTTON', part: 'press', kind: 'hit', error: 3 },
      { index: 0, frame: 10, type: 'CONTROL_STICK_UP', part: 'press', kind: 'hit', error: -1 },
      { index: 1, frame: 40, type: 'B_BUTTON', part: 'press', kind: 'missed' },
      { index: 2, frame: 60, type: 'A_BUTTON', part: 'press', kind: 'hit', error: 0 },
    ],
    extras: [{ type: 'X_BUTTON', frame: 30 }],
    actions: [
      { index: 0, frame: 10, error: 1, missed: 0 },
      { index: 1, frame: 40, error: null, missed: 1 },
      { index: 2, frame: 60, error: 0, missed: 0 },
    ],
  });
});

it('judges when a hold is released, and asks no release of a plain press', () => {
  const actions = actionsFrom({ 10: '[L_Z', 20: '=L_Z', 50: ']L_Z' });
  expect(judgeRun(actions, press('L_Z', 10, 38)).presses).toEqual([
    { index: 0, frame: 10, type: 'L_Z', part: 'press', kind: 'hit', error: 0 },
    { index: 2, frame: 50, type: 'L_Z', part: 'release', kind: 'hit', error: -2 },
  ]);
  // nothing is to be done where it is merely held
  expect(judgeRun(actions, press('L_Z', 10, 38)).actions.map(({ index }) => index)).toEqual([0, 2]);
  expect(judgeRun(actions, press('L_Z', 10, 8)).presses.map(({ kind }) => kind)).toEqual(['hit', 'missed']);
});

it('does not take the end of a plain press for the release of a hold', () => {
  const actions = actionsFrom({ 10: '[L_Z', 50: ']L_Z', 60: 'L_Z' });
  const edges = [...press('L_Z', 5, 35), ...press('L_Z', 50, 4)];
  expect(judgeRun(actions, edges).presses.map((each) => each.kind === 'hit' && each.error)).toEqual([-5, -10, -10]);
});

it('takes a press just inside the window for its frame, and none beyond it', () => {
  const actions = actionsFrom({ 100: 'A_BUTTON' });
  expect(judgeRun(actions, press('A_BUTTON', 115)).presses[0]).toMatchObject({ kind: 'hit', error: 15 });
  expect(judgeRun(actions, press('A_BUTTON', 115.1))).toMatchObject({
    presses: [{ kind: 'missed' }],
    extras: [{ frame: 115.1 }],
  });
  expect(judgeRun(actions, press('A_BUTTON', 105), { window: 4 }).presses[0]?.kind).toBe('missed');
});

it('gives the press in between to the one it leaves the least error with', () => {
  const actions = actionsFrom({ 10: 'A_BUTTON', 20: 'A_BUTTON' });
  expect(judgeRun(actions, press('A_BUTTON', 18)).presses.map(({ kind }) => kind)).toEqual(['missed', 'hit']);
  const late = judgeRun(actions, [...press('A_BUTTON', 19), ...press('A_BUTTON', 29)]);
  expect(late.actions.map(({ error }) => error)).toEqual([9, 9]);
});

it('judges a section alone, by its frames, without what lies around it or is held into it', () => {
  const actions = actionsFrom({ 10: 'A_BUTTON', 30: '[L_Z', 50: 'A_BUTTON', 70: ']L_Z B_BUTTON', 76: 'X_BUTTON' });
  const edges = [
    ...press('A_BUTTON', 10),
    ...press('L_Z', 40, 30),
    ...press('A_BUTTON', 52),
    ...press('Y_BUTTON', 60),
    ...press('B_BUTTON', 70),
    ...press('X_BUTTON', 76),
  ];
  const { presses, extras } = judgeRun(actions, edges, { section: [50, 70] });
  expect(presses.map(({ index, type, part }) => [index, type, part])).toEqual([
    [2, 'A_BUTTON', 'press'],
    [3, 'B_BUTTON', 'press'],
  ]);
  expect(extras).toEqual([{ type: 'Y_BUTTON', frame: 60 }]);
  expect(judgeRun(actions, edges, { section: [11, 20] })).toEqual({ presses: [], extras: [], actions: [] });
});

it('says the same whatever the order of the edges, and passes over what is no number', () => {
  const actions = actionsFrom({ 10: 'A_BUTTON', 24: 'A_BUTTON', 40: 'A_BUTTON' });
  const edges = [press('A_BUTTON', 12), press('A_BUTTON', 20), press('A_BUTTON', 41)].flat();
  expect(judgeRun(actions, [...edges, ...press('A_BUTTON', NaN)].reverse())).toEqual(judgeRun(actions, edges));
});

it('calls every press extra when a combo has no actions', () => {
  expect(judgeRun([], press('A_BUTTON', 5))).toEqual({
    presses: [],
    extras: [{ type: 'A_BUTTON', frame: 5 }],
    actions: [],
  });
});

it('gives no press to two that ask for it, whatever came after', () => {
  const actions = actionsFrom({ 10: 'A_BUTTON', 50: 'A_BUTTON', 90: 'A_BUTTON' });
  expect(judgeRun(actions, [...press('A_BUTTON', 10), ...press('A_BUTTON', 90)]).actions).toEqual([
    { index: 0, frame: 10, error: 0, missed: 0 },
    { index: 1, frame: 50, error: null, missed: 1 },
    { index: 2, frame: 90, error: 0, missed: 0 },
  ]);
});

it('takes a release for one though the press before it was not seen', () => {
  const actions = actionsFrom({ 10: '[L_Z', 50: ']L_Z' });
  expect(judgeRun(actions, [{ type: 'L_Z', down: false, frame: 51 }]).presses).toMatchObject([
    { part: 'press', kind: 'missed' },
    { part: 'release', kind: 'hit', error: 1 },
  ]);
});

it('tells extras by frame, in whichever order they came', () => {
  const edges = [...press('Y_BUTTON', 30), ...press('X_BUTTON', 20), ...press('Y_BUTTON', 25)];
  expect(judgeRun(actionsFrom({ 100: 'A_BUTTON' }), edges).extras.map(({ frame }) => frame)).toEqual([20, 25, 30]);
});

it('tells nothing of an action that only lets go what was held before the section', () => {
  const actions = actionsFrom({ 10: '[L_Z', 50: 'A_BUTTON =L_Z', 70: ']L_Z' });
  expect(judgeRun(actions, press('A_BUTTON', 50), { section: [50, 70] }).actions).toEqual([
    { index: 1, frame: 50, error: 0, missed: 0 },
  ]);
});

describe('a press in a section that nothing asked for', () => {
  const section = [50, 70] as const;
  const actions = actionsFrom({ 10: '[L_Z', 50: 'A_BUTTON =L_Z', 70: 'B_BUTTON ]L_Z', 85: 'X_BUTTON', 200: '[R_Z' });
  const extrasOf = (type: PressEdge['type'], frame: number) =>
    judgeRun(actions, press(type, frame), { section }).extras.length;

  it('is one too many from a window before the section to one after it', () => {
    expect([34.9, 35, 60, 85, 85.1].map((frame) => extrasOf('Y_BUTTON', frame))).toEqual([0, 1, 1, 1, 0]);
  });

  it('is none where it may belong to an action next to the section', () => {
    expect([69.9, 70, 80].map((frame) => extrasOf('X_BUTTON', frame))).toEqual([1, 0, 0]);
  });

  it('is none where it holds on what was held before', () => {
    expect([45, 60].map((frame) => extrasOf('L_Z', frame))).toEqual([0, 0]);
  });
});
