import { moveWords } from './move-words.js';
import { nicknamesOf } from './nickname-phrases.js';
import { readLine } from './line.js';
import { tokensOf } from './tokens.js';
import { FILLERS } from './words.js';

/**
 * What a title says, each word once: moves in any spelling as their ids, words that say nothing left out. "Nair into fair on Shulk" and
 * "n-air, f-air (Shulk)" say the same. Reads at most its first 500 characters.
 * @param attackers whose nicknames of moves count as moves
 */
export function titleWords(text: string, attackers: readonly string[]): readonly string[] {
  const { tokens } = tokensOf(readLine(text.slice(0, 500).replaceAll('"', ' ')));
  const dictionaries = [moveWords(), ...attackers.map(nicknamesOf)];
  const words = new Set<string>();
  for (let i = 0; i < tokens.length;) {
    const matches = dictionaries.flatMap((phrases) => phrases.match(tokens, i) ?? []);
    const longest = matches.sort((a, b) => b.count - a.count)[0];
    const word = longest?.value ?? tokens[i]?.word ?? '';
    if (longest !== undefined || !SILENT.has(word)) words.add(word);
    i += longest?.count ?? 1;
  }
  return [...words];
}

/** Between the moves of a title they say no more than an arrow does. */
const SILENT: ReadonlySet<string> = new Set([...FILLERS, 'on', 'x', 's', '&']);
