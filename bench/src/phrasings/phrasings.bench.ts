import { alone, type Bench, type Result } from '../harness/figure.js';
import { judge, type Verdict } from './judge.js';
import { readSet } from './phrasing.js';
import { SETS } from './sets.js';

const share = (count: number, of: number): number => Math.round((1000 * count) / of) / 10;

/** How much of what players type is read right, in percent, and how much is taken for something else; single ones are printed. */
export const phrasingsBench: Bench = () => {
  const results: Result[] = SETS.flatMap(({ name, about, isSeen }) => {
    const phrasings = readSet(name);
    const counts: Record<Verdict, number> = { right: 0, part: 0, wrong: 0 };
    for (const phrasing of phrasings) {
      const { verdict, missing, extra } = judge(phrasing);
      counts[verdict] += 1;
      // a set that is kept for the end is not looked into
      if (isSeen && verdict !== 'right')
        console.error(`  ${name}: ${verdict} ${phrasing.query} (${[...extra, ...missing].join('; ')})`);
    }
    const figure = (words: string, value: number, goal: { atLeast: number } | { atMost: number }): Result =>
      alone(
        { median: value, min: value, max: value },
        { name: `${words}, ${String(phrasings.length)} ${about}`, unit: '%', goal: isSeen ? null : goal },
      );
    return [
      figure('read right', share(counts.right, phrasings.length), { atLeast: 92 }),
      figure('read wrong', share(counts.wrong, phrasings.length), { atMost: 2 }),
    ];
  });
  return Promise.resolve(results);
};
