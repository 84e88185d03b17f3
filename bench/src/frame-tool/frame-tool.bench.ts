import { join } from 'node:path';
import { against, alone, mustHold, type Bench, type Figure } from '../harness/figure.js';
import { measurePairs } from '../harness/pairs.js';
import { root } from '../harness/root.js';
import { spreadOf } from '../harness/stats.js';
import { isSame, matchups, ours, plain, type Matchup } from './matchups.js';
import { ownBytes, type Beside } from './page-parts.js';

const MOST_KB = 40;
const PAGES = [
  { page: 'shield-tool-page', words: 'What can I do?' },
  { page: 'frame-table-page', words: 'the frame tables' },
];
const BESIDE: readonly { readonly beside: Beside; readonly words: string }[] = [
  { beside: 'shell', words: 'beside the shell' },
  { beside: 'results', words: 'beside the shell and the page of results' },
];

/** Ms for one matchup, of many repetitions. */
function timeOf(all: readonly Matchup[], repeats: number, work: (matchup: Matchup) => number): number {
  let count = 0;
  const begun = performance.now();
  for (let n = 0; n < repeats; n += 1) for (const matchup of all) count += work(matchup);
  const took = performance.now() - begun;
  mustHold(count > repeats * all.length, 'nothing was worked out');
  return took / (repeats * all.length);
}

/** All options of a matchup against a plain loop over the moves; and what the pages of the frame data make a browser load. */
export const frameToolBench: Bench = async ({ quick, rounds }) => {
  const all = matchups();
  mustHold(all.length >= 9 && all.every(isSame), 'the plain loop finds other options');
  const repeats = quick ? 4 : 60;
  timeOf(all, repeats, ours);
  timeOf(all, repeats, plain);
  const pairs = await measurePairs(
    rounds,
    () => Promise.resolve(timeOf(all, repeats, ours)),
    () => Promise.resolve(timeOf(all, repeats, plain)),
  );
  const name = 'all options out of shield after every move of an attacker';
  const pageFolder = join(root, 'frontend', 'dist-web');
  return [
    against('ms plain loop, windows given', pairs, { name, unit: 'ms', goal: { atMost: 2 } }),
    alone(pairs.ours, { name: `${name}, by the clock`, unit: 'ms', goal: { atMost: 1 } }),
    ...PAGES.flatMap(({ page, words }) =>
      BESIDE.map(({ beside, words: place }): Figure =>
        alone(spreadOf([ownBytes(pageFolder, page, beside) / 1000]), {
          name: `JavaScript of ${words} ${place}, gzipped`,
          unit: 'kB',
          goal: { atMost: MOST_KB },
        }),
      ),
    ),
  ];
};
