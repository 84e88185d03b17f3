import { GAMES, type Game, type GameId } from '../roster/games.js';
import { fold, wordsOf } from './fold.js';
import { gameWords } from './game-words.js';
import type { Item } from './item.js';
import type { Line } from './line.js';
import { moveNicknames } from './move-nicknames.js';
import { moveWords } from './move-words.js';
import { namesOf } from './names.js';
import { offerWords } from './offer-words.js';
import { ORDINARY_WORDS } from './ordinary-words.js';
import { recognise } from './recognise.js';
import { tagWords } from './tag-words.js';
import type { Token } from './tokens.js';
import { DETERMINERS, EVERYONE, FILLERS, MODIFIERS, NOT, SENTENCE, STARTS } from './words.js';

/** Damerau distance (neighbours may swap), at most `limit`; above it, `limit + 1`. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
    }
    if (Math.min(...next) > limit) return limit + 1;
    [before, row] = [row, next];
  }
  return Math.min(row[b.length] ?? 0, limit + 1);
}

/** Misspellings are forgiven in words of four letters and more, two in words of eight and more. */
const allowed = (word: string): number => (word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0);
const LETTERS = /^\p{L}+$/u;
const SHORTEST_TARGET = 3;

interface Vocabulary {
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

function build(game: GameId | null): Vocabulary {
  const names = new Set([...namesOf(game).sure.words()].map(({ word }) => word));
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
  const words = [everywhere.sure, everywhere.risky, tagWords(), offerWords(game)].flatMap((phrases) =>
    [...phrases.words()].map(({ word }) => word),
  );
  const nicknames = [...moveNicknames().values()].flatMap((all) => all.flatMap(([phrase]) => phrase.split(' ')));
  const sets = [FILLERS, SENTENCE, DETERMINERS, EVERYONE, NOT, MODIFIERS, STARTS, ORDINARY_WORDS];
  const whole = new Set([...names, ...long].filter(alone));
  return {
    targets,
    whole,
    official: new Set(gamesOf(game).flatMap(({ fighters }) => fighters.flatMap(({ name }) => wordsOf(fold(name))))),
    known: new Set([...words, ...moves, ...games, ...nicknames, ...sets.flatMap((set) => [...set])]),
  };
}

const vocabularies = new Map<GameId | null, Vocabulary>();
function vocabularyOf(game: GameId | null): Vocabulary {
  const vocabulary = vocabularies.get(game) ?? build(game);
  vocabularies.set(game, vocabulary);
  return vocabulary;
}

const commonStart = (a: string, b: string): number => {
  let n = 0;
  while (n < a.length && a[n] === b[n]) n += 1;
  return n;
};

/** The known word that a misspelt one stands for; null when it is right, ordinary or fits several equally well. */
export function correctionOf(word: string, game: GameId | null): string | null {
  const { targets, known, whole, official } = vocabularyOf(game);
  const limit = allowed(word);
  if (limit === 0 || known.has(word) || (word.endsWith('s') && known.has(word.slice(0, -1))) || !LETTERS.test(word))
    return null;
  const plural = (target: string): boolean => `${target}s` === word || `${word}s` === target;
  const ranked = (targets.get(word.slice(0, 1)) ?? [])
    .filter((target) => !plural(target))
    .map((target) => ({ target, distance: editDistance(word, target, limit) }))
    .filter(({ distance }) => distance <= limit)
    .map(({ target, distance }) => ({
      target,
      rank:
        distance * 1000 +
        Math.abs(target.length - word.length) * 100 +
        (whole.has(target) ? 0 : 150) +
        (official.has(target) ? 0 : 120) -
        commonStart(target, word),
    }))
    .sort((a, b) => a.rank - b.rank);
  const [best, second] = ranked;
  return best === undefined || best.rank === second?.rank ? null : best.target;
}

/** An alias that is itself nearly the official name gives way to it: `jigglypof` -> `jigglypuff`. */
function spelling(word: string, target: string, item: Item, game: GameId | null): string {
  const official = item.meaning.kind === 'name' ? namesOf(game).official.get(item.meaning.named.label) : undefined;
  if (official === undefined || item.end - item.first > 1) return target;
  return editDistance(word, official, allowed(word)) <= allowed(word) ? official : target;
}

export interface Mended {
  readonly token: number;
  readonly from: string;
  readonly to: string;
}

/** Tokens with misspelt names, types and moves put right, and what they mean then. */
export function mendTypos(
  line: Line,
  tokens: readonly Token[],
  items: readonly Item[],
  game: GameId | null,
): { tokens: readonly Token[]; items: readonly Item[]; mended: readonly Mended[] } {
  const taken = (all: readonly Item[], i: number): Item | undefined =>
    all.find(({ first, end }) => first <= i && i < end);
  const guesses = tokens.map(({ word, plain }, i) =>
    plain || taken(items, i) !== undefined ? null : correctionOf(word, game),
  );
  if (guesses.every((guess) => guess === null)) return { tokens, items, mended: [] };
  const put = (wanted: (i: number) => boolean): Token[] =>
    tokens.map((token, i) => ({ ...token, word: (wanted(i) ? guesses[i] : null) ?? token.word }));
  const tried = recognise(
    line,
    put(() => true),
    game,
  );
  const fits = (i: number): boolean => {
    const kind = taken(tried, i)?.meaning.kind;
    return guesses[i] !== null && kind !== undefined && kind !== 'offer' && kind !== 'plain';
  };
  const right = put(fits);
  const final = recognise(line, right, game);
  const mended = tokens.flatMap(({ word }, i) => {
    const [guess, item] = [guesses[i] ?? null, taken(final, i)];
    return guess === null || item === undefined || !fits(i)
      ? []
      : [{ token: i, from: word, to: spelling(word, guess, item, game) }];
  });
  // what an official name means may be more than what its alias does: fighters of all games
  const spelt = right.map((token, i) => ({
    ...token,
    word: mended.find((each) => each.token === i)?.to ?? token.word,
  }));
  return { tokens: spelt, items: recognise(line, spelt, game), mended };
}
