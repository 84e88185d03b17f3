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
import { BEGINNING, END, runOf } from './run.js';

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
      ...enoughWords(query, reading),
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

const spokenOf = (moves: readonly string[]): Clause => ({
  bool: { should: [anyOf('moves', moves), anyOf('mentioned', moves)] },
});

function moveClauses(query: SearchQuery): Clause[] {
  const { moves, allMoves, sequence, first, starts, ends, inputs, contiguous } = query;
  return [
    ...(moves.length === 0 ? [] : [spokenOf(moves)]),
    ...[...new Set(allMoves)].map((move) => spokenOf([move])),
    ...(first === null ? [] : [{ term: { firstMove: first } }]),
    ...inOrder('moveRun', sequence, contiguous ? 0 : -1),
    ...(starts.length === 0 ? [] : [beginsWith(starts)]),
    ...(ends.length === 0 ? [] : [inRun(`${runOf(ends)} ${END}`)]),
    ...inOrder('inputRun', inputs, -1),
  ];
}

/** The words of a run stand one right after the other. */
export const inRun = (query: string, field: 'moveRun' | 'thrownRun' = 'moveRun'): Clause => ({
  intervals: { [field]: { match: { query, ordered: true, max_gaps: 0 } } },
});

/** Moves at the beginning, or from the throw on where the beginning is a grab. */
export function beginsWith(moves: readonly string[]): Clause {
  const run = `${BEGINNING} ${runOf(moves)}`;
  return { bool: { should: [inRun(run), inRun(run, 'thrownRun')] } };
}

/** Others may stand between them, at most `gaps`, -1 for any number; the same one twice stands twice. */
const inOrder = (field: 'moveRun' | 'inputRun', ids: readonly string[], gaps: number): Clause[] =>
  ids.length === 0 ? [] : [{ intervals: { [field]: { match: { query: runOf(ids), ordered: true, max_gaps: gaps } } } }];

/** As many of the words are there as have to be. */
function enoughWords({ words }: SearchQuery, reading: Reading): Clause[] {
  const all = wordClauses(reading, 'all');
  if (words === 'all') return all;
  return words === 'none' || all.length === 0 ? [] : [{ bool: { should: all, minimum_should_match: 1 } }];
}

/** All words stand in the field; nothing for a text without words. */
export const wordClauses = ({ asked }: Reading, field: 'all' | 'label' | 'name.words'): Clause[] =>
  asked.map(({ any, asPrefix }): Clause => (asPrefix ? { prefix: { [field]: any[0] ?? '' } } : anyOf(field, any)));

/** Documents that are no tombstones. */
export const everyDocument: Clause = { bool: { filter: [ALIVE] } };
