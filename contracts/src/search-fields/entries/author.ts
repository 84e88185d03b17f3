import type { ValueField } from '../value-field.js';

/** Display names have 4 to 32 signs without spaces; ids of users have none but these. */
const NAME = /^[^\s,]{1,64}$/u;

/** Who shared it. The index knows the id of the account; who asks says its display name or the id. */
export const author = {
  values: null,
  accepts: (value) => NAME.test(value),
  read: ({ authorId }) => (authorId === undefined ? [] : [authorId]),
  many: false,
  repeats: true,
  excludable: false,
  facet: true,
  most: 20,
  title: 'Author',
  words: (value) => `by ${value}`,
  place: { as: 'link', at: 70 },
  lead: '',
  since: 5,
} as const satisfies ValueField;
