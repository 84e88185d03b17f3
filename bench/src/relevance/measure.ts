import { askedQuery, searchDocument } from '@combolab/backend/domain';
import { routes } from '@combolab/contracts';
import type { SearchDocument, SearchIndex } from '@combolab/platform';
import { z } from 'zod/mini';
import type { JudgedCombo } from './combos.js';
import type { Grade, JudgedQuestion } from './questions.js';

const DEPTH = 10;

/** How well questions were answered, 0 to 1 each. */
export interface Measured {
  readonly ndcg: number;
  /** Mean of 1 over the place of the first hit of grade 3. */
  readonly mrr: number;
  /** Share of the titles whose combo stands first. */
  readonly exactFirst: number;
  /** Share of the combos that were meant which are among the first ten. */
  readonly knownInTen: number;
  /** nDCG of each kind of question. */
  readonly byKind: ReadonlyMap<string, number>;
}

/** Combos as the index has them. */
export const documentsOf = (combos: readonly JudgedCombo[]): readonly SearchDocument[] =>
  combos.map(({ id, doc, likes }) => searchDocument(id, doc, [1, 1], { numLikes: likes, numDislikes: 0 }));

/** Gains of 2^grade - 1, each place discounted by log2 (Järvelin and Kekäläinen 2002). */
const gainOf = (grades: readonly Grade[]): number =>
  grades.slice(0, DEPTH).reduce<number>((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);

const mean = (values: readonly number[]): number =>
  values.reduce((sum, each) => sum + each, 0) / Math.max(1, values.length);

/** Asks every question as the API does, without what is found where nothing meets all of it. */
export async function measured(
  index: Pick<SearchIndex, 'search'>,
  combos: readonly JudgedCombo[],
  questions: readonly JudgedQuestion[],
): Promise<Measured> {
  const byId = new Map(combos.map((combo) => [combo.id, combo]));
  const answered = await Promise.all(
    questions.map(async ({ kind, q, gradeOf, target }) => {
      const { query } = askedQuery(z.parse(routes.search.query, { q, game: 'ssbu' }));
      const { ids } = await index.search(query.text === '' ? query : { ...query, words: 'none' });
      const grades: readonly Grade[] = ids.map((id): Grade => {
        const combo = byId.get(id);
        return combo === undefined ? 0 : gradeOf(combo);
      });
      const ideal = combos.map((combo) => gradeOf(combo)).sort((a, b) => b - a);
      const first = grades.indexOf(3);
      return { kind, target, ndcg: gainOf(grades) / gainOf(ideal), mrr: first === -1 ? 0 : 1 / (first + 1), first };
    }),
  );
  const kinds = [...new Set(answered.map(({ kind }) => kind))];
  const targets = answered.filter(({ target }) => target !== null);
  const titles = answered.filter(({ kind }) => kind === 'exact title');
  return {
    ndcg: mean(answered.map(({ ndcg }) => ndcg)),
    mrr: mean(answered.map(({ mrr }) => mrr)),
    exactFirst: mean(titles.map(({ first }) => Number(first === 0))),
    knownInTen: mean(targets.map(({ first }) => Number(first >= 0))),
    byKind: new Map(
      kinds.map((kind) => [kind, mean(answered.filter((each) => each.kind === kind).map(({ ndcg }) => ndcg))]),
    ),
  };
}
