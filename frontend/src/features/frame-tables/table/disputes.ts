import type { FrameMove } from '@combolab/contracts/frame-data';
import { t } from '../texts.js';

type Dispute = NonNullable<FrameMove['disputed']>[number];

/** What numbers are of, in the middle of a sentence. */
const FIELDS: Readonly<Record<string, string>> = { startup: t('fieldStartup'), total: t('fieldTotal') };

/** Both values of a number that two sources give differently, with the other's name. */
export const disputeInWords = ({ of, ours, theirs, source }: Dispute): string =>
  t('sourcesDifferOn', { field: FIELDS[of] ?? of, ours, theirs, source });

/** What another source says of a number of a move; null where none does. @param of name of the field */
export function disputeOf({ disputed = [] }: FrameMove, of: string): string | null {
  const found = disputed.find((each) => each.of === of);
  return found === undefined ? null : t('saidBy', { number: found.theirs, source: found.source });
}
