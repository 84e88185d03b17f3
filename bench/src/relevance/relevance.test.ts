import { createMemorySearchIndex } from '@combolab/platform';
import { judgedCombos } from './combos.js';
import { documentsOf, measured } from './measure.js';
import { judgedQuestions } from './questions.js';

/** May be raised, never lowered. The index of the standalone set ranks exactly as this one does; its contract suite says so. */
const LEAST = { ndcg: 0.96, mrr: 0.9, exactFirst: 0.97, knownInTen: 0.99 };

it('answers judged questions as well as it ever did', async () => {
  const combos = judgedCombos(900, 1);
  const questions = judgedQuestions(combos, 14, 2);
  await using index = createMemorySearchIndex();
  await index.write(documentsOf(combos));
  const { byKind, ...figures } = await measured(index, combos, questions);
  expect(questions.length).toBeGreaterThanOrEqual(120);
  const missed = Object.entries(LEAST).filter(([name, least]) => figures[name as keyof typeof LEAST] < least);
  expect({ missed, figures, byKind: [...byKind] }).toMatchObject({ missed: [] });
}, 120_000);
