import { unreleasedHolds, type Action, type Hold, type PressType } from '@combolab/contracts';
import { canPress, changePresses, heldBefore } from './press-list.js';

const press = (actions: readonly Action[], frame: number, type: PressType, hold: Hold = 'SELECT_NO_HOLD') =>
  changePresses(actions, { type: 'press', frame, press: type, hold });
const typesAt = (actions: readonly Action[], frame: number) =>
  actions.find((action) => action.frame === frame)?.presses.map(({ type, hold }) => `${type} ${hold}`) ?? [];

it('keeps frames in order, several presses on one frame', () => {
  const actions = press(press(press([], 30, 'A_BUTTON'), 12, 'X_BUTTON'), 30, 'R_Z');
  expect(actions.map(({ frame }) => frame)).toEqual([12, 30]);
  expect(typesAt(actions, 30)).toEqual(['A_BUTTON SELECT_NO_HOLD', 'R_Z SELECT_NO_HOLD']);
});

it('takes a press away when it is pressed again, and the frame with it', () => {
  expect(press(press([], 30, 'A_BUTTON'), 30, 'A_BUTTON')).toEqual([]);
});

it('turns a press into a hold instead of doubling it', () => {
  expect(typesAt(press(press([], 30, 'A_BUTTON'), 30, 'A_BUTTON', 'START_HOLD'), 30)).toEqual(['A_BUTTON START_HOLD']);
});

it('lets a stick point one way only, but pivot on release', () => {
  const up = press([], 10, 'CONTROL_STICK_UP', 'START_HOLD');
  expect(typesAt(press(up, 10, 'CONTROL_STICK_LEFT'), 10)).toEqual(['CONTROL_STICK_LEFT SELECT_NO_HOLD']);
  expect(typesAt(press(up, 10, 'C_STICK_LEFT'), 10)).toHaveLength(2);
  const released = press(up, 20, 'CONTROL_STICK_UP', 'END_HOLD');
  expect(typesAt(press(released, 20, 'CONTROL_STICK_RIGHT'), 20)).toEqual([
    'CONTROL_STICK_UP END_HOLD',
    'CONTROL_STICK_RIGHT SELECT_NO_HOLD',
  ]);
});

it('knows a hold as unreleased until it is released', () => {
  const open = press([], 10, 'B_BUTTON', 'START_HOLD');
  expect(unreleasedHolds(open)).toHaveLength(1);
  const released = press(open, 25, 'B_BUTTON', 'END_HOLD');
  expect(unreleasedHolds(released)).toEqual([]);
  expect(unreleasedHolds(changePresses(released, { type: 'remove', frame: 25, press: 'B_BUTTON' }))).toHaveLength(1);
});

it('keeps a frame that has a breakpoint alone', () => {
  const stopped = changePresses([], { type: 'toggle-breakpoint', frame: 5 });
  expect(stopped).toEqual([{ frame: 5, breakpoint: true, presses: [] }]);
  expect(changePresses(stopped, { type: 'toggle-breakpoint', frame: 5 })).toEqual([]);
  const both = press(stopped, 5, 'A_BUTTON');
  expect(changePresses(both, { type: 'remove', frame: 5, press: 'A_BUTTON' })).toEqual(stopped);
});

it('releases only what is held, and presses only what is not', () => {
  const actions = press(press([], 10, 'B_BUTTON', 'START_HOLD'), 25, 'B_BUTTON', 'END_HOLD');
  expect([...heldBefore(actions, 10)]).toEqual([]);
  expect([...heldBefore(actions, 11)]).toEqual(['B_BUTTON']);
  expect([...heldBefore(actions, 26)]).toEqual([]);
  expect(canPress(heldBefore(actions, 20), 'B_BUTTON', 'SELECT_NO_HOLD')).toBe(false);
  expect(canPress(heldBefore(actions, 20), 'B_BUTTON', 'END_HOLD')).toBe(true);
  expect(canPress(heldBefore(actions, 20), 'A_BUTTON', 'END_HOLD')).toBe(false);
});
