import type { FacetCounts } from '@combolab/contracts';
import type { estypes } from '@elastic/elasticsearch';
import type { SearchQuery } from '../../ports/search-index.js';
import { fold, wordsOf } from '../sqlite-search-index/fold.js';

export type FacetName = keyof FacetCounts;
export type Clause = estypes.QueryDslQueryContainer;

/** The conditions of a query: those every count is under, and for each facet the choice its own counts leave out. */
export interface Conditions {
  readonly common: readonly Clause[];
  readonly choices: readonly { readonly facet: FacetName; readonly clause: Clause }[];
}

const anyOf = (field: string, values: readonly string[]): Clause => ({ terms: { [field]: [...values] } });
const ALIVE: Clause = { term: { alive: true } };

export function conditionsOf(query: SearchQuery): Conditions {
  const excluded = (field: string, values: readonly string[]): Clause[] =>
    values.length === 0 ? [] : [{ bool: { must_not: [anyOf(field, values)] } }];
  return {
    common: [
      ALIVE,
      ...excluded('attacker', query.notAttackers),
      ...excluded('defenders', query.notDefenders),
      ...excluded('tags', query.notTags),
      ...wordClauses(query.text, 'all'),
    ],
    choices: choicesOf(query),
  };
}

function choicesOf({ game, attackers, defenders, tags, difficulties, verified, percent }: SearchQuery) {
  const choices: { readonly facet: FacetName; readonly clause: Clause }[] = [];
  const chosen = (facet: FacetName, field: string, values: readonly string[]): void => {
    if (values.length > 0) choices.push({ facet, clause: anyOf(field, values) });
  };
  chosen('game', 'game', game === null ? [] : [game]);
  chosen('attacker', 'attacker', attackers);
  chosen('defender', 'defenders', defenders);
  chosen('tag', 'tags', tags);
  chosen('difficulty', 'difficulty', difficulties);
  if (verified !== null) choices.push({ facet: 'verified', clause: { term: { verified } } });
  if (percent !== null) {
    const [gte, lte] = percent;
    choices.push({ facet: 'percent', clause: { range: { percent: { gte, lte, relation: 'intersects' } } } });
  }
  return choices;
}

/** All words stand in the field, the last one as a prefix; nothing for a text without words. */
export function wordClauses(text: string, field: 'all' | 'label' | 'name.words'): Clause[] {
  const words = wordsOf(fold(text));
  const last = words.pop();
  if (last === undefined) return [];
  return [...[...new Set(words)].map((word): Clause => ({ term: { [field]: word } })), { prefix: { [field]: last } }];
}

/** Documents that are no tombstones. */
export const everyDocument: Clause = { bool: { filter: [ALIVE] } };
