import type { PressType } from '@combolab/contracts';
import { actionsOfTrack } from './actions-of-track.js';
import { canPress, HOLD_LABELS, inputsOnFrame, press, stateOnFrame, stepHold } from './hold-machine.js';
import { EMPTY_TRACK, type Track } from './track.js';

const UP: PressType = 'CONTROL_STICK_UP';
const RIGHT: PressType = 'CONTROL_STICK_RIGHT';

const label = (track: Track, type: PressType, frame: number): string | null => {
  const state = stateOnFrame(track, type, frame);
  return state === null ? null : HOLD_LABELS[state];
};

it('adds a press on a frame that has none, and takes it away again', () => {
  const once = press(EMPTY_TRACK, 'A_BUTTON', 12);
  expect(once.presses).toEqual([{ type: 'A_BUTTON', start: 12, end: 12 }]);
  expect(press(once, 'A_BUTTON', 12).presses).toEqual([]);
});

it('goes from press to hold to release, and every step back', () => {
  const pressed = press(EMPTY_TRACK, 'B_BUTTON', 10);
  const held = stepHold(pressed, 'B_BUTTON', 10);
  const released = stepHold(held, 'B_BUTTON', 15);
  expect([label(pressed, 'B_BUTTON', 10), label(held, 'B_BUTTON', 10), label(held, 'B_BUTTON', 12)]).toEqual([
    'start hold',
    'rem. hold',
    'release',
  ]);
  expect(released.presses).toEqual([{ type: 'B_BUTTON', start: 10, end: 15 }]);
  expect(label(released, 'B_BUTTON', 15)).toBe('unrelease');
  expect(stepHold(released, 'B_BUTTON', 15)).toEqual(held);
  expect(stepHold(held, 'B_BUTTON', 10)).toEqual(pressed);
});

it('turns a release into a continued hold when it is pressed again', () => {
  const held = stepHold(press(EMPTY_TRACK, 'B_BUTTON', 10), 'B_BUTTON', 10);
  expect(press(stepHold(held, 'B_BUTTON', 15), 'B_BUTTON', 15)).toEqual(held);
});

it('lets nothing else be pressed on a button while its hold is open', () => {
  const held = stepHold(press(EMPTY_TRACK, UP, 10), UP, 10);
  for (const frame of [10, 11, 400]) {
    expect(canPress(held, RIGHT, frame)).toBe(false);
    expect(press(held, RIGHT, frame)).toBe(held);
  }
  expect([canPress(held, UP, 9), canPress(held, 'A_BUTTON', 11)]).toEqual([true, true]);
});

it('lets a stick pivot on the frame of its release, and hold the next direction', () => {
  const released = stepHold(stepHold(press(EMPTY_TRACK, UP, 10), UP, 10), UP, 20);
  const pivoted = stepHold(stepHold(press(released, RIGHT, 20), RIGHT, 20), RIGHT, 30);
  expect(pivoted.presses).toEqual([
    { type: UP, start: 10, end: 20 },
    { type: RIGHT, start: 20, end: 30 },
  ]);
});

it('writes held inputs into the actions of others, and no action of its own', () => {
  const held = stepHold(stepHold(press(EMPTY_TRACK, 'L_TRIGGER', 10), 'L_TRIGGER', 10), 'L_TRIGGER', 20);
  const both = press(held, 'A_BUTTON', 14);
  expect(
    actionsOfTrack(both).map(({ frame, presses }) => [frame, presses.map(({ type, hold }) => [type, hold])]),
  ).toEqual([
    [10, [['L_TRIGGER', 'START_HOLD']]],
    [
      14,
      [
        ['A_BUTTON', 'SELECT_NO_HOLD'],
        ['L_TRIGGER', 'MAINTAIN_HOLD'],
      ],
    ],
    [20, [['L_TRIGGER', 'END_HOLD']]],
  ]);
  expect(actionsOfTrack(press(both, 'A_BUTTON', 14)).map(({ frame }) => frame)).toEqual([10, 20]);
});

it('lets no other direction in between a hold and its release, and one from the release on', () => {
  const hold: Track = { ...EMPTY_TRACK, presses: [{ type: UP, start: 10, end: 20 }] };
  expect([9, 10, 11, 19, 20, 21].map((frame) => canPress(hold, RIGHT, frame))).toEqual([
    ...[true, false, false, false, true, true],
  ]);
  expect(canPress(hold, UP, 15)).toBe(false);
});

it('lets a press end what was never released', () => {
  const open: Track = {
    ...EMPTY_TRACK,
    presses: [
      { type: UP, start: 10, end: null },
      { type: RIGHT, start: 20, end: 20 },
    ],
  };
  expect([15, 20, 21].map((frame) => canPress(open, 'CONTROL_STICK_LEFT', frame))).toEqual([false, false, true]);
});

it('puts another direction in the place of the one that stands there', () => {
  expect(press(press(EMPTY_TRACK, UP, 10), RIGHT, 10).presses).toEqual([{ type: RIGHT, start: 10, end: 10 }]);
});

it('takes a hold away by its begin, however long it is', () => {
  expect(press({ ...EMPTY_TRACK, presses: [{ type: UP, start: 10, end: 20 }] }, UP, 10).presses).toEqual([]);
  expect(stepHold({ ...EMPTY_TRACK, presses: [{ type: UP, start: 10, end: 20 }] }, UP, 10).presses).toEqual([
    { type: UP, start: 10, end: 10 },
  ]);
});

it('tells every input that touches a frame, and what it does there', () => {
  const track: Track = {
    ...EMPTY_TRACK,
    presses: [
      { type: 'B_BUTTON', start: 4, end: 8 },
      { type: 'A_BUTTON', start: 8, end: 8 },
      { type: 'X_BUTTON', start: 9, end: null },
    ],
  };
  expect([3, 4, 8, 9].map((frame) => inputsOnFrame(track, frame))).toEqual([
    [],
    [{ type: 'B_BUTTON', state: 'START_HOLD' }],
    [
      { type: 'B_BUTTON', state: 'END_HOLD' },
      { type: 'A_BUTTON', state: 'SELECT_NO_HOLD' },
    ],
    [{ type: 'X_BUTTON', state: 'START_HOLD' }],
  ]);
});
