import { isPatch, patchesOf } from '../../games/registry.js';
import type { ValueField } from '../value-field.js';

export const patch = {
  values: null,
  accepts: (value, game) => isPatch(game, value),
  options: patchesOf,
  read: (combo) => (combo.patch === undefined ? [] : [combo.patch]),
  many: false,
  repeats: false,
  excludable: false,
  facet: true,
  title: 'Game version',
  words: (value) => `version ${value}`,
  row: (value) => value,
  place: { as: 'select', at: 20, any: 'Any version' },
  lead: 'version',
  since: 0,
} as const satisfies ValueField;
