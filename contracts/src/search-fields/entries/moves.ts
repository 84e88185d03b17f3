import { isMoveId } from '../../track/move-id.js';
import { openingMoves, performedMoves } from '../../track/performed-moves.js';
import type { ValueField } from '../value-field.js';

const moveWords = (id: string): string => id.replaceAll('-', ' ');

/** Moves as ids of the frame data; links of the frame data ask for them. */
const move = {
  values: null,
  accepts: isMoveId,
  many: true,
  repeats: false,
  excludable: false,
  lead: '',
} as const;

/** The move it begins with, where it is done and not only spoken of; a throw also where its grab is named before it. */
export const opens = {
  ...move,
  facet: false,
  read: openingMoves,
  title: 'Begins with',
  words: (value) => `begins with ${moveWords(value)}`,
  place: { as: 'link', at: 50 },
  since: 2,
} as const satisfies ValueField;

/** A move that is done in it, and not only spoken of. */
export const performs = {
  ...move,
  facet: true,
  read: performedMoves,
  title: 'Has the move',
  words: (value) => `has ${moveWords(value)}`,
  row: (value) => value.slice(0, 1).toUpperCase() + moveWords(value).slice(1),
  place: { as: 'select', at: 15, any: 'Any move' },
  since: 3,
} as const satisfies ValueField;
