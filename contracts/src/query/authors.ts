import type { GameId } from '../games/game.js';
import { LIMITS } from '../views/limits.js';
import { ORDINARY_WORDS } from './ordinary-words.js';
import { namesOf } from './names.js';
import { isPossessive, type Token } from './tokens.js';
import { vocabularyOf } from './vocabulary.js';

/** An author's name among the tokens. */
export interface AuthorName {
  readonly name: string;
  /** Tokens it takes, those that lead to it included. */
  readonly count: number;
  /** Said with an @, or as a user: it means nothing else. */
  readonly isCertain: boolean;
}

const LEADS = [
  ['from', 'author'],
  ['by', 'author'],
  ['author'],
  ['by', 'user'],
  ['from', 'user'],
  ['made', 'by'],
  ['uploaded', 'by'],
  ['shared', 'by'],
  ['posted', 'by'],
  ['by'],
  ['from'],
  ['von'],
  ['par'],
  ['por'],
] as const;

/** Keys of other search boxes: `author:name`. */
const KEYS = new Set(['author', 'authors', 'user', 'by', 'uploader', 'creator']);

/** The name that begins at a token; signs within it belong to it. */
function nameAt(tokens: readonly Token[], i: number): Omit<AuthorName, 'isCertain'> | null {
  const first = tokens[i];
  if (first === undefined || first.plain) return null;
  let name = first.word;
  let count = 1;
  for (let next = tokens[i + count]; next !== undefined && /^[-_.]$/.test(next.gap); next = tokens[i + count]) {
    name += next.gap + next.word;
    count += 1;
  }
  const fits = name.length >= LIMITS.displayNameMin && name.length <= LIMITS.displayNameMax;
  return fits ? { name, count } : null;
}

/** `@name`, `author:name` for certain; `by name` perhaps, where the name is no other word that is known. */
export function authorAt(tokens: readonly Token[], i: number, game: GameId | null): AuthorName | null {
  if (/(?:^|[ (])@$/.test(tokens[i]?.gap ?? '') && !/^\d+$/.test(tokens[i]?.word ?? '')) {
    const named = nameAt(tokens, i);
    return named === null ? null : { ...named, isCertain: true };
  }
  if (KEYS.has(tokens[i]?.word ?? '') && tokens[i + 1]?.gap.startsWith(':') === true) {
    const named = nameAt(tokens, i + 1);
    return named === null ? null : { ...named, count: 1 + named.count, isCertain: true };
  }
  const possessor = possessorAt(tokens, i, game);
  if (possessor !== null) return possessor;
  for (const lead of LEADS) {
    if (!lead.every((word, k) => tokens[i + k]?.word === word && tokens[i + k]?.plain === false)) continue;
    const found = nameAt(tokens, i + lead.length);
    const isCertain = lead.at(-1) === 'user' || tokens[i + lead.length]?.gap.endsWith('@') === true;
    if (found === null || (!isCertain && isKnown(tokens[i + lead.length]?.word ?? '', game))) return null;
    return { name: found.name, count: lead.length + found.count, isCertain };
  }
  return null;
}

/** "armada's peach": whose combos they are, where the word is nobody and nothing else. */
function possessorAt(tokens: readonly Token[], i: number, game: GameId | null): AuthorName | null {
  const { word = '', plain = true } = tokens[i] ?? {};
  if (plain || !isPossessive(tokens[i + 1]) || /^(?:my|our|his|her|their|the|a|this)$/.test(tokens[i - 1]?.word ?? ''))
    return null;
  const isAuthor =
    word.length >= LIMITS.displayNameMin &&
    word.length <= LIMITS.displayNameMax &&
    !ORDINARY_WORDS.has(word) &&
    !isKnown(word, game) &&
    namesOf(game).sure.match(tokens, i + 2) !== null;
  return isAuthor ? { name: word, count: 2, isCertain: false } : null;
}

function isKnown(word: string, game: GameId | null): boolean {
  const { known } = vocabularyOf(game);
  // what lies near a name may be one
  if (ORDINARY_WORDS.has(word)) return false;
  return known.has(word) || /^\d+$/.test(word) || (word.endsWith('s') && known.has(word.slice(0, -1)));
}
