import { inOrder, type NamedMove } from '@combolab/contracts';
import type { TrackPress } from '../track/track.js';

/** What may stand in a field of percent or damage, with one decimal at most. */
export const MOST_AT_HIT = 999;

/** Moves with one more on a frame, in their order; one that is named there already is not named twice. */
export const withMove = (moves: readonly NamedMove[], added: NamedMove): readonly NamedMove[] =>
  moves.some(({ frame, move }) => frame === added.frame && move === added.move) ? moves : inOrder([...moves, added]);

/** A number as it is typed; undefined where nothing is, null where it cannot stand there. */
export function readAtHit(text: string): number | undefined | null {
  if (text.trim() === '') return undefined;
  const value = Math.round(Number(text.replace(',', '.')) * 10) / 10;
  return value >= 0 && value <= MOST_AT_HIT ? value : null;
}

/** A move with another percent or damage; without it for undefined. */
export function withAtHit(move: NamedMove, name: 'percent' | 'damage', value: number | undefined): NamedMove {
  const { [name]: _before, ...others } = move;
  return value === undefined ? others : { ...others, [name]: value };
}

/**
 * Named moves once others were typed: one that was named before stays where its frame still has a press and nothing else is
 * typed there; with it stay its percent and damage.
 */
export function withTyped(
  before: readonly NamedMove[],
  typed: readonly NamedMove[],
  presses: readonly TrackPress[],
): readonly NamedMove[] {
  const pressed = new Set(presses.map(({ start }) => start));
  const stays = ({ frame, move }: NamedMove) =>
    pressed.has(frame) && typed.every((each) => each.frame !== frame || each.move === move);
  return typed.reduce(withMove, before.filter(stays));
}
