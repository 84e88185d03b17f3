import { join } from 'node:path';
import type { SearchDocument, SearchIndex } from '@combolab/platform';
import { openPostingsIndex } from '@combolab/platform/adapters/postings-index';
import { random } from '@combolab/standalone/generate/random';
import { against, alone, mustHold, type Bench } from '../harness/figure.js';
import { pairsOf } from '../harness/pairs.js';
import { percentile, spreadOf } from '../harness/stats.js';
import { temporaryFolder } from '../harness/temporary-folder.js';
import { fillFile } from '../search/fill-file.js';
import { generateQueries } from '../search/queries.js';

const LIKES_PER_SECOND = 300;
const EVERY_MS = 10;
/** Of so many documents one is liked, again and again. */
const ONE_OF = 50;
const QUESTIONS = 200;

/** Searches through the port of the standalone set, while likes flow into the index and while none do. */
export const searchLikesBench: Bench = async ({ quick, rounds }) => {
  const size = quick ? 20_000 : 1_000_000;
  await using folder = await temporaryFolder();
  const file = join(folder.path, 'search.sqlite');
  const likeable: SearchDocument[] = [];
  let number = 0;
  fillFile(file, size, (document) => {
    if ((number += 1) % ONE_OF === 0) likeable.push(document);
  });
  await using index = await openPostingsIndex({ file });
  mustHold((await index.count()) === size, 'the documents are not all there');
  const [idle, busy]: [number[], number[]] = [[], []];
  const rates: number[] = [];
  await p95Of(index, 1);
  for (let round = 0; round < rounds; round += 1) {
    idle.push(await p95Of(index, 500 + round));
    const likes = new Likes(index, likeable);
    busy.push(await p95Of(index, 600 + round));
    rates.push(await likes.stop());
  }
  const name = `full answer p95 while ${String(LIKES_PER_SECOND)} likes a second are written, ${size.toLocaleString('en')} combos`;
  return [
    against('ms while none are', pairsOf(busy, idle), { name, unit: 'ms', goal: { atMost: 1.5 } }),
    alone(spreadOf(rates), { name: 'likes written meanwhile', unit: 'likes/s', goal: null }),
  ];
};

async function p95Of(index: SearchIndex, seed: number): Promise<number> {
  const times: number[] = [];
  for (const { query } of generateQueries(QUESTIONS, seed)) {
    const start = performance.now();
    await index.search(query);
    times.push(performance.now() - start);
  }
  return percentile(times, 0.95);
}

/** Writes likes at their rate until it is stopped. */
class Likes {
  readonly #draw = random(performance.now());
  readonly #timer: NodeJS.Timeout;
  readonly #start = performance.now();
  #sent = 0;
  #last = Promise.resolve();

  constructor(
    private readonly index: SearchIndex,
    private readonly documents: readonly SearchDocument[],
  ) {
    this.#timer = setInterval(() => {
      this.#send();
    }, EVERY_MS);
  }

  /** @returns likes a second */
  async stop(): Promise<number> {
    clearInterval(this.#timer);
    await this.#last;
    return this.#sent / ((performance.now() - this.#start) / 1000);
  }

  /** As many as are due. */
  #send(): void {
    const due = Math.floor(((performance.now() - this.#start) / 1000) * LIKES_PER_SECOND) - this.#sent;
    if (due <= 0) return;
    const likes = Array.from({ length: due }, (): SearchDocument => {
      const version: readonly [number, number] = [2, Math.floor(performance.now() * 1000) + (this.#sent += 1)];
      return {
        ...this.#draw.pick(this.documents),
        version,
        numLikes: this.#draw.below(1000),
        standing: this.#draw.below(500),
      };
    });
    const written = this.index.write(likes);
    this.#last = this.#last.then(() => written);
  }
}
