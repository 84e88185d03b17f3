import type { Game, GameId } from '../games/game.js';
import { GAMES } from '../games/registry.js';
import { keptByGame, wordsOfGame } from '../games/words.js';
import { classNames } from './class-names.js';
import { fold, wordsOf } from './fold.js';
import { gameWords } from './game-words.js';
import { moveNicknames } from './move-nicknames.js';
import { moveWords } from './move-words.js';
import { wordsAbroad } from './names-abroad.js';
import { namesOf } from './names.js';
import { offerWords } from './offer-words.js';
import { ORDINARY_WORDS } from './ordinary-words.js';
import { tagWords } from './tag-words.js';
import { TECHNIQUE_WORDS } from './techniques.js';
import { wishWords } from './wishes.js';
import { DETERMINERS, EVERYONE, FILLERS, MODIFIERS, NOT, SENTENCE, STARTS } from './words.js';

/** Letters alone: what holds a digit is no misspelling. */
export const LETTERS = /^\p{L}+$/u;
const SHORTEST_TARGET = 3;

/** What a misspelt word may stand for, and what is not misspelt. */
export interface Vocabulary {
  /** Words a correction may go to, by first letter. */
  readonly targets: ReadonlyMap<string, readonly string[]>;
  /** Targets that mean one thing by themselves; the others are groups and parts of longer names. */
  readonly whole: ReadonlySet<string>;
  /** Words of official names. */
  readonly official: ReadonlySet<string>;
  /** Words that are right as they are. */
  readonly known: ReadonlySet<string>;
}

const gamesOf = (game: GameId | null): readonly Game[] => GAMES.filter(({ id }) => game === null || id === game);

/** The words of a game (null = of all games). */
export function buildVocabulary(game: GameId | null): Vocabulary {
  const abroad = wordsAbroad();
  const own = new Set(
    gamesOf(game).flatMap(({ id, fighters }) => [
      ...Object.values(wordsOfGame(id).aliases).flatMap(([safe]) => wordsOf(fold(safe))),
      ...fighters.flatMap(({ name }) => wordsOf(fold(name))),
    ]),
  );
  const names = new Set(
    [...namesOf(game).sure.words()].map(({ word }) => word).filter((word) => own.has(word) || !abroad.has(word)),
  );
  const others = [...tagWords().words()]
    .filter(({ value }) => !value.common)
    .map(({ word }) => word)
    .filter((word) => !word.endsWith('ing') || word.length > 10);
  const moves = [...moveWords().words()].map(({ word }) => word);
  const games = [...gameWords().words()].map(({ word }) => word);
  const long = [...others, ...moves, ...games].filter((word) => word.length > SHORTEST_TARGET);
  const alone = (word: string): boolean => {
    const token = [{ word, gap: '', from: 0, to: word.length, plain: false }];
    const name = namesOf(game).sure.match(token, 0, false)?.value;
    if (name !== undefined) return name.names.length === name.ids.length;
    return [tagWords(), moveWords(), gameWords()].some((phrases) => phrases.match(token, 0, false) !== null);
  };
  const targets = new Map<string, string[]>();
  for (const word of new Set([...names, ...long]))
    if (word.length >= SHORTEST_TARGET && LETTERS.test(word))
      targets.set(word.slice(0, 1), [...(targets.get(word.slice(0, 1)) ?? []), word]);
  const everywhere = namesOf(null);
  const words = [
    everywhere.sure,
    everywhere.risky,
    tagWords(),
    offerWords(game),
    wishWords(game),
    classNames(game),
  ].flatMap((phrases) => [...phrases.words()].map(({ word }) => word));
  const nicknames = [...moveNicknames().values()].flatMap((all) => all.flatMap(([phrase]) => phrase.split(' ')));
  const sets = [FILLERS, SENTENCE, DETERMINERS, EVERYONE, NOT, MODIFIERS, STARTS, ORDINARY_WORDS, TECHNIQUE_WORDS];
  const whole = new Set([...names, ...long].filter(alone));
  return {
    targets,
    whole,
    official: new Set(gamesOf(game).flatMap(({ fighters }) => fighters.flatMap(({ name }) => wordsOf(fold(name))))),
    known: new Set([...words, ...moves, ...games, ...nicknames, ...sets.flatMap((set) => [...set])]),
  };
}

/** The same, made once per game. */
export const vocabularyOf = keptByGame(buildVocabulary);
