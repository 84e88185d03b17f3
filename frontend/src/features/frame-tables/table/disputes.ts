import type { FrameMove } from '@combolab/contracts/frame-data';
import { t } from '../texts.js';

type Dispute = NonNullable<FrameMove['disputed']>[number];

/** What a number is called where it is disputed: `landingLag` -> `landing lag`. */
const wordsOf = (of: string): string => of.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Both values of a number that two sources give differently, with the other's name. */
export const disputeInWords = ({ of, ours, theirs, source }: Dispute): string =>
  t('hereBy', { wordsOf: wordsOf(of), ours, theirs, source });

/** What another source says of a number of a move; null where none does. @param of name of the field */
export function disputeOf({ disputed = [] }: FrameMove, of: string): string | null {
  const found = disputed.find((each) => each.of === of);
  return found === undefined ? null : t('by', { theirs: found.theirs, source: found.source });
}
