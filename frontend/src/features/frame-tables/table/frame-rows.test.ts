import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import type { FighterFrames, FrameMove } from '@combolab/contracts/frame-data';
import { COLUMNS, filteredRows, groupedRows, rowsOf, sortedRows } from './frame-rows.js';

const fighter = (slug: string) =>
  JSON.parse(readFileSync(`frontend/public/frame-data/ssbu/${slug}.json`, 'utf8')) as FighterFrames;
const [mario, ness] = [fighter('mario'), fighter('ness')];

it('tells of a move what its data says', () => {
  const tilt = rowsOf(mario, null).find(({ slug }) => slug === 'forward-tilt');
  expect(tilt?.first?.numbers).toMatchObject({ startup: 5, total: 25, stun: 7, onShield: -13, outOfShield: 16 });
  const upSpecial = rowsOf(mario, null).find(({ slug }) => slug === 'up-special');
  expect(upSpecial?.first?.numbers).toMatchObject({ onShield: null, outOfShield: 3 });
});

it('puts two fighters beside each other, and leaves out no move of either', () => {
  const rows = rowsOf(mario, ness);
  expect(rows.filter(({ first }) => first !== null)).toHaveLength(mario.moves.length);
  expect(rows.filter(({ second }) => second !== null)).toHaveLength(ness.moves.length);
  expect(new Set(rows.map(({ slug }) => slug)).size).toBe(rows.length);
});

it('sorts by any column either way, and keeps what nobody knows at the end', () => {
  const rows = rowsOf(mario, ness);
  fc.assert(
    fc.property(fc.constantFrom(...COLUMNS), fc.boolean(), (column, descending) => {
      const sorted = sortedRows(rows, { column, descending });
      expect(new Set(sorted)).toEqual(new Set(rows));
      const values = sorted.map(({ first, second }) => (first ?? second)?.numbers[column] ?? null);
      const known = values.filter((value) => value !== null);
      expect(values.slice(0, known.length)).toEqual(known);
      expect(known).toEqual(known.toSorted((a, b) => (descending ? b - a : a - b)));
    }),
  );
});

it('finds moves by letters and by kind', () => {
  const rows = rowsOf(mario, null);
  expect(filteredRows(rows, ' Tilt ', null)).toHaveLength(3);
  expect(filteredRows(rows, '', 'aerial')).toHaveLength(5);
  expect(filteredRows(rows, 'air', 'tilt')).toEqual([]);
  expect(filteredRows(rows, 'uair', null).map(({ name }) => name)).toEqual(['Up Air']);
});

it('groups what is not sorted, and leaves out no row', () => {
  const rows = rowsOf(mario, ness);
  const groups = groupedRows(rows, { column: null, descending: false });
  expect(new Set(groups.flatMap((each) => each.rows))).toEqual(new Set(rows));
  for (const { group, rows: its } of groups) expect(new Set(its.map((row) => row.group))).toEqual(new Set([group]));
  expect(groupedRows(rows, { column: 'total', descending: false })).toEqual([{ group: null, rows }]);
  expect(groupedRows([], { column: 'total', descending: false })).toEqual([]);
});

it('tells of throws and dodges without asking what they are on shield', () => {
  const [jab] = mario.moves;
  const kinds = ['throw', 'pummel', 'air_dodge', 'roll'] as const;
  const moves = kinds.map((kind) => ({
    ...(jab as FrameMove),
    kind,
    slug: kind,
    outOfShield: 'notAvailable' as const,
  }));
  for (const { first } of rowsOf({ ...mario, moves }, null))
    expect(first?.numbers).toMatchObject({ startup: 2, onShield: null, outOfShield: null });
});
