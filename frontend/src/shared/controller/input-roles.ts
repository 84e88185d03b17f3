import { gameOrDefault, type InputFamily } from '@combolab/contracts';
import english from '../../languages/en/shared/terms/roles.json' with { type: 'json' };
import { textsOf } from '../language/texts.js';

const t = textsOf('shared/terms/roles', english);
const isKnown = (role: string): role is keyof typeof english => role in english;

/** What an input does in a game with its controls as they come: `Attack`. A role that no language has a word for is said as the game names it. */
export function inputRole(gameId: string, family: InputFamily): string {
  const role = gameOrDefault(gameId).inputs.roles[family];
  return isKnown(role) ? t(role) : role;
}
