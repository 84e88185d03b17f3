import { isDeepStrictEqual } from 'node:util';
import { UNVOUCHED_FIELDS } from '@combolab/contracts';
import type { ComboContent } from './combo.state.js';

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
  !isDeepStrictEqual(without(before, UNVOUCHED_FIELDS), without(after, UNVOUCHED_FIELDS));
