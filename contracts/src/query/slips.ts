import { keptForAll } from '../games/words.js';
import { moveNicknames } from './move-nicknames.js';

/** Words that no name, type or spelling of a move has, and that are written in a hurry, too. */
const WORDS = (
  'knee shine rest stomp waft needles waveshine multishine offstage ledge platform corner shield beginner verified unverified ' +
  'newest latest liked easiest ultimate melee popular difficult advanced'
).split(' ');
/** From so many letters on one may have been left out; "stop" is no "stomp". */
const LONG = 5;
const NOT_SHORTENED = new Set(['stomp', 'needles', 'latest', 'advanced']);

/** A word with two neighbours in each other's place. */
const swapped = (word: string): readonly string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, i) => `${word.slice(0, i)}${word.charAt(i + 1)}${word.charAt(i)}${word.slice(i + 2)}`,
  );
/** With a letter twice that stands once. */
const doubled = (word: string): readonly string[] =>
  Array.from(word, (letter, i) => `${word.slice(0, i)}${letter}${word.slice(i)}`);
/** Without one of its letters but the first. */
const shortened = (word: string): readonly string[] =>
  Array.from({ length: word.length - 1 }, (_, i) => word.slice(0, i + 1) + word.slice(i + 2));
/** With a letter once that stands twice. */
const halved = (word: string): readonly string[] =>
  Array.from(word).flatMap((letter, i) => (letter === word[i + 1] ? [word.slice(0, i) + word.slice(i + 1)] : []));

/** What hands make of a word that swap two letters, write one twice or leave one out but the first. */
export const slipsOf = (word: string): readonly string[] =>
  [...swapped(word), ...doubled(word), ...shortened(word)].filter((slip) => slip !== word);

const MEANT: ReadonlyMap<string, string> = new Map(
  [...WORDS].reverse().flatMap((word) => {
    const short = word.length >= LONG && !NOT_SHORTENED.has(word) ? shortened(word) : halved(word);
    return [...swapped(word), ...doubled(word), ...short].map((slip) => [slip, word] as const);
  }),
);

/**
 * The word that hands meant that swapped two letters, wrote one twice or left one out; null for any other. Words that differ in a letter are
 * others: "spine" is no "shine".
 */
export const slipOf = (word: string): string | null => (WORDS.includes(word) ? null : (MEANT.get(word) ?? null));

/** Letters of the shortest nickname that is known by a slip of it. */
const TELLING = 5;
/** From so many on a letter may have been left out of one. */
const LONG_NICKNAME = 6;
/** "thundr": single words for somebody's move, by what hands make of them. */
const nicknameSlips = keptForAll(
  (): ReadonlyMap<string, string> =>
    new Map(
      [...nicknameWords()]
        .filter((word) => word.length >= TELLING && !word.includes(' '))
        .flatMap((word) =>
          (word.length < LONG_NICKNAME ? [...swapped(word), ...doubled(word)] : slipsOf(word)).map(
            (slip) => [slip, word] as const,
          ),
        ),
    ),
);

/** The nickname of a move that a misspelt word stands for, whoever has such a move. */
export const nicknameOf = (word: string): string | null => nicknameSlips().get(word) ?? null;

/** Single words that are nicknames of somebody's move; made once. */
export const isNickname = (word: string): boolean => nicknameWords().has(word);
const nicknameWords = keptForAll(
  (): ReadonlySet<string> => new Set([...moveNicknames().values()].flatMap((all) => all.map(([phrase]) => phrase))),
);
