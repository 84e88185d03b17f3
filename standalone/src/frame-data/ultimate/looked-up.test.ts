import { readFileSync } from 'node:fs';
import { FighterFrames, type FrameMove } from '@combolab/contracts/frame-data';
import { z } from 'zod/mini';
import { z as full } from 'zod';
import { readList } from './lists.js';

const Printed = full.optional(full.string());
const LookedUp = full.array(
  full.strictObject({
    ...{ fighter: full.string(), move: full.string(), startup: Printed, active: Printed, total: Printed },
    ...{ damage: Printed, shieldLag: Printed, shieldStun: Printed, onShield: Printed },
  }),
);
type Entry = full.output<typeof LookedUp>[number];

/** Cells as a person reads them: numbers with a stroke between; those that say more are compared by eye alone. */
const plainNumbers = (cell: string | undefined): number[] | null =>
  cell !== undefined && /^-?\d{1,3}(?:\.\d+)?(?:\s*\/\s*-?\d{1,3}(?:\.\d+)?)*$/.test(cell)
    ? cell.split('/').map(Number)
    : null;

const read = (slug: string) =>
  z.parse(FighterFrames, JSON.parse(readFileSync(`frontend/public/frame-data/ssbu/${slug}.json`, 'utf8')));

const ofHits = (move: FrameMove, field: 'damage' | 'shieldLag' | 'shieldStun' | 'published'): (number | null)[] =>
  move.hits.map((hit) => hit[field]);

/** What of a move is not as it stands in the source; empty where all agrees. */
function differences(entry: Entry, move: FrameMove): string[] {
  const found: string[] = [];
  const compare = (name: string, ours: readonly (number | null)[], cell: string | undefined): void => {
    const theirs = plainNumbers(cell);
    if (theirs !== null && JSON.stringify(ours) !== JSON.stringify(theirs))
      found.push(`${name}: ${JSON.stringify(ours)}, printed ${cell ?? ''}`);
  };
  const same = (name: string, ours: readonly (number | null)[], cell: string | undefined): void => {
    if (plainNumbers(cell)?.length === ours.length) compare(name, ours, cell);
  };
  compare('startup', move.startup, entry.startup);
  same('total', [move.total], entry.total);
  same('damage', ofHits(move, 'damage'), entry.damage);
  same('shield lag', ofHits(move, 'shieldLag'), entry.shieldLag);
  same('shield stun', ofHits(move, 'shieldStun'), entry.shieldStun);
  same('on shield', ofHits(move, 'published'), entry.onShield);
  return found;
}

it('agrees with the moves that a person looked up in the source', () => {
  const entries = readList('looked-up', LookedUp);
  expect(entries.length).toBeGreaterThanOrEqual(200);
  const wrong = entries.flatMap((entry) => {
    const move = read(entry.fighter).moves.find(({ slug }) => slug === entry.move);
    const found = move === undefined ? ['missing'] : differences(entry, move);
    return found.length === 0 ? [] : [`${entry.fighter} ${entry.move}: ${found.join('; ')}`];
  });
  expect(wrong).toEqual([]);
});
