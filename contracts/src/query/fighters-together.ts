import type { FighterGroup, GameId } from '../games/game.js';
import { findGame } from '../games/registry.js';
import { wordsOfGame } from '../games/words.js';

/** All of a game at once. */
const EVERYONE = 'Everyone';

/**
 * Fighters of a game that are chosen at once: everyone, by weight, by how they fall, and the groups with echoes of each other.
 * Their ids stand for the members on this page alone; the API is given the members.
 */
export function fightersTogether(gameId: GameId): readonly FighterGroup[] {
  const game = findGame(gameId);
  if (game === undefined) return [];
  const { together = [] } = wordsOfGame(gameId);
  return [
    { id: `${gameId}:*`, name: EVERYONE, members: game.fighters.map(({ id }) => id) },
    ...together.map(([name, slugs]) => ({
      id: `${gameId}:*${name}`,
      name,
      members: slugs.split(' ').map((slug) => `${gameId}:${slug}`),
    })),
    ...game.groups,
  ];
}
