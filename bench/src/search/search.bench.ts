import { SearchEngine } from '@combolab/platform/adapters/postings-index/engine';
import { checkAnswers } from './check.js';
import { generateDocuments } from './documents.js';
import { generateQueries, QUERY_CLASSES, type ClassedQuery, type QueryClass } from './queries.js';

export interface SearchBenchOptions {
  /** Documents of the small and the large index. Default 10,000 and 100,000. */
  readonly sizes?: readonly [small: number, large: number];
  /** Queries of one measurement. Default 2,000. */
  readonly queries?: number;
  /** Queries compared with the brute-force index beforehand. Default 2,000. */
  readonly checked?: number;
  /** Pairs of measurements; the median counts. Default 5. */
  readonly rounds?: number;
  readonly print?: (line: string) => void;
}

/** Engine time of full answers (10 hits, total, all facets), in ms. */
export interface Latency {
  readonly p50: number;
  readonly p95: number;
}

export interface SearchFigures {
  readonly small: Latency;
  readonly large: Latency;
  /** p95 of the large index by that of the small one. */
  readonly growth: number;
  readonly classes: Readonly<Record<QueryClass, { readonly small: Latency; readonly large: Latency }>>;
  /** The same with every remembered sub-result forgotten before each query. */
  readonly forgetful: { readonly small: Latency; readonly large: Latency; readonly growth: number };
}

type Times = Record<QueryClass | 'all', number[]>;

/** Growth of search latency with ten times the documents. Each round asks new queries, the same ones of both sizes. */
export async function runSearchBench(options: SearchBenchOptions = {}): Promise<SearchFigures> {
  const { sizes = [10_000, 100_000], queries = 2000, checked = 2000, rounds = 5, print = () => undefined } = options;
  const [small, large] = sizes.map((size) => {
    const engine = new SearchEngine();
    engine.collection.load(generateDocuments(size, 1));
    return engine;
  });
  if (small === undefined || large === undefined) throw new Error('two sizes are needed');
  await checkAnswers(small, generateDocuments(sizes[0], 1), generateQueries(checked, 2));
  print(`${String(checked)} answers equal those of the brute-force index`);
  const pairs = { remembering: [] as Pair[], forgetful: [] as Pair[] };
  for (const engine of [small, large]) measure(engine, generateQueries(queries, 3), false);
  for (let round = 0; round < rounds; round += 1) {
    for (const kind of ['forgetful', 'remembering'] as const) {
      const asked = generateQueries(queries, 100 + round * 2 + Number(kind === 'remembering'));
      pairs[kind].push({
        small: measure(small, asked, kind === 'forgetful'),
        large: measure(large, asked, kind === 'forgetful'),
      });
    }
  }
  const figures = { ...summary(pairs.remembering), forgetful: summary(pairs.forgetful) };
  report(figures, sizes, print);
  return figures;
}

interface Pair {
  readonly small: Times;
  readonly large: Times;
}

function measure(engine: SearchEngine, queries: readonly ClassedQuery[], forget: boolean): Times {
  const times = Object.fromEntries(['all', ...QUERY_CLASSES].map((name) => [name, []])) as unknown as Times;
  for (const { class: name, query } of queries) {
    if (forget) engine.collection.generation += 1;
    const start = performance.now();
    engine.search(query);
    const spent = performance.now() - start;
    times[name].push(spent);
    times.all.push(spent);
  }
  return times;
}

function summary(pairs: readonly Pair[]): Omit<SearchFigures, 'forgetful'> {
  const of = (name: keyof Times): { small: Latency; large: Latency } => ({
    small: medianLatency(pairs.map(({ small }) => small[name])),
    large: medianLatency(pairs.map(({ large }) => large[name])),
  });
  const classes = Object.fromEntries(QUERY_CLASSES.map((name) => [name, of(name)])) as SearchFigures['classes'];
  const growth = percentile(
    pairs.map((pair) => percentile(pair.large.all, 0.95) / percentile(pair.small.all, 0.95)),
    0.5,
  );
  return { ...of('all'), growth, classes };
}

function medianLatency(rounds: readonly (readonly number[])[]): Latency {
  const median = (part: number): number =>
    percentile(
      rounds.map((times) => percentile(times, part)),
      0.5,
    );
  return { p50: median(0.5), p95: median(0.95) };
}

function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

function report(
  { small, large, growth, classes, forgetful }: SearchFigures,
  sizes: readonly number[],
  print: (line: string) => void,
): void {
  const show = ({ p50, p95 }: Latency): string => `${p50.toFixed(3)} / ${p95.toFixed(3)}`;
  print(`p50 / p95 in ms at ${sizes.join(' and ')} documents`);
  for (const [name, each] of Object.entries(classes))
    print(`${name.padEnd(16)} ${show(each.small)}   ${show(each.large)}`);
  print(`${'all'.padEnd(16)} ${show(small)}   ${show(large)}   growth of p95 ${growth.toFixed(2)}`);
  print(
    `${'all, forgetful'.padEnd(16)} ${show(forgetful.small)}   ${show(forgetful.large)}   growth of p95 ${forgetful.growth.toFixed(2)}`,
  );
}
