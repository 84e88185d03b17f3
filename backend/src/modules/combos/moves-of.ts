import { inOrder, performedMoves, PRESS_TYPES, type Action, type PressType } from '@combolab/contracts';
import { movesIn, ZERO_TO_DEATH } from '@combolab/contracts/query';
import type { ComboDoc } from './combos.projection.js';

const MOST_MOVES = 200;
const MOST_INPUTS = 1500;
const place = new Map<PressType, number>(PRESS_TYPES.map((type, at) => [type, at]));

type Told = Pick<ComboDoc, 'name' | 'description' | 'characterId' | 'moves' | 'actions'>;

export interface MovesOf {
  /** In the order they happen. */
  readonly moves: string[];
  /** Those that are only spoken of, each once. */
  readonly mentioned: string[];
}

const told = (text: string, attacker: string): readonly string[] =>
  // quotes mean something in queries alone
  movesIn(text.replaceAll('"', ' '), [attacker]).moves;

/**
 * Moves of a combo by their ids: those that are done, as its author or a replay has named them on their frames, else as the name tells
 * them in its order, else those that the presses make certain; and those that name and description speak of beside them. A description
 * may warn of a move, so it never says what is done, but for `zero-to-death`, which is no move.
 */
export function movesOf(combo: Told): MovesOf {
  const { name, description, characterId } = combo;
  const done = movesDone(combo);
  const spoken = new Set([...told(name, characterId), ...told(description, characterId)]);
  const mentioned = [...spoken].filter((move) => !done.includes(move));
  return { moves: [...done], mentioned: mentioned.slice(0, MOST_MOVES) };
}

/** The moves of {@link movesOf} that are done alone: what a list reads of each of its combos. At most 200. */
export function movesDone({ name, characterId, actions, moves = [] }: Omit<Told, 'description'>): readonly string[] {
  const named = inOrder(moves).map(({ move }) => move);
  if (named.length > 0) return named.slice(0, MOST_MOVES);
  const inName = told(name, characterId).filter((move) => move !== ZERO_TO_DEATH);
  return (inName.length > 0 ? inName : performedMoves({ actions })).slice(0, MOST_MOVES);
}

/** What is pressed, in the order of frames, a hold at its start alone; on one frame sticks before buttons. */
export const inputsOf = (actions: readonly Action[]): PressType[] =>
  [...actions]
    .sort((a, b) => a.frame - b.frame)
    .flatMap(({ presses }) =>
      presses
        .filter(({ hold }) => hold === 'SELECT_NO_HOLD' || hold === 'START_HOLD')
        .map(({ type }) => type)
        .sort((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0)),
    )
    .slice(0, MOST_INPUTS);
