import type { GameId } from '../games/game.js';
import { keptByGame } from '../games/words.js';
import { moveWords } from './move-words.js';
import { namesOf } from './names.js';
import type { Token } from './tokens.js';
import { LETTERS, vocabularyOf } from './vocabulary.js';

const SMALL = new Set('on to no not vs v with and from after off into at'.split(' '));
/** Written as one without a name in them. */
const PAIRS: Readonly<Record<string, readonly [string, string]>> = {
  ...{ onthe: ['on', 'the'], inthe: ['in', 'the'], atthe: ['at', 'the'], offthe: ['off', 'the'] },
  ...{ tothe: ['to', 'the'], cani: ['can', 'i'], doi: ['do', 'i'], withthe: ['with', 'the'] },
};
/** Words of their own that look like two. */
const WHOLE = new Set('token tokens macon offend pitman'.split(' '));
const SHORTEST = 5;
const SHORTEST_NAME = 3;

/** Single words for fighters and moves of a game (null = of all games). */
const wordsFor = keptByGame((game: GameId | null): ReadonlySet<string> => {
  const phrases = [...namesOf(game).sure.all(), ...moveWords().all()].map(({ phrase }) => phrase);
  return new Set(phrases.filter((phrase) => phrase.length >= SHORTEST_NAME && LETTERS.test(phrase)));
});

/** The words that one is made of where spaces are missing: "onfox", "mariodthrow", "nairto", "marthvsfox"; null for all others. */
export function partsOfJoined(word: string, game: GameId | null): readonly string[] | null {
  if (Object.hasOwn(PAIRS, word)) return PAIRS[word] ?? null;
  if (word.length < SHORTEST || WHOLE.has(word) || !LETTERS.test(word)) return null;
  const { known } = vocabularyOf(game);
  if (known.has(word) || (word.endsWith('s') && known.has(word.slice(0, -1)))) return null;
  const words = wordsFor(game);
  let found: readonly [string, string] | null = null;
  for (let at = 1; at < word.length; at += 1) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    const isNamed = words.has(first) || words.has(second);
    if (!isNamed || ![first, second].every((each) => words.has(each) || SMALL.has(each))) continue;
    // two ways to part it tell nothing
    if (found !== null) return null;
    found = [first, second];
  }
  return found ?? threeParts(word, words);
}

const VERSUS = ['versus', 'vs', 'on', 'v'];

/** "marthvsfox": two names, and what stands between them. */
function threeParts(word: string, words: ReadonlySet<string>): readonly string[] | null {
  for (const between of VERSUS)
    for (let at = word.indexOf(between, SHORTEST_NAME); at > 0; at = word.indexOf(between, at + 1)) {
      const [first, last] = [word.slice(0, at), word.slice(at + between.length)];
      if (words.has(first) && words.has(last)) return [first, between, last];
    }
  return null;
}

/** The tokens with those parted that lack a space. */
export const withSpaces = (tokens: readonly Token[], game: GameId | null): readonly Token[] =>
  tokens.flatMap((token) => {
    const parts = token.plain ? null : partsOfJoined(token.word, game);
    if (parts === null) return [token];
    let from = token.from;
    return parts.map((word, n) => {
      const part = { ...token, word, from, to: from + word.length, gap: n === 0 ? token.gap : ' ' };
      from = part.to;
      return part;
    });
  });
