import { readdirSync, readFileSync } from 'node:fs';
import { AboutFrames, type FighterFrames, type FrameMove } from '@combolab/contracts/frame-data';
import { z } from 'zod/mini';
import { inputsOfMove, searchedMove } from './move-inputs.js';

const root = 'frontend/public/frame-data';
const json = (path: string): unknown => JSON.parse(readFileSync(`${root}/${path}`, 'utf8'));
const moves: readonly FrameMove[] = readdirSync(root).flatMap((game) =>
  z
    .parse(AboutFrames, json(`${game}/about.json`))
    .fighters.flatMap((slug) => (json(`${game}/${slug}.json`) as FighterFrames).moves),
);
const find = (slug: string): FrameMove => moves.find((move) => move.slug === slug) as FrameMove;

it('draws an attack for every attack, and none for what takes none', () => {
  expect(inputsOfMove(find('up-air'))).toEqual(['CONTROL_STICK_UP', 'A_BUTTON']);
  expect(inputsOfMove(find('down-smash'))).toEqual(['C_STICK_DOWN']);
  expect(inputsOfMove({ ...find('grab'), slug: 'up-throw', kind: 'throw' })).toEqual(['CONTROL_STICK_UP']);
  const attacks = moves.filter(({ group }) => ['jab', 'tilt', 'aerial', 'special'].includes(group));
  for (const move of attacks) expect([move.slug, inputsOfMove(move).length > 0]).toEqual([move.slug, true]);
  for (const move of moves.filter(({ group }) => group === 'getup')) expect(inputsOfMove(move)).toEqual([]);
});

it('searches clips of moves alone, versions of a special as one', () => {
  expect(searchedMove({ ...find('grab'), slug: 'up-special-air', kind: 'special_up', group: 'special' })).toBe(
    'up-special',
  );
  for (const move of moves.filter(({ group }) => group === 'getup' || group === 'defence'))
    expect(searchedMove(move)).toBeNull();
});
