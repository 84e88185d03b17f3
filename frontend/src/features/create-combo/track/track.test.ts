import { buttonOf, canFollow, lastFrameOf, type TrackPress } from './track.js';

const aPress = (type: TrackPress['type'], start: number, end: number | null = start): TrackPress => ({
  type,
  start,
  end,
});

it('takes all directions of a stick for one button, and each stick for another', () => {
  expect(buttonOf('C_STICK_UP')).toBe(buttonOf('C_STICK_LEFT'));
  expect(buttonOf('CONTROL_STICK_UP')).toBe(buttonOf('CONTROL_STICK_LEFT'));
  expect(buttonOf('C_STICK_UP')).not.toBe(buttonOf('CONTROL_STICK_UP'));
  expect(buttonOf('A_BUTTON')).not.toBe(buttonOf('B_BUTTON'));
});

it.each<[string, TrackPress, number, boolean]>([
  ['a plain press of another direction on the frame of a plain one', aPress('C_STICK_UP', 10), 10, false],
  ['the next frame after a plain one', aPress('C_STICK_UP', 10), 11, true],
  ['the frame before a release', aPress('C_STICK_UP', 10, 14), 13, false],
  ['the frame of a release', aPress('C_STICK_UP', 10, 14), 14, true],
  ['the frame of a release of the same direction', aPress('C_STICK_LEFT', 10, 14), 14, false],
  ['the begin of what is never released', aPress('C_STICK_UP', 10, null), 10, false],
  ['right after the begin of what is never released', aPress('C_STICK_UP', 10, null), 11, true],
  ['before it', aPress('C_STICK_UP', 10), 9, false],
])('knows whether a direction can follow on %s', (_, before, start, can) => {
  expect(canFollow(before, aPress('C_STICK_LEFT', start))).toBe(can);
});

it('keeps a hold that is never released until the next press of its button', () => {
  const open = aPress('C_STICK_UP', 10, null);
  expect(lastFrameOf(open, undefined)).toBe(Infinity);
  expect(lastFrameOf(open, aPress('C_STICK_UP', 20))).toBe(19);
  expect(lastFrameOf(open, aPress('C_STICK_LEFT', 20))).toBe(20);
  expect(lastFrameOf(aPress('C_STICK_UP', 10, 14), aPress('C_STICK_UP', 20))).toBe(14);
});
