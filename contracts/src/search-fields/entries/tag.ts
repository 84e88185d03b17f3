import { TAGS, type Tag } from '../../views/tags.js';
import type { ValueField } from '../value-field.js';

export const tag = {
  values: TAGS,
  read: ({ tags }) => tags,
  many: true,
  repeats: true,
  excludable: true,
  facet: true,
  title: 'Combo Type',
  words: (value) => value,
  place: null,
  lead: 'combo type',
  since: 0,
} as const satisfies ValueField<Tag>;
