import { certainMove, inOrder, LIMITS, type PerformedTrack } from '@combolab/contracts';
import { moveLabel } from '@combolab/contracts';
import { t } from '../texts.js';

/** `Down Throw, Up Air ×2 to Forward Smash`; the moves that find no room go first from the middle. Null without a move. */
export function proposedName(moves: readonly (string | null)[]): string | null {
  const runs: { label: string; times: number }[] = [];
  for (const move of moves) {
    if (move === null) continue;
    const label = moveLabel(move);
    const last = runs.at(-1);
    if (last?.label === label) last.times += 1;
    else runs.push({ label, times: 1 });
  }
  const parts = runs.map(({ label, times }) => (times === 1 ? label : `${label} ×${String(times)}`));
  const ending = parts.pop();
  if (ending === undefined) return null;
  const named = (before: readonly string[]): string =>
    before.length === 0 ? ending : t('proposedName', { moves: before.join(', '), last: ending });
  let kept = parts;
  while (named(kept).length > LIMITS.nameLength && kept.length > 0) kept = kept.slice(0, -1);
  return named(kept).slice(0, LIMITS.nameLength);
}

/** A name out of the moves that are named, else out of the specials that the presses make certain; null without any. */
export function nameOfTrack({ actions, moves = [] }: PerformedTrack): string | null {
  if (moves.length > 0) return proposedName(inOrder(moves).map(({ move }) => move));
  return proposedName(actions.map(certainMove).filter((move) => move !== 'jump'));
}
