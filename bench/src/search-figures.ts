import { alone, type Bench } from './harness/figure.js';
import { runSearchBench, type Latency } from './search/search.bench.js';

/** Engine time of full answers at two sizes, and how it grows. */
export const searchBench: Bench = async ({ quick, rounds }) => {
  const figures = await runSearchBench({
    rounds,
    ...(quick ? { sizes: [1000, 10_000] as const, queries: 200, checked: 200 } : {}),
    print: (line) => {
      console.error(line);
    },
  });
  const sizes = quick ? ['1,000', '10,000'] : ['10,000', '100,000'];
  const one = (value: number) => ({ median: value, min: value, max: value });
  const latency = (size: string | undefined, { p95 }: Latency, how: string) =>
    alone(one(p95), { name: `search p95 at ${size ?? ''} combos${how}`, unit: 'ms', goal: null });
  return [
    latency(sizes[0], figures.small, ''),
    latency(sizes[1], figures.large, ''),
    alone(one(figures.growth), {
      name: 'search p95, growth with ten times the combos',
      unit: '×',
      goal: { atMost: 2 },
    }),
    latency(sizes[0], figures.forgetful.small, ', nothing remembered'),
    latency(sizes[1], figures.forgetful.large, ', nothing remembered'),
    alone(one(figures.forgetful.growth), { name: 'the same, nothing remembered', unit: '×', goal: null }),
  ];
};
