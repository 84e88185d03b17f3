import type { Fighter, GameId } from '../games/game.js';
import { findFighter } from '../games/registry.js';
import { keptByGame, wordsOfGame } from '../games/words.js';
import { moveNicknames } from './move-nicknames.js';
import { namesOf } from './names.js';
import { tokensOf } from './tokens.js';
import { readLine } from './line.js';

/** Of more fighters than these, a move tells nobody. */
const MOST = 3;
/** Names of moves that are said of other things, too. */
const ORDINARY = new Set(['super jump', 'shield breaker', 'double team', 'wing blitz', 'back slash', 'trick shot']);

/** A phrase that begins with a fighter's name is read as him: "falcon kick". */
const isNamed = (phrase: string, game: GameId): boolean =>
  namesOf(game).sure.match(tokensOf(readLine(phrase)).tokens, 0) !== null;

/** Nicknames of moves in several words, with all who have such a move. */
function nicknames(game: GameId): ReadonlyMap<string, readonly string[]> {
  const owners = new Map<string, readonly string[]>();
  for (const [id, phrases] of moveNicknames()) {
    if (findFighter(id)?.gameId !== game) continue;
    for (const [phrase] of phrases)
      if (phrase.includes(' ') && !ORDINARY.has(phrase)) owners.set(phrase, [...(owners.get(phrase) ?? []), id]);
  }
  return new Map([...owners].filter(([phrase, ids]) => ids.length <= MOST && !isNamed(phrase, game)));
}

const fightersBy = (ids: Iterable<readonly [string, readonly string[]]>): Telltales =>
  new Map(
    [...ids]
      .map(([phrase, all]) => [phrase, all.flatMap((id) => findFighter(id) ?? [])] as const)
      .filter(([, fighters]) => fighters.length > 0),
  );

const listed = (game: GameId, list: Readonly<Record<string, string>>): [string, readonly string[]][] =>
  Object.entries(list).map(([phrase, slugs]) => [phrase, slugs.split(' ').map((slug) => `${game}:${slug}`)]);

/** Fighters by what tells of them. */
export type Telltales = ReadonlyMap<string, readonly Fighter[]>;

/** What tells of fighters though nobody names them: names of moves and combos that only they are known by. Made once per game. */
export const telltalesOf = keptByGame((game: GameId): Telltales =>
  fightersBy(new Map([...nicknames(game), ...listed(game, wordsOfGame(game).telltales)])),
);

/** What may tell of fighters. Made once per game. */
export const hintsOf = keptByGame((game: GameId): Telltales => fightersBy(listed(game, wordsOfGame(game).hints ?? {})));
