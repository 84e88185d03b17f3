import type { Filters } from '@combolab/contracts/filters';

type Language = Pick<typeof import('../../shared/search/read-query.js'), 'movesNamed'>;

/**
 * Ids of the moves that a search asks for, in filters and in its words, each once, divided by commas: the same text as long as they are
 * the same. @param language null = words cannot be read yet
 */
export function askedMoves(filters: Filters, language: Language | null): string {
  const { sequence, starts, ends, move, first, opens, performs, q, attacker } = filters;
  const named = q === '' ? [] : (language?.movesNamed(q, attacker) ?? []);
  const given = [...sequence, ...starts, ...ends, ...move, ...opens, ...performs, ...(first === null ? [] : [first])];
  return [...new Set([...given, ...named])].join(',');
}
