import type { GameId, GameWords } from './game.js';
import { GAMES, onGamesChange } from './registry.js';
import { meleeWords } from './ssbm/words.js';
import { ultimateWords } from './ssbu/words.js';

/** Apart from the definitions: the page loads words with the query language, not for its first paint. */
const words = new Map<GameId, GameWords>([
  ['ssbu', ultimateWords],
  ['ssbm', meleeWords],
]);

/** Of a game whose players' words nobody has written down: it is called by its names alone. */
const NO_WORDS: GameWords = { names: '', aliases: {}, classes: [], stages: '', moves: '', telltales: {} };

/** What players of a game say. */
export const wordsOfGame = (id: GameId): GameWords => words.get(id) ?? NO_WORDS;

/** The words of all games, the default first. */
export const allGameWords = (): readonly (readonly [GameId, GameWords])[] =>
  GAMES.map(({ id }) => [id, wordsOfGame(id)] as const);

/** Gives a game that was added its words. @returns takes them away */
export function addGameWords(id: GameId, its: GameWords): () => void {
  words.set(id, its);
  forget();
  return () => {
    words.delete(id);
    forget();
  };
}

const caches = new Set<Map<unknown, unknown>>();
function forget(): void {
  for (const made of caches) made.clear();
}
onGamesChange(forget);

/** A function that makes its value once for each key, and anew when the games or their words are others. */
export function keptByGame<K, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>();
  caches.add(made);
  return (key) => {
    if (made.has(key)) return made.get(key) as V;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}

/** As {@link keptByGame}, of one value for all games. */
export function keptForAll<V>(make: () => V): () => V {
  const kept = keptByGame(make);
  return () => kept(undefined);
}
