import { findFighter, findGame } from '@combolab/contracts';
import { refuse } from '../../problems.js';
import { expandAll } from '../search/search.service.js';

/** @throws RefusedError 400 unless the id is one fighter of the game */
export function attackerOf(gameId: string, characterId: string): string {
  if (findFighter(characterId)?.gameId !== gameId) throw refuse.unknown('character', characterId);
  return characterId;
}

/** Groups as their members. @throws RefusedError 400 unless all are of the game */
export function defendersOf(gameId: string, characterIds: readonly string[]): string[] {
  const members = expandAll(characterIds);
  const foreign = members.find((id) => findFighter(id)?.gameId !== gameId);
  if (foreign !== undefined || findGame(gameId) === undefined) throw refuse.unknown('character', foreign ?? gameId);
  return [...members];
}
