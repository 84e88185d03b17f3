import type { readMovement } from './kept.js';
import { rowOf, slugOfName } from './move-table.js';
import { TOO_MUCH } from './stats.js';
import type { SourceFighter, SourceMove } from './source.js';

/** A number of the source that does not stand in ours, and why. */
export interface UnreadCell {
  readonly fighter: string;
  readonly move: string;
  readonly cell: string;
  readonly value: number;
  readonly why: string;
}

/** What of a source was not understood, of how many numbers. */
export interface Unread {
  readonly numbers: number;
  readonly cells: readonly UnreadCell[];
}

const TIMES = [
  ...(['start', 'end', 'totalFrames', 'iasa', 'landLag', 'lCanceledLandLag'] as const),
  ...(['autoCancelBefore', 'autoCancelAfter'] as const),
] as const;
/** Numbers that a hitbox has, of those that we take over. */
const BOX_NUMBERS = 7;

/** Whether a move of the source has no number at all, only a name. */
export const isEmpty = (move: SourceMove): boolean =>
  move.hits.length === 0 && TIMES.every((name) => (move[name] ?? 0) === 0);

const numbersOf = (move: SourceMove): number =>
  TIMES.filter((name) => move[name] !== undefined).length +
  move.hits.reduce((sum, { hitboxes }) => sum + 2 + hitboxes.length * BOX_NUMBERS, 0);

function oddOf(move: SourceMove): readonly (readonly [cell: string, value: number, why: string])[] {
  const { start = 0, end = 0, totalFrames: total, iasa = 0 } = move;
  const odd: [string, number, string][] = [];
  if (end > 0 && end < start) odd.push(['end', end, 'before the start']);
  if (end === 0 && start > 0 && move.hits.length > 0 && move.end !== undefined)
    odd.push(['end', end, 'none, though it starts']);
  if (total > 0 && start > total) odd.push(['start', start, 'after the move']);
  if (iasa > total + 1 && total > 0) odd.push(['iasa', iasa, 'after the move']);
  if (iasa === 1) odd.push(['iasa', iasa, 'before the move began']);
  for (const [place, hit] of move.hits.entries()) {
    const cell = (name: string): string => `hits ${String(place)} ${name}`;
    if (hit.end < hit.start) odd.push([cell('end'), hit.end, 'before the start']);
    if (total > 0 && hit.start > total) odd.push([cell('start'), hit.start, 'after the move']);
  }
  return odd;
}

/** The numbers of a source that were not understood, or belong to no move of a fighter. */
export function unreadOf(source: readonly SourceFighter[], movement: ReturnType<typeof readMovement>): Unread {
  const odd = Object.entries(movement).flatMap(([fighter, { airAcceleration: value }]): UnreadCell[] =>
    value < TOO_MUCH ? [] : [{ fighter, move: 'none', cell: 'airAcceleration', value, why: 'far above all others' }],
  );
  const fallen = source.flatMap(({ normalizedName: fighter, name, statistics }): UnreadCell[] => {
    const theirs = movement[slugOfName(name)];
    return theirs === undefined || theirs.fallSpeed === statistics.gravity
      ? []
      : [{ fighter, move: 'none', cell: 'fallSpeed', value: theirs.fallSpeed, why: 'the first source has another' }];
  });
  const cells = source.flatMap(({ normalizedName: fighter, moves }) =>
    moves.flatMap((move): UnreadCell[] => {
      const at = { fighter, move: move.normalizedName };
      if (isEmpty(move)) return [];
      if (rowOf(move.normalizedName, move.name) !== null)
        return oddOf(move).map(([cell, value, why]) => ({ ...at, cell, value, why }));
      const known = TIMES.filter((name) => move[name] !== undefined).map((name) => [name, move[name] ?? 0] as const);
      const hits = move.hits.flatMap(({ hitboxes }, place) =>
        hitboxes.map(({ damage }) => [`hits ${String(place)}`, damage] as const),
      );
      return [...known, ...hits].map(([cell, value]) => ({ ...at, cell, value, why: 'no move of a fighter' }));
    }),
  );
  return {
    numbers: source.flatMap(({ moves }) => moves).reduce((sum, move) => sum + numbersOf(move), 0),
    cells: [...cells, ...odd, ...fallen],
  };
}
