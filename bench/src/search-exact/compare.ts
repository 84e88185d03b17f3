import { isDeepStrictEqual } from 'node:util';
import type { SearchAnswer, SearchQuery } from '@combolab/platform';
import { SearchEngine } from '@combolab/platform/adapters/postings-index/engine';
import { lives, type Life } from './documents.js';
import { oracleAnswer } from './oracle.js';
import { OracleColumns } from './oracle-columns.js';

const PAGES = 3;

export interface Both {
  readonly engine: SearchEngine;
  readonly columns: OracleColumns;
}

/** The engine with loaded, edited, liked and deleted combos, and the oracle with what is left. */
export function fillBoth(size: number, seed: number): Both {
  const columns = new OracleColumns(size);
  const engine = new SearchEngine();
  const changed: Life[] = [];
  function* first() {
    for (const life of lives(size, seed)) {
      if (life.last !== null) columns.add(life.last);
      if (life.last !== life.first) changed.push(life);
      yield life.first;
    }
  }
  const { collection } = engine;
  collection.load(first());
  for (const {
    first: { id, name },
    last,
  } of changed) {
    if (last === null) collection.remove(id);
    else if (last.name === name) collection.setVotes(id, last);
    else collection.put(last);
  }
  return { engine, columns };
}

/** Ids page by page through the cursors, order, total, counts and corrections: null when all is as it should be. */
export function differenceOf({ engine, columns }: Both, query: SearchQuery): string | null {
  const expected = oracleAnswer(columns, query, query.skip + query.limit * PAGES);
  const hits = expected.ids.slice(query.skip);
  let cursor: string | null = null;
  for (let page = 0; page < PAGES; page += 1) {
    const answer: SearchAnswer = engine.search({ ...query, cursor });
    const ids = hits.slice(page * query.limit, (page + 1) * query.limit);
    const isLast = query.skip + (page + 1) * query.limit >= expected.total;
    const { cursor: next, ...found } = answer;
    const wanted = { ...expected, ids };
    if (!isDeepStrictEqual(found, wanted) || (next === null) !== isLast)
      return JSON.stringify({ query, page, found, wanted, next });
    if (next === null) break;
    cursor = next;
  }
  return null;
}
