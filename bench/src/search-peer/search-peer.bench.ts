import type { SearchEngine } from '@combolab/platform/adapters/postings-index/engine';
import { against, alone, mustHold, type Bench, type Figure, type Result } from '../harness/figure.js';
import { pairsOf } from '../harness/pairs.js';
import { temporaryFolder } from '../harness/temporary-folder.js';
import { checkAnswers } from '../search/check.js';
import { generateDocuments } from '../search/documents.js';
import { generateQueries } from '../search/queries.js';
import { fill, type Filled } from './filled.js';
import { timeFacets } from './group-by.js';
import { timePages } from './pages.js';
import { findSphinx } from './sphinx.js';
import { sphinxQuery } from './sphinx-query.js';
import { partOf, timeQueries, type ByClass } from './timing.js';

const PEER = 'ms of Sphinx 2.2 with six of the facets';
const CHECKED = 300;

interface Amount {
  readonly sizes: readonly number[];
  readonly queries: number;
  readonly rounds: number;
}

/** Full answers against Sphinx on the same combos at three sizes, in one run. */
export const searchPeerBench: Bench = async ({ quick, rounds }) => {
  if (findSphinx() === null)
    return [{ name: 'search against Sphinx', skipped: 'there is no Sphinx (Debian package sphinxsearch) here' }];
  const amount: Amount = quick
    ? { sizes: [1000, 20_000], queries: 200, rounds: 1 }
    : { sizes: [10_000, 100_000, 1_000_000], queries: 400, rounds: Math.min(rounds, 3) };
  const results: Result[] = [];
  const p95 = new Map<number, number>();
  for (const size of amount.sizes) {
    await using folder = await temporaryFolder();
    await using filled = await fill(size, folder.path);
    await check(filled);
    const all: ByClass[] = [];
    await timeQueries(filled, amount.queries, 3);
    for (let round = 0; round < amount.rounds; round += 1)
      all.push(await timeQueries(filled, amount.queries, 100 + round));
    results.push(...latencies(size, all), ...space(filled));
    p95.set(size, results.filter((each): each is Figure => 'ours' in each).find(isWhole(size))?.ours.median ?? 0);
    if (size === amount.sizes.at(-1)) results.push(...lone(filled.engine, size));
  }
  results.push(growth(amount.sizes, p95));
  return results;
};

const named = (size: number): string => `${size.toLocaleString('en')} combos`;
const isWhole =
  (size: number) =>
  ({ name }: Figure): boolean =>
    name === `full answer p95, ${named(size)}`;

/** Ours equal those of the brute-force index, and Sphinx finds as many. */
async function check({ engine, sphinx, size }: Filled): Promise<void> {
  if (size <= 20_000) await checkAnswers(engine, generateDocuments(size, 1), generateQueries(CHECKED, 2));
  for (const { query } of generateQueries(CHECKED, 4)) {
    const { total, corrections } = engine.search(query);
    // Sphinx does not mend words that nobody wrote
    if (corrections.length > 0) continue;
    const theirs = await sphinx.total(sphinxQuery({ ...query, facets: false }));
    mustHold(total === theirs, `ours ${String(total)}, Sphinx ${String(theirs)}: ${JSON.stringify(query)}`);
  }
}

function latencies(size: number, rounds: readonly ByClass[]): Figure[] {
  const figure = (
    name: string,
    of: 'all' | 'prefix' | 'worst' | 'filter' | 'text',
    part: number,
    goal: number | null,
  ) => {
    const parts = rounds.flatMap((round) => {
      const times = round.get(of);
      return times === undefined ? [] : [partOf(times, part)];
    });
    const pairs = pairsOf(
      parts.map(({ ours }) => ours),
      parts.map(({ sphinx }) => sphinx),
    );
    const isLarge = size >= 1_000_000;
    return against(PEER, pairs, {
      name: `${name}, ${named(size)}`,
      unit: 'ms',
      goal: goal === null || !isLarge ? null : { atMost: goal },
    });
  };
  return [
    figure('full answer p95', 'all', 0.95, 0.02),
    figure('full answer p50', 'all', 0.5, null),
    figure('filters p95', 'filter', 0.95, null),
    figure('words p95', 'text', 0.95, null),
    figure('prefix p95', 'prefix', 0.95, 0.05),
    figure('hostile set p99', 'worst', 0.99, 0.02),
  ];
}

function space({ size, loadedInMs, sphinx, bytesPerCombo }: Filled): Figure[] {
  const one = (value: number) => ({ median: value, min: value, max: value });
  const bytes = pairsOf([bytesPerCombo.ours], [bytesPerCombo.sphinx]);
  const rate = pairsOf([size / (loadedInMs / 1000)], [size / (sphinx.indexedInMs / 1000)]);
  return [
    against('resident bytes of Sphinx', bytes, { name: `memory per combo, ${named(size)}`, unit: 'bytes', goal: null }),
    against("documents/s of Sphinx's indexer", rate, {
      name: `reindexing, ${named(size)}`,
      unit: 'combos/s',
      goal: size >= 1_000_000 ? { atLeast: 0.33 } : null,
    }),
    alone(one(loadedInMs / 1000), { name: `taking in ${named(size)}`, unit: 's', goal: null }),
  ];
}

function lone(engine: SearchEngine, size: number): Figure[] {
  const { first, deep } = timePages(engine);
  const { facets, groupBy } = timeFacets(engine, size);
  return [
    against('ms of the first page', pairsOf([deep], [first]), {
      name: `page 1,000, ${named(size)}`,
      unit: 'ms',
      goal: { atMost: 1.2 },
    }),
    against('ms of one GROUP BY of SQLite', pairsOf([facets], [groupBy]), {
      name: `seven facets of a game, ${named(size)}`,
      unit: 'ms',
      goal: { atMost: 0.02 },
    }),
  ];
}

function growth(sizes: readonly number[], p95: ReadonlyMap<number, number>): Figure {
  const [small = 0, large = 0] = [sizes[0], sizes.at(-1)].map((size) => p95.get(size ?? 0) ?? 0);
  const value = large / small;
  return alone(
    { median: value, min: value, max: value },
    { name: `full answer p95, ${named(sizes.at(-1) ?? 0)} by ${named(sizes[0] ?? 0)}`, unit: '×', goal: { atMost: 3 } },
  );
}
