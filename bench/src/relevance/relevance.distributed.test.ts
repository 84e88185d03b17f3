import { openElasticsearchIndex } from '@combolab/platform/adapters/elasticsearch-index';
import { judgedCombos } from './combos.js';
import { documentsOf, measured } from './measure.js';
import { judgedQuestions } from './questions.js';

/** May be raised, never lowered. */
const LEAST = { ndcg: 0.96, mrr: 0.9, exactFirst: 0.97, knownInTen: 0.99 };

it('answers judged questions as well as it ever did, with Elasticsearch', async () => {
  const combos = judgedCombos(900, 1);
  const questions = judgedQuestions(combos, 14, 2);
  const node = process.env.TEST_ELASTICSEARCH_URL ?? '';
  await using index = await openElasticsearchIndex({ node, prefix: `relevance-${String(process.pid)}-x` });
  await index.write(documentsOf(combos));
  const { byKind, ...figures } = await measured(index, combos, questions);
  const missed = Object.entries(LEAST).filter(([name, least]) => figures[name as keyof typeof LEAST] < least);
  expect({ missed, figures, byKind: [...byKind] }).toMatchObject({ missed: [] });
}, 240_000);
