import { moveLabel } from '@combolab/contracts';
import english from '../../languages/en/shared/terms/moves.json' with { type: 'json' };
import { language } from '../language/language.js';
import { textsOf } from '../language/texts.js';

const t = textsOf('shared/terms/moves', english);
type Known = keyof typeof english;
/** Whether a move is one that all fighters have, which every language has a name for. */
export const isMoveOfAll = (id: string): id is Known => id in english;

/** A move as people say it, by its id: `up-air` is `up air`. Moves of one fighter have their English names. */
export const moveName = (id: string): string => (isMoveOfAll(id) ? t(id) : id.replaceAll('-', ' '));

/** The same where moves are listed: `Up Air`. */
export function moveTitle(id: string): string {
  if (language() === 'en') return moveLabel(id);
  const name = moveName(id);
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}
