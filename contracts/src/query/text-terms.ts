import { readLine } from './line.js';
import { moveWords } from './move-words.js';
import { tokensOf, type Token } from './tokens.js';

const ZERO_TO_DEATH = ['zero to death', '0 to death', '0 death', 'zero death', '0td'];

function build(): ReadonlyMap<string, readonly string[]> {
  const byMove = new Map<string, string[]>();
  for (const { phrase, value } of moveWords().all()) byMove.set(value, [...(byMove.get(value) ?? []), phrase]);
  return byMove;
}

let made: ReadonlyMap<string, readonly string[]> | undefined;
/** How players write a move, folded: `up-air` as "up air", "uair", "u air", "upair", ... */
export const spellingsOf = (move: string): readonly string[] => (made ??= build()).get(move) ?? [];

/** The spellings that stand for the words at token `i`, and how many tokens they take. */
function termAt(tokens: readonly Token[], i: number): { readonly any: readonly string[]; readonly count: number } {
  const word = tokens[i]?.word ?? '';
  if (tokens[i]?.plain === true) return { any: [word.slice(1, -1)], count: 1 };
  if (word === 'zero' && tokens[i + 1]?.word === 'to' && tokens[i + 2]?.word === 'death')
    return { any: ZERO_TO_DEATH, count: 3 };
  const move = moveWords().match(tokens, i);
  return move === null ? { any: [word], count: 1 } : { any: spellingsOf(move.value), count: move.count };
}

/**
 * The text of an `Understood` as the text search means it: all of the terms, of each term any of its folded phrases. "uair" also
 * finds "up air"; a quoted passage is one phrase.
 */
export function textTerms(text: string): readonly (readonly string[])[] {
  const { tokens } = tokensOf(readLine(text));
  const terms: (readonly string[])[] = [];
  for (let i = 0; i < tokens.length;) {
    const { any, count } = termAt(tokens, i);
    terms.push(any);
    i += count;
  }
  return terms;
}
