import { createMemorySearchIndex, type SearchIndex } from '@combolab/platform';
import { openElasticsearchIndex } from '@combolab/platform/adapters/elasticsearch-index';
import { alone, type Bench, type Result } from '../harness/figure.js';
import { judgedCombos, type JudgedCombo } from './combos.js';
import { readSet } from '../phrasings/phrasing.js';
import { SETS } from '../phrasings/sets.js';
import { emptyPages } from './empty-pages.js';
import { documentsOf, measured } from './measure.js';
import { judgedQuestions } from './questions.js';

/** The seed of the questions that nobody looks at while weights are tuned. */
const HELD_OUT = 20_261_126;

const QUESTIONS = [
  ['tuned with', 2],
  ['held out', HELD_OUT],
] as const;

/**
 * How well judged questions are answered, those that weights were tuned with and others: by the index of the standalone set, as
 * whose model the index in memory stands in its contract suite, and by Elasticsearch where a server is given.
 */
export const relevanceBench: Bench = async ({ quick }) => {
  const combos = judgedCombos(quick ? 300 : 2000, 1);
  const ofEach = quick ? 3 : 14;
  await using index = createMemorySearchIndex();
  const results = [...(await judged('standalone', index, combos, ofEach)), await empty('standalone', index, quick)];
  const node = process.env.TEST_ELASTICSEARCH_URL ?? '';
  if (node === '') return [...results, { name: 'on Elasticsearch', skipped: 'no server is prepared' }];
  await using servers = await openElasticsearchIndex({ node, prefix: `relevance-${Date.now().toString(36)}-x` });
  return [
    ...results,
    ...(await judged('Elasticsearch', servers, combos, ofEach)),
    await empty('Elasticsearch', servers, quick),
  ];
};

/** Of what players typed (`phrasings`), how often a page is empty though something meets a part of it. */
async function empty(engine: string, index: SearchIndex, quick: boolean): Promise<Result> {
  const typed = SETS.flatMap(({ name }) => readSet(name)).filter(({ game }) => game === 'ssbu');
  const questions = typed.filter((_, at) => !quick || at % 20 === 0).map(({ query }) => query);
  const found = await emptyPages(index, questions);
  for (const each of found) console.error(`  ${engine}: an empty page for ${each}`);
  const spread = { median: found.length, min: found.length, max: found.length };
  return alone(spread, {
    name: `empty pages though a part is met, ${engine}, ${String(questions.length)} questions as players typed them`,
    unit: '',
    goal: { atMost: 0 },
  });
}

async function judged(
  engine: string,
  index: SearchIndex,
  combos: readonly JudgedCombo[],
  ofEach: number,
): Promise<Result[]> {
  await index.write(documentsOf(combos));
  const results: Result[] = [];
  for (const [words, seed] of QUESTIONS) {
    const questions = judgedQuestions(combos, ofEach, seed);
    const { byKind, ndcg, mrr, exactFirst, knownInTen } = await measured(index, combos, questions);
    for (const [kind, value] of byKind) console.error(`  ${engine}, ${words}: ${kind} ${value.toFixed(3)}`);
    const figure = (name: string, value: number, atLeast: number | null): void => {
      const spread = { median: value, min: value, max: value };
      results.push(
        alone(spread, {
          name: `${name}, ${engine}, ${String(questions.length)} questions ${words}`,
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
}
