import { findFighter, fold, wordsOf } from '@combolab/contracts';
import { titleWords } from '@combolab/contracts/query';
import type { SearchQuery } from '@combolab/platform';

/** More fighters than these are a group, whose members' names no title says. */
const MOST_NAMED = 2;

const namesOf = (ids: readonly string[]): readonly string[] => {
  const names = [...new Set(ids.map((id) => findFighter(id)?.name ?? ''))];
  return names.length > MOST_NAMED ? [] : names.flatMap((name) => wordsOf(fold(name)));
};

/** What titles are compared with: the moves and words that are asked for, and the names of the fighters, each word once. */
export function titleOf(
  query: Pick<SearchQuery, 'attacker' | 'defender' | 'sequence' | 'starts' | 'ends' | 'allMoves' | 'first'>,
  text: string,
): Pick<SearchQuery, 'titleWords' | 'titleNames'> {
  const { attacker, defender, sequence, starts, ends, allMoves, first } = query;
  const moves = [...sequence, ...starts, ...ends, ...allMoves, ...(first === null ? [] : [first])];
  const names = new Set([...namesOf(attacker), ...namesOf(defender)]);
  const words = [...new Set([...moves, ...titleWords(text, attacker)])].filter((word) => !names.has(word));
  return { titleWords: words, titleNames: [...names] };
}
