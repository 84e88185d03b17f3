import { readFileSync } from 'node:fs';
import type { FighterFrames } from '@combolab/contracts/frame-data';
import { nearestMoves } from './nearest-moves.js';

const { moves } = JSON.parse(readFileSync('frontend/public/frame-data/ssbu/mario.json', 'utf8')) as FighterFrames;
const nearest = (text: string) => nearestMoves(text, moves).map(({ slug }) => slug);

it('finds moves by slug, name, short name and misspelt ones', () => {
  expect(nearest('uair')[0]).toBe('up-air');
  expect(nearest('up-aair')[0]).toBe('up-air');
  expect(nearest('Forward Tlit')[0]).toBe('forward-tilt');
  expect(nearest('up-special-b').slice(0, 1)).toEqual(['up-special']);
  expect(nearest('')).toEqual([]);
  expect(nearest('quite something else')).toEqual([]);
});
