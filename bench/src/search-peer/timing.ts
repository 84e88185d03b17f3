import { percentile } from '../harness/stats.js';
import { generateQueries, type ClassedQuery } from '../search/queries.js';
import type { Filled } from './filled.js';
import { sphinxQuery } from './sphinx-query.js';

export interface Times {
  readonly ours: number[];
  readonly sphinx: number[];
}

export type ByClass = ReadonlyMap<ClassedQuery['class'] | 'all', Times>;

/**
 * Asks both the same questions, one after the other, whoever is first taking turns. What ours remembers of earlier
 * questions is forgotten before each. @returns ms of each answer, by class
 */
export async function timeQueries({ engine, sphinx }: Filled, count: number, seed: number): Promise<ByClass> {
  const times = new Map<ClassedQuery['class'] | 'all', Times>();
  const add = (name: ClassedQuery['class'] | 'all', ours: number, theirs: number): void => {
    const known = times.get(name) ?? { ours: [], sphinx: [] };
    known.ours.push(ours);
    known.sphinx.push(theirs);
    times.set(name, known);
  };
  for (const [i, { class: name, query }] of generateQueries(count, seed).entries()) {
    const statement = sphinxQuery(query);
    const askOurs = (): number => {
      engine.collection.generation += 1;
      const start = performance.now();
      engine.search(query);
      return performance.now() - start;
    };
    const askSphinx = async (): Promise<number> => {
      const start = performance.now();
      await sphinx.ask(statement);
      return performance.now() - start;
    };
    const early = i % 2 === 0 ? askOurs() : null;
    const theirs = await askSphinx();
    const ours = early ?? askOurs();
    add(name, ours, theirs);
    add('all', ours, theirs);
  }
  return times;
}

/** The value below which `part` of both sides' times lie. */
export const partOf = (times: Times, part: number): { readonly ours: number; readonly sphinx: number } => ({
  ours: percentile(times.ours, part),
  sphinx: percentile(times.sphinx, part),
});
