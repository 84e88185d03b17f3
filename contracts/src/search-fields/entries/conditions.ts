import { conditionWords, DI_DIRECTIONS, PLATFORMS, POSITIONS } from '../../track/condition-words.js';
import type { DiDirection, PlatformUse, StagePosition } from '../../track/condition-words.js';
import { gameOrDefault } from '../../games/registry.js';
import { YES_OR_NO, yesOrNo, type ValueField } from '../value-field.js';

/** What authors say of when a combo works has these in common. */
const condition = { many: false, excludable: false, facet: true, since: 0 } as const;
const said = <T>(value: T | undefined): T[] => (value === undefined ? [] : [value]);

export const position = {
  ...condition,
  values: POSITIONS,
  options: (game) => gameOrDefault(game).conditions.position,
  read: ({ conditions }) => said(conditions?.position),
  repeats: true,
  title: 'Where on stage',
  words: (value) => conditionWords.position(value as StagePosition),
  place: { as: 'folded', at: 10 },
  lead: '',
} as const satisfies ValueField<StagePosition>;

export const platform = {
  ...condition,
  values: PLATFORMS,
  options: (game) => gameOrDefault(game).conditions.platform,
  read: ({ conditions }) => said(conditions?.platform),
  repeats: true,
  title: 'Platform',
  words: (value) => conditionWords.platform(value as PlatformUse),
  place: { as: 'folded', at: 20 },
  lead: '',
} as const satisfies ValueField<PlatformUse>;

export const di = {
  ...condition,
  values: DI_DIRECTIONS,
  options: (game) => gameOrDefault(game).conditions.di,
  read: ({ conditions }) => said(conditions?.di),
  repeats: true,
  title: 'Against which DI',
  words: (value) => conditionWords.di(value as DiDirection),
  place: { as: 'folded', at: 30 },
  lead: '',
} as const satisfies ValueField<DiDirection>;

export const fiftyFifty = {
  ...condition,
  values: YES_OR_NO,
  read: ({ conditions }) => said(conditions?.fiftyFifty).map(yesOrNo),
  repeats: false,
  title: 'The defender guesses',
  words: (value) => conditionWords.fiftyFifty(value === 'true'),
  place: { as: 'folded', at: 40 },
  lead: '',
} as const satisfies ValueField<(typeof YES_OR_NO)[number]>;

export const outOfShield = {
  ...condition,
  values: YES_OR_NO,
  read: ({ conditions }) => said(conditions?.outOfShield).map(yesOrNo),
  repeats: false,
  title: 'Out of shield',
  words: (value) => conditionWords.outOfShield(value === 'true'),
  place: { as: 'folded', at: 50 },
  lead: '',
  since: 4,
} as const satisfies ValueField<(typeof YES_OR_NO)[number]>;
