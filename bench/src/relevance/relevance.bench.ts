import { createMemorySearchIndex } from '@combolab/platform';
import { alone, type Bench, type Result } from '../harness/figure.js';
import { judgedCombos } from './combos.js';
import { documentsOf, measured } from './measure.js';
import { judgedQuestions } from './questions.js';

/** The seed of the questions that nobody looks at while weights are tuned. */
const HELD_OUT = 20_261_126;

/** How well judged questions are answered, those that weights were tuned with and others. */
export const relevanceBench: Bench = async ({ quick }) => {
  const combos = judgedCombos(quick ? 300 : 2000, 1);
  await using index = createMemorySearchIndex();
  await index.write(documentsOf(combos));
  const results: Result[] = [];
  for (const [words, seed] of [
    ['tuned with', 2],
    ['held out', HELD_OUT],
  ] as const) {
    const questions = judgedQuestions(combos, quick ? 3 : 14, seed);
    const { byKind, ndcg, mrr, exactFirst, knownInTen } = await measured(index, combos, questions);
    for (const [kind, value] of byKind) console.error(`  ${words}: ${kind} ${value.toFixed(3)}`);
    const figure = (name: string, value: number, atLeast: number | null): void => {
      const spread = { median: value, min: value, max: value };
      results.push(
        alone(spread, {
          name: `${name}, ${String(questions.length)} questions ${words}`,
          unit: '',
          goal: atLeast === null ? null : { atLeast },
        }),
      );
    };
    figure('nDCG@10', ndcg, 0.92);
    figure('MRR', mrr, null);
    figure('exact title first', exactFirst, 0.97);
    figure('known combo in ten', knownInTen, 0.99);
  }
  return results;
};
