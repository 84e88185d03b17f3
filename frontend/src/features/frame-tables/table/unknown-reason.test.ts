import { readdirSync, readFileSync } from 'node:fs';
import type { FighterFrames } from '@combolab/contracts/frame-data';
import { COLUMNS, rowsOf } from './frame-rows.js';
import { unknownReason } from './unknown-reason.js';

const folder = 'frontend/public/frame-data/ssbu';
const fighters = readdirSync(folder)
  .map((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Partial<FighterFrames>)
  .filter((each): each is FighterFrames => each.moves !== undefined && each.fighterId !== undefined);
const reason = (fighter: string, slug: string, column: (typeof COLUMNS)[number]) => {
  const move = fighters.find(({ fighterId }) => fighterId === fighter)?.moves.find((each) => each.slug === slug);
  return move === undefined ? undefined : unknownReason(move, column);
};

it('tells what is unknown from what a move has not', () => {
  expect(reason('ssbu:mario', 'jab-1', 'landingLag')).toBeNull();
  expect(reason('ssbu:mario', 'up-air', 'landingLag')).toBe('no source says');
  expect(reason('ssbu:mario', 'spot-dodge', 'onShield')).toBeNull();
  expect(reason('ssbu:mario', 'up-special', 'onShield')).toContain('helpless');
});

it('has nothing to explain of what costs nothing out of shield', () => {
  for (const fighter of fighters)
    for (const { first } of rowsOf(fighter, null))
      if (first !== null) expect(unknownReason(first.move, 'outOfShield')).toBeNull();
});
