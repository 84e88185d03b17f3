import { EVERYTHING } from '@combolab/platform';
import type { SearchEngine } from '@combolab/platform/adapters/postings-index/engine';
import { percentile } from '../harness/stats.js';

const PAGES = 1000;
const SAMPLE = 50;

/** Median ms of the first pages of many lists, and of the pages about the thousandth of one. */
export function timePages(engine: SearchEngine): { readonly first: number; readonly deep: number } {
  const query = { ...EVERYTHING, game: ['ssbu'] as const, limit: 10 };
  const time = (cursor: string | null): { ms: number; next: string | null } => {
    engine.collection.generation += 1;
    const start = performance.now();
    const { cursor: next } = engine.search({ ...query, cursor });
    return { ms: performance.now() - start, next };
  };
  const first: number[] = [];
  const deep: number[] = [];
  for (let n = 0; n < SAMPLE; n += 1) first.push(time(null).ms);
  let cursor: string | null = null;
  for (let page = 0; page < PAGES + SAMPLE; page += 1) {
    const { ms, next } = time(cursor);
    if (page >= PAGES) deep.push(ms);
    if (next === null) throw new Error('void: there are too few combos for a thousand pages');
    cursor = next;
  }
  return { first: percentile(first, 0.5), deep: percentile(deep, 0.5) };
}
