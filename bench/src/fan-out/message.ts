import type { ViewMessage } from '@combolab/contracts';

/** What viewers of a combo get when somebody likes it; `n` tells one from the other. */
export const tallyMessage = (room: string, n: number): ViewMessage => ({
  ...{ room, part: 'tally', from: [1, n - 1], to: [1, n], numLikes: n, numDislikes: 0 },
});

/** ms of a clock that all processes of this machine share. */
export const now = (): number => Number(process.hrtime.bigint()) / 1e6;
