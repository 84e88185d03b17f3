import { createHash } from 'node:crypto';
import { EXCLUDABLE_FIELDS, exclusionOf, FIELD_NAMES } from '@combolab/contracts/plain';
import type { SearchQuery } from '../../ports/search-index.js';
import { fold } from './fold.js';

const sorted = (values: readonly string[]): string[] => [...new Set(values)].sort();
const LISTS = [...FIELD_NAMES, ...EXCLUDABLE_FIELDS.map(exclusionOf), 'moves', 'allMoves', 'notMoves'] as const;

/** The same for all pages of one question, and for no other question. */
export function fingerprint(query: SearchQuery): string {
  const asked = [
    query.percent,
    query.wholePercent,
    fold(query.text),
    query.sort,
    query.sequence,
    query.first,
    query.inputs,
    ...LISTS.flatMap((name) => (query[name].length === 0 ? [] : [[name, sorted(query[name])]])),
  ];
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url').slice(0, 16);
}
