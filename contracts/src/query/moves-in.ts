import { readLine } from './line.js';
import { moveWords } from './move-words.js';
import { nicknamesOf } from './nickname-phrases.js';
import { Phrases, type PhraseMatch } from './phrases.js';
import { tokensOf, type Token } from './tokens.js';

/** Stands among the moves of a text that speaks of one, however it is spelt. */
export const ZERO_TO_DEATH = 'zero-to-death';

const zeroToDeath = new Phrases<string>();
for (const phrase of ['zero to death', '0 to death', 'zero death', '0 death', '0td'])
  zeroToDeath.add(phrase, ZERO_TO_DEATH);

function longestAt(tokens: readonly Token[], i: number, attackers: readonly string[]): PhraseMatch<string> | null {
  const dictionaries = [moveWords(), zeroToDeath, ...attackers.map(nicknamesOf)];
  return dictionaries.reduce<PhraseMatch<string> | null>((longest, phrases) => {
    const match = phrases.match(tokens, i);
    return match !== null && match.count > (longest?.count ?? 0) ? match : longest;
  }, null);
}

export interface TextMoves {
  /** In the order of the text, as often as it names them; `zero-to-death` once, at the end. */
  readonly moves: readonly string[];
  /** The other words, folded; quoted passages keep their quotes. */
  readonly rest: string;
}

/** Moves that a text names, in any spelling; the attackers' nicknames count too. Reads at most its first 5,000 characters. */
export function movesIn(text: string, attackers: readonly string[]): TextMoves {
  const { tokens } = tokensOf(readLine(text.slice(0, 5000)));
  const moves: string[] = [];
  const rest: string[] = [];
  let isToDeath = false;
  for (let i = 0; i < tokens.length;) {
    const match = longestAt(tokens, i, attackers);
    if (match === null) rest.push(tokens[i]?.word ?? '');
    else if (match.value === ZERO_TO_DEATH) isToDeath = true;
    else moves.push(match.value);
    i += match?.count ?? 1;
  }
  return { moves: isToDeath ? [...moves, ZERO_TO_DEATH] : moves, rest: rest.join(' ') };
}
