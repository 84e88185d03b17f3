import { alone, mustHold, type Bench, type Result } from '../harness/figure.js';
import { differenceOf, fillBoth } from './compare.js';
import { questionOf } from './questions.js';

const QUESTIONS = 10_000;
const MOST_MS = 10 * 60_000;
const SAMPLES = 3;

/** Answers of the engine against those of a brute-force oracle of plain columns, at three sizes. */
export const searchExactBench: Bench = ({ quick }) => {
  const results: Result[] = [];
  for (const size of quick ? [1000, 20_000] : [10_000, 100_000, 1_000_000])
    results.push(...compare(size, quick ? 300 : QUESTIONS));
  return Promise.resolve(results);
};

function compare(size: number, questions: number): Result[] {
  const both = fillBoth(size, 1);
  const start = performance.now();
  const first = size * 10;
  let asked = 0;
  for (; asked < questions && performance.now() - start < MOST_MS; asked += 1) {
    const difference = differenceOf(both, questionOf(first + asked));
    mustHold(difference === null, `the answer to question ${String(first + asked)} is wrong: ${difference ?? ''}`);
  }
  const seconds = (performance.now() - start) / 1000;
  console.error(
    `${size.toLocaleString('en')} combos: ${String(asked)} questions in ${seconds.toFixed(0)} s, seeds ${String(first)} to ${String(first + asked - 1)}`,
  );
  for (let n = 0; n < SAMPLES; n += 1) console.error(`  ${String(first + n)}: ${brief(first + n)}`);
  const none = { median: 0, min: 0, max: 0 };
  const words = `wrong answers to ${asked.toLocaleString('en')} random questions, ${size.toLocaleString('en')} combos`;
  return [alone(none, { name: words, unit: '', goal: { atMost: 0 } })];
}

/** What a question asks for, without what it does not. */
function brief(seed: number): string {
  const asked = Object.entries(questionOf(seed)).filter(
    ([, value]) => value !== null && value !== '' && value !== 0 && !(Array.isArray(value) && value.length === 0),
  );
  return JSON.stringify(Object.fromEntries(asked));
}
