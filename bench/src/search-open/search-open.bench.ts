import { closeSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { IndexState } from '@combolab/platform/adapters/postings-index/index-state';
import { against, alone, mustHold, type Bench } from '../harness/figure.js';
import { pairsOf } from '../harness/pairs.js';
import { spreadOf } from '../harness/stats.js';
import { temporaryFolder } from '../harness/temporary-folder.js';
import { fillFile } from '../search/fill-file.js';
import { generateQueries } from '../search/queries.js';

const CHECKED = 200;

interface Opened {
  readonly ms: number;
  /** Of the same questions each time. */
  readonly answers: string;
}

/** Opens the standalone set's index, as its thread does, against reading the file of its rows. */
export const searchOpenBench: Bench = async ({ quick, rounds }) => {
  const size = quick ? 20_000 : 1_000_000;
  await using folder = await temporaryFolder();
  const file = join(folder.path, 'search.sqlite');
  fillFile(file, size);
  const made = opened(file, size);
  const [kept, reading]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const { ms, answers } = opened(file, size);
    mustHold(answers === made.answers, 'the kept index answers as the one made of its rows');
    kept.push(ms);
    reading.push(read(file));
  }
  const of = `, ${size.toLocaleString('en')} combos`;
  return [
    against('ms to read the file of its rows', pairsOf(kept, reading), {
      ...{ name: `opening the search index${of}`, unit: 'ms', goal: { atMost: 2 } },
    }),
    alone(spreadOf([made.ms]), { name: `the same made of its rows, and kept${of}`, unit: 'ms', goal: null }),
  ];
};

function opened(file: string, size: number): Opened {
  const start = performance.now();
  const index = new IndexState(file);
  const ms = performance.now() - start;
  mustHold(index.size === size, 'the documents are all there');
  const answers = JSON.stringify(generateQueries(CHECKED, 7).map(({ query }) => index.search(query)));
  index.close();
  return { ms, answers };
}

/** @returns ms */
function read(path: string): number {
  const start = performance.now();
  const file = openSync(path, 'r');
  const chunk = Buffer.alloc(4 * 1024 * 1024);
  while (readSync(file, chunk) > 0);
  closeSync(file);
  return performance.now() - start;
}
