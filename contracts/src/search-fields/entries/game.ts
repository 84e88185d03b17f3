import { findGame, GAME_IDS } from '../../games/registry.js';
import type { ValueField } from '../value-field.js';

export const game = {
  values: GAME_IDS,
  read: ({ gameId }) => GAME_IDS.filter((id) => id === gameId),
  many: false,
  repeats: false,
  excludable: false,
  facet: true,
  title: 'Game',
  words: (id) => findGame(id)?.shortName ?? id,
  place: null,
  lead: 'game',
  since: 0,
} as const satisfies ValueField;
