import { inOrder, PRESS_TYPES, type Action, type PressType } from '@combolab/contracts';
import { movesIn } from '@combolab/contracts/query';
import type { ComboDoc } from '../combos/combos.projection.js';

const MOST_MOVES = 200;
const MOST_INPUTS = 1500;
const place = new Map<PressType, number>(PRESS_TYPES.map((type, at) => [type, at]));

type Told = Pick<ComboDoc, 'name' | 'description' | 'characterId' | 'moves'>;

/**
 * Ids of a combo's moves in the order they happen: as its author has named them, else as the name, else as the description
 * tells them. What else the texts speak of follows, each once: it is there, but nobody said when.
 */
export function movesOf({ name, description, characterId, moves = [] }: Told): string[] {
  const named = inOrder(moves).map(({ move }) => move);
  // quotes mean something in queries alone
  const told = [name, description].map((text) => movesIn(text.replaceAll('"', ' '), [characterId]).moves);
  const [order = []] = [named, ...told].filter(({ length }) => length > 0);
  const others = new Set(told.flat().filter((move) => !order.includes(move)));
  return [...order, ...others].slice(0, MOST_MOVES);
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
