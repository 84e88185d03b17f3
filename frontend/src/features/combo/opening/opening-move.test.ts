import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onShield, type FighterFrames } from '@combolab/contracts/frame-data';
import type { Action, PressType } from '@combolab/contracts';
import { framesOfMove, openingMove } from './opening-move.js';

const framesOf = (slug: string) =>
  JSON.parse(readFileSync(join('frontend/public/frame-data/ssbu', `${slug}.json`), 'utf8')) as FighterFrames;
const action = (frame: number, ...types: PressType[]): Action => ({
  frame,
  breakpoint: false,
  presses: types.map((type) => ({ type, hold: 'SELECT_NO_HOLD', isComplete: true })),
});

it('is the first named move, whatever order they stand in', () => {
  const moves = [
    { frame: 40, move: 'up-air' },
    { frame: 12, move: 'forward-tilt' },
  ];
  expect(openingMove({ actions: [action(3, 'CONTROL_STICK_UP', 'B_BUTTON')], moves })).toBe('forward-tilt');
});

it('is what the presses make certain, after jumps, where no move is named', () => {
  const jump = action(3, 'X_BUTTON');
  const special = action(9, 'CONTROL_STICK_RIGHT', 'B_BUTTON');
  expect(openingMove({ actions: [jump, special] })).toBe('side-special');
  expect(openingMove({ actions: [jump, action(6, 'A_BUTTON'), special] })).toBeNull();
  expect(openingMove({ actions: [jump] })).toBeNull();
  expect(openingMove({ actions: [] })).toBeNull();
});

it.each([
  ['mario', 'forward-tilt', -13],
  ['mario', 'back-air', -2],
  ['ness', 'side-special', -28],
])('finds %s, %s: %i on shield', (slug, id, frames) => {
  const move = framesOfMove(framesOf(slug), id);
  expect(move === null ? null : onShield(move)).toBe(frames);
});

it.each([
  ['a special of several versions', 'donkey-kong', 'up-special'],
  ['a special that only its charge tells apart', 'ness', 'neutral-special'],
  ['a part of a slug', 'mario', 'jab'],
])('knows nothing of %s', (_, slug, id) => {
  expect(framesOfMove(framesOf(slug), id)).toBeNull();
});

it('has no number for a grab and a throw, which no shield blocks, and for a move that ends helpless', () => {
  const mario = framesOf('mario');
  expect(
    ['grab', 'up-throw', 'up-special'].map((id) => framesOfMove(mario, id)).map((move) => move && onShield(move)),
  ).toEqual([null, null, null]);
});
