import { findFighter } from '../../games/registry.js';
import type { ValueField } from '../value-field.js';

/** What both sides have in common; a page shows fighters in ways of its own. */
const fighter = {
  values: null,
  accepts: (id: string, game: string) => findFighter(id)?.gameId === game,
  repeats: true,
  excludable: true,
  facet: true,
  words: (id: string) => findFighter(id)?.name ?? id,
  place: null,
  since: 0,
} as const;

export const attacker = {
  ...fighter,
  read: ({ characterId }) => [characterId],
  many: false,
  title: 'Attacker',
  lead: 'attacker',
} as const satisfies ValueField;

export const defender = {
  ...fighter,
  read: ({ characterIds }) => characterIds,
  many: true,
  title: 'Defender(s)',
  lead: 'defender',
} as const satisfies ValueField;
