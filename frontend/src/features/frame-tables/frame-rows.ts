import { onShield, shieldCost, usualHit, type FighterFrames, type FrameMove } from '@combolab/contracts/frame-data';

/** What a table tells of a move; frames, null where nobody knows or it has none. */
export interface MoveNumbers {
  readonly startup: number | null;
  /** First and last frame of each stretch: `5-6, 9`. */
  readonly active: string;
  readonly total: number | null;
  readonly landingLag: number | null;
  readonly stun: number | null;
  /** As the attacker sees it: negative when the other acts first. */
  readonly onShield: number | null;
  /** From the end of shield stun. */
  readonly outOfShield: number | null;
}

/** One move, of one fighter or of two. */
export interface FrameRow {
  readonly slug: string;
  readonly name: string;
  /** As players write it: `Ftilt`. */
  readonly shortName: string;
  readonly group: FrameMove['group'];
  readonly first: MoveNumbers | null;
  readonly second: MoveNumbers | null;
  /** How sure its numbers are. */
  readonly confidence: FrameMove['confidence'];
  readonly notes: string | null;
}

export const COLUMNS = ['startup', 'total', 'landingLag', 'stun', 'onShield', 'outOfShield'] as const;
export type Column = (typeof COLUMNS)[number];

/** How rows are sorted: by a column, or as the fighter's list has them. */
export interface Sorting {
  readonly column: Column | null;
  readonly descending: boolean;
}

const spans = (active: FrameMove['active']): string =>
  active
    .map(([from, to]) =>
      to === null ? `${String(from)}…` : from === to ? String(from) : `${String(from)}–${String(to)}`,
    )
    .join(', ');

export function numbersOf(move: FrameMove): MoveNumbers {
  const { startup, active, total, landingLag, hits } = move;
  return {
    startup: startup[0] ?? null,
    active: spans(active),
    total,
    landingLag,
    stun: hits[usualHit(move)]?.shieldStun ?? null,
    onShield: onShield(move),
    outOfShield: shieldCost(move),
  };
}

const rowOf = (
  { slug, name, shortName, group, confidence, notes }: FrameMove,
  first: MoveNumbers | null,
  second: MoveNumbers | null,
): FrameRow => ({ slug, name, shortName, group, first, second, confidence, notes });

/** The moves of a fighter, beside those of the same name of another. */
export function rowsOf(first: FighterFrames, second: FighterFrames | null): readonly FrameRow[] {
  const others = new Map(second?.moves.map((move) => [move.slug, move]) ?? []);
  const own = first.moves.map((move) => {
    const other = others.get(move.slug);
    others.delete(move.slug);
    return rowOf(move, numbersOf(move), other === undefined ? null : numbersOf(other));
  });
  const alone = [...others.values()].map((move) => rowOf(move, null, numbersOf(move)));
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
  const valueOf = ({ first, second }: FrameRow): number | null => (first ?? second)?.[column] ?? null;
  return rows.toSorted((a, b) => {
    const [x, y] = [valueOf(a), valueOf(b)];
    if (x === null || y === null) return Number(x === null) - Number(y === null);
    return descending ? y - x : x - y;
  });
}
