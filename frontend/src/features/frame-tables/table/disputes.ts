import type { FrameMove } from '@combolab/contracts/frame-data';

type Dispute = NonNullable<FrameMove['disputed']>[number];

/** What a number is called where it is disputed: `landingLag` -> `landing lag`. */
const wordsOf = (of: string): string => of.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Both values of a number that two sources give differently, with the other's name. */
export const disputeInWords = ({ of, ours, theirs, source }: Dispute): string =>
  `${wordsOf(of)}: ${String(ours)} here, ${String(theirs)} by ${source}`;

/** What another source says of a number of a move; null where none does. @param of name of the field */
export function disputeOf({ disputed = [] }: FrameMove, of: string): string | null {
  const found = disputed.find((each) => each.of === of);
  return found === undefined ? null : `${String(found.theirs)} by ${found.source}`;
}
