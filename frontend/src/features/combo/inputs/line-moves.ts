import { certainMove, type Action, type FrameNote, type NamedMove } from '@combolab/contracts';
import { hitWords } from '../../../shared/notation/named-move.js';
import { moveName } from '../../../shared/terms/moves.js';

/** A move may be named where it comes out rather than where it is pressed. */
const NAMED_AFTER = 20;

/** What a combo's lines are made of. */
export interface Track {
  readonly actions: readonly Action[];
  /** As the author has named them. */
  readonly moves?: readonly NamedMove[] | undefined;
  readonly notes?: readonly FrameNote[] | undefined;
}

/** Index of the action that a named frame belongs to: the last one up to it and not long before; -1 for none. */
function actionFor(actions: readonly Action[], frame: number): number {
  const index = actions.findLastIndex((action) => action.frame <= frame);
  const began = actions[index]?.frame;
  return began !== undefined && frame - began <= NAMED_AFTER ? index : -1;
}

/** Move of each action, null where it is not known: the author's names first, else what the presses make certain. */
export function movesOfLines({ actions, moves = [] }: Track): readonly (string | null)[] {
  const lines = actions.map((action): string | null => {
    const move = certainMove(action);
    return move === null ? null : moveName(move);
  });
  const named = new Map<number, string[]>();
  for (const hit of moves) {
    const index = actionFor(actions, hit.frame);
    if (index >= 0) named.set(index, [...(named.get(index) ?? []), hitWords(hit)]);
  }
  for (const [index, names] of named) lines[index] = names.join(', ');
  return lines;
}
