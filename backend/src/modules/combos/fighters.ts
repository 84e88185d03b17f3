import { expandFighter, findFighter, findGame } from '@combolab/contracts';
import { refuse } from '../../problems.js';

/** A filter's fighters, groups as their members. @throws RefusedError 400 for an unknown one */
export const expandAll = (ids: readonly string[]): readonly string[] => [
  ...new Set(
    ids.flatMap((id) => {
      const members = expandFighter(id);
      if (members === undefined) throw refuse.unknown('character', id);
      return members;
    }),
  ),
];

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
