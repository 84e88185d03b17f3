import { YES_OR_NO, yesOrNo, type ValueField } from '../value-field.js';

export const verified = {
  values: YES_OR_NO,
  read: (combo) => [yesOrNo(combo.verified)],
  many: false,
  repeats: false,
  excludable: false,
  facet: true,
  title: 'Verification',
  words: (value) => (value === 'true' ? 'verified' : 'not verified'),
  row: (value) => (value === 'true' ? 'Verified' : 'Not verified'),
  place: { as: 'rows', at: 30 },
  spellings: { true: 'verified' },
  lead: '',
  since: 0,
} as const satisfies ValueField<(typeof YES_OR_NO)[number]>;
