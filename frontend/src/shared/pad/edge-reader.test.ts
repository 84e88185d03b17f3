import type { PressType } from '@combolab/contracts';
import { EdgeReader } from './edge-reader.js';

/** Edges of moments `[ms, 'A_BUTTON CONTROL_STICK_UP']` in short words, by their time. */
function edgesOf(...moments: readonly (readonly [number, string])[]): readonly string[] {
  const reader = new EdgeReader();
  return moments
    .flatMap(([at, words]) => reader.step(new Set(words.split(' ').filter(Boolean) as PressType[]), at))
    .map(({ type, down, at }) => `${String(at)} ${down ? '+' : '-'}${type}`);
}

it('tells buttons as they go down and come up', () => {
  expect(edgesOf([0, ''], [16, 'A_BUTTON L_Z'], [33, 'L_Z'], [50, ''])).toEqual([
    '16 +A_BUTTON',
    '16 +L_Z',
    '33 -A_BUTTON',
    '50 -L_Z',
  ]);
});

it('takes a push that passes by another direction as one push, from its first moment', () => {
  expect(edgesOf([0, 'CONTROL_STICK_UP'], [17, 'CONTROL_STICK_UP_RIGHT'], [50, 'CONTROL_STICK_UP_RIGHT'])).toEqual([
    '0 +CONTROL_STICK_UP_RIGHT',
  ]);
});

it('lets go of a diagonal whose halves come up one after the other at once', () => {
  const held = [
    [0, 'CONTROL_STICK_UP_RIGHT'],
    [50, 'CONTROL_STICK_UP_RIGHT'],
  ] as const;
  expect(edgesOf(...held, [60, 'CONTROL_STICK_RIGHT'], [75, '']).slice(1)).toEqual(['60 -CONTROL_STICK_UP_RIGHT']);
});

it('tells a flick that is over before it settles, and a turn that stays', () => {
  expect(edgesOf([0, 'C_STICK_LEFT'], [20, ''])).toEqual(['0 +C_STICK_LEFT', '20 -C_STICK_LEFT']);
  expect(edgesOf([0, 'C_STICK_LEFT'], [50, 'C_STICK_LEFT'], [100, 'C_STICK_UP'], [150, 'C_STICK_UP'])).toEqual([
    '0 +C_STICK_LEFT',
    '100 -C_STICK_LEFT',
    '100 +C_STICK_UP',
  ]);
});

it('takes no notice of a flicker on the border of two directions', () => {
  expect(
    edgesOf([0, 'C_STICK_UP'], [50, 'C_STICK_UP'], [70, 'C_STICK_UP_LEFT'], [80, 'C_STICK_UP'], [200, 'C_STICK_UP']),
  ).toEqual(['0 +C_STICK_UP']);
});
