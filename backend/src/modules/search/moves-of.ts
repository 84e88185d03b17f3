import { inOrder, PRESS_TYPES, type Action, type PressType } from '@combolab/contracts';
import { movesIn } from '@combolab/contracts/query';
import type { ComboDoc } from '../combos/combos.projection.js';

const MOST_MOVES = 200;
const MOST_INPUTS = 1500;
const place = new Map<PressType, number>(PRESS_TYPES.map((type, at) => [type, at]));

type Told = Pick<ComboDoc, 'name' | 'description' | 'characterId' | 'moves'>;

/** Ids of a combo's moves in the order they happen, as its author has named them; those of name and description follow. */
export function movesOf({ name, description, characterId, moves = [] }: Told): string[] {
  const named = inOrder(moves).map(({ move }) => move);
  const told = [name, description].flatMap((text) => movesIn(text, [characterId]).moves);
  const others = named.length === 0 ? told : told.filter((move) => !named.includes(move));
  return [...named, ...others].slice(0, MOST_MOVES);
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
