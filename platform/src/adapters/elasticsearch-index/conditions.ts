import {
  EXCLUDABLE_FIELDS,
  exclusionOf,
  FACET_FIELDS,
  FIELD_NAMES,
  fieldOf,
  type FacetCounts,
  type FieldName,
} from '@combolab/contracts';
import type { estypes } from '@elastic/elasticsearch';
import type { SearchQuery } from '../../ports/search-index.js';
import type { Reading } from '../search-text/reading.js';
import { runOf } from './run.js';

export type FacetName = keyof FacetCounts;
export type Clause = estypes.QueryDslQueryContainer;

/** The conditions of a query: those every count is under, and for each facet the choice its own counts leave out. */
export interface Conditions {
  readonly common: readonly Clause[];
  readonly choices: readonly { readonly facet: FacetName; readonly clause: Clause }[];
}

const anyOf = (field: string, values: readonly string[]): Clause => ({ terms: { [field]: [...values] } });
const isFacet = (name: FieldName): boolean => fieldOf(name).facet;
const ALIVE: Clause = { term: { alive: true } };

export function conditionsOf(query: SearchQuery, reading: Reading): Conditions {
  const excluded = (field: string, values: readonly string[]): Clause[] =>
    values.length === 0 ? [] : [{ bool: { must_not: [anyOf(field, values)] } }];
  return {
    common: [
      ALIVE,
      ...EXCLUDABLE_FIELDS.flatMap((name) => excluded(name, query[exclusionOf(name)])),
      ...excluded('moves', query.notMoves),
      ...FIELD_NAMES.filter((name) => !isFacet(name) && query[name].length > 0).map((name) => anyOf(name, query[name])),
      ...moveClauses(query),
      ...wordClauses(reading, 'all'),
    ],
    choices: choicesOf(query),
  };
}

function choicesOf(query: SearchQuery) {
  const { percent, wholePercent } = query;
  const asked = FACET_FIELDS.filter((name) => query[name].length > 0);
  const choices: { readonly facet: FacetName; readonly clause: Clause }[] = asked.map((name) => ({
    facet: name,
    clause: anyOf(name, query[name]),
  }));
  if (percent !== null) {
    const [gte, lte] = percent;
    const relation = wholePercent ? 'contains' : 'intersects';
    choices.push({ facet: 'percent', clause: { range: { percent: { gte, lte, relation } } } });
  }
  return choices;
}

function moveClauses({ moves, allMoves, sequence, first, inputs }: SearchQuery): Clause[] {
  return [
    ...(moves.length === 0 ? [] : [anyOf('moves', moves)]),
    ...[...new Set(allMoves)].map((move): Clause => ({ term: { moves: move } })),
    ...(first === null ? [] : [{ term: { firstMove: first } }]),
    ...inOrder('moveRun', sequence),
    ...inOrder('inputRun', inputs),
  ];
}

/** Others may stand between them; the same one twice stands twice. */
const inOrder = (field: 'moveRun' | 'inputRun', ids: readonly string[]): Clause[] =>
  ids.length === 0 ? [] : [{ intervals: { [field]: { match: { query: runOf(ids), ordered: true, max_gaps: -1 } } } }];

/** All words stand in the field; nothing for a text without words. */
export const wordClauses = ({ asked }: Reading, field: 'all' | 'label' | 'name.words'): Clause[] =>
  asked.map(({ any, asPrefix }): Clause => (asPrefix ? { prefix: { [field]: any[0] ?? '' } } : anyOf(field, any)));

/** Documents that are no tombstones. */
export const everyDocument: Clause = { bool: { filter: [ALIVE] } };
