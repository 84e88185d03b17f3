import {
  asUsuallyPlayed,
  MOVE_GROUPS,
  onShield,
  shieldCost,
  usualHit,
  type FighterFrames,
  type FrameMove,
} from '@combolab/contracts/frame-data';
import { phaseBar, type PhaseBar } from '../../../entities/frame-data/phase-bar.js';

/** What a table tells of a move; frames, null where nobody knows or it has none. */
export interface MoveNumbers {
  readonly startup: number | null;
  readonly total: number | null;
  readonly landingLag: number | null;
  readonly stun: number | null;
  /** As the attacker sees it: negative when the other acts first. */
  readonly onShield: number | null;
  /** From the end of shield stun. */
  readonly outOfShield: number | null;
}

/** A fighter's version of a move. */
export interface RowSide {
  readonly move: FrameMove;
  readonly numbers: MoveNumbers;
  readonly bar: PhaseBar;
}

/** One move, of one fighter or of two. */
export interface FrameRow {
  readonly slug: string;
  readonly name: string;
  /** As players write it: `Ftilt`. */
  readonly shortName: string;
  readonly group: FrameMove['group'];
  readonly first: RowSide | null;
  readonly second: RowSide | null;
}

export const COLUMNS = ['startup', 'total', 'landingLag', 'stun', 'onShield', 'outOfShield'] as const;
export type Column = (typeof COLUMNS)[number];

/** How rows are sorted: by a column, or as the fighter's list has them. */
export interface Sorting {
  readonly column: Column | null;
  readonly descending: boolean;
}

/** Groups of moves that are told of on shield; dodges and throws touch none. */
const ON_SHIELD: readonly FrameMove['group'][] = ['jab', 'tilt', 'dash_attack', 'smash', 'aerial', 'special'];

/** Whether a move is told of on shield. */
export const hitsShield = ({ group, hits }: FrameMove): boolean => hits.length > 0 && ON_SHIELD.includes(group);

export function numbersOf(move: FrameMove, fighter: FighterFrames): MoveNumbers {
  const { startup, total, landingLag, hits } = move;
  const shielded = hitsShield(move);
  return {
    startup: startup[0] ?? null,
    total,
    landingLag,
    stun: shielded ? (hits[usualHit(move)]?.shieldStun ?? null) : null,
    onShield: shielded ? onShield(asUsuallyPlayed(move, fighter)) : null,
    outOfShield: shieldCost(move, fighter),
  };
}

const sideOf = (move: FrameMove, fighter: FighterFrames): RowSide => ({
  ...{ move, numbers: numbersOf(move, fighter), bar: phaseBar(move) },
});

const rowOf = (
  { slug, name, shortName, group }: FrameMove,
  first: RowSide | null,
  second: RowSide | null,
): FrameRow => ({ slug, name, shortName, group, first, second });

/** The moves of a fighter, beside those of the same name of another. */
export function rowsOf(first: FighterFrames, second: FighterFrames | null): readonly FrameRow[] {
  const others = new Map(second?.moves.map((move) => [move.slug, move]) ?? []);
  const own = first.moves.map((move) => {
    const other = others.get(move.slug);
    others.delete(move.slug);
    return rowOf(move, sideOf(move, first), other === undefined || second === null ? null : sideOf(other, second));
  });
  const alone = [...others.values()].map((move) => rowOf(move, null, sideOf(move, second ?? first)));
  return [...own, ...alone];
}

/** Rows whose name, or what players write for it, has these letters, of a group. @param group null = of all */
export function filteredRows(
  rows: readonly FrameRow[],
  text: string,
  group: FrameMove['group'] | null,
): readonly FrameRow[] {
  const typed = text.trim().toLowerCase();
  const has = (name: string): boolean => name.toLowerCase().includes(typed);
  return rows.filter((row) => (group === null || row.group === group) && (has(row.name) || has(row.shortName)));
}

/** Sorted by a column of the first fighter, or of the second where the first has no such move; unknown numbers come last. */
export function sortedRows(rows: readonly FrameRow[], { column, descending }: Sorting): readonly FrameRow[] {
  if (column === null) return rows;
  const valueOf = ({ first, second }: FrameRow): number | null => (first ?? second)?.numbers[column] ?? null;
  return rows.toSorted((a, b) => {
    const [x, y] = [valueOf(a), valueOf(b)];
    if (x === null || y === null) return Number(x === null) - Number(y === null);
    return descending ? y - x : x - y;
  });
}

/** Rows under the names of their groups, in the order of groups; under none where they are sorted by a column. */
export function groupedRows(
  rows: readonly FrameRow[],
  { column }: Sorting,
): readonly { readonly group: FrameRow['group'] | null; readonly rows: readonly FrameRow[] }[] {
  if (column !== null) return rows.length === 0 ? [] : [{ group: null, rows }];
  return MOVE_GROUPS.map((group) => ({ group, rows: rows.filter((row) => row.group === group) })).filter(
    ({ rows: its }) => its.length > 0,
  );
}
