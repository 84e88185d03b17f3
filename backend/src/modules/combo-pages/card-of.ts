import { stripOf, type Combo, type ComboCard } from '@combolab/contracts';
import { movesDone } from '../combos/moves-of.js';

const MOST_MOVES = 20;

/** A combo as lists show it: without presses, samples, notes and source, but with what a card draws of them. */
export function cardOf(combo: Combo): ComboCard {
  const { actions, moves, notes: _, sticks: __, source: ___, ...card } = combo;
  const performed = movesDone({ ...card, actions: [...actions], ...(moves !== undefined && { moves }) });
  return { ...card, strip: stripOf(actions, card.frames), performed: performed.slice(0, MOST_MOVES) };
}
