import { keptForAll } from '../games/words.js';
import { moveNicknames } from './move-nicknames.js';

/** Words that no name, type or spelling of a move has, and that are written in a hurry, too. */
const WORDS = (
  'knee shine rest stomp waft needles waveshine multishine offstage ledge platform corner shield beginner verified unverified ' +
  'newest latest easiest ultimate melee popular difficult advanced'
).split(' ');
/** From so many letters on one may have been left out; "stop" is no "stomp". */
const LONG = 5;
const NOT_SHORTENED = new Set(['stomp', 'needles', 'latest', 'advanced']);

function isSwapped(word: string, target: string): boolean {
  if (word.length !== target.length) return false;
  const at = Array.from(word).findIndex((letter, i) => letter !== target[i]);
  return (
    at >= 0 && word[at] === target[at + 1] && word[at + 1] === target[at] && word.slice(at + 2) === target.slice(at + 2)
  );
}

/** A letter that stands twice where it stands once. */
const isDoubled = (word: string, target: string): boolean =>
  word.length === target.length + 1 &&
  Array.from(word).some((letter, i) => letter === word[i + 1] && word.slice(0, i) + word.slice(i + 1) === target);

const isShortened = (word: string, target: string): boolean =>
  target.length >= LONG &&
  word.length === target.length - 1 &&
  word[0] === target[0] &&
  !NOT_SHORTENED.has(target) &&
  Array.from(target).some((_, i) => target.slice(0, i) + target.slice(i + 1) === word);

/**
 * The word that hands meant that swapped two letters, wrote one twice or left one out; null for any other. Words that differ in a letter are
 * others: "spine" is no "shine".
 */
export const slipOf = (word: string): string | null =>
  WORDS.find((target) => isSwapped(word, target) || isDoubled(word, target) || isShortened(word, target)) ?? null;

/** Single words that are nicknames of somebody's move; made once. */
export const isNickname = (word: string): boolean => nicknameWords().has(word);
const nicknameWords = keptForAll(
  (): ReadonlySet<string> => new Set([...moveNicknames().values()].flatMap((all) => all.map(([phrase]) => phrase))),
);
