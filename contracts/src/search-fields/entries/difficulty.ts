import { DIFFICULTIES, difficultyOf, type Difficulty } from '../../track/difficulty.js';
import type { ValueField } from '../value-field.js';

export const difficulty = {
  values: DIFFICULTIES,
  read: ({ actions }) => [difficultyOf(actions)],
  many: false,
  repeats: true,
  excludable: false,
  facet: true,
  title: 'Difficulty',
  words: (value) => value,
  place: { as: 'rows', at: 10 },
  spellings: { Easy: 'easy', Medium: 'medium', Hard: 'hard' },
  lead: 'difficulty',
  since: 0,
} as const satisfies ValueField<Difficulty>;
