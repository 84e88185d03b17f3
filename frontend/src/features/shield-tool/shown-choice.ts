import { shieldRulesOf } from '@combolab/contracts/frame-data';
import { isAsked, type ToolChoice } from '../../entities/frame-data/tool-link.js';

/** What the tool shows: what is asked, or for who has asked nothing, the worked example of the game. */
export function shownChoice(
  asked: ToolChoice,
  gameId: string,
): { readonly choice: ToolChoice; readonly isExample: boolean } {
  const example = shieldRulesOf(gameId)?.example;
  const inGame = { ...asked, game: gameId };
  return isAsked(asked) || example === undefined
    ? { choice: inGame, isExample: false }
    : { choice: { ...inGame, ...example }, isExample: true };
}
