import { isDeepStrictEqual } from 'node:util';
import type { ComboContent } from './combo.state.js';

/** What an admin does not vouch for: words about a combo, and where it was taken from. Everything else is what was tried and found to work. */
const WORDS = ['name', 'description', 'tags', 'notes', 'source'] as const satisfies readonly (keyof ComboContent)[];

const without = (content: ComboContent, fields: readonly (keyof ComboContent)[]): Partial<ComboContent> =>
  Object.fromEntries(
    Object.entries(content).filter(
      ([field, value]) => value !== undefined && !(fields as readonly string[]).includes(field),
    ),
  );

export const isSameContent = (a: ComboContent, b: ComboContent): boolean =>
  isDeepStrictEqual(without(a, []), without(b, []));

/** Whether a verification of the one does not hold for the other: presses, sticks, fighters, moves, conditions, percents or version differ. */
export const outdatesVerification = (before: ComboContent, after: ComboContent): boolean =>
  !isDeepStrictEqual(without(before, WORDS), without(after, WORDS));
