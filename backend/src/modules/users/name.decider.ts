import { NameClaimed, NameReleased } from '@combolab/contracts';
import type { Decider } from '../../commands/decider.js';
import { refuse } from '../../problems.js';

/** An unused claim is free again after this long, in ms. */
export const CLAIM_LASTS_MS = 60_000;

export interface NameState {
  readonly userId: string;
  readonly claimedAt: string;
}

export type NameCommand =
  /** `inUse` tells whether the present owner really bears the name; `now` is epoch ms. */
  | { readonly type: 'claim'; readonly userId: string; readonly inUse: boolean; readonly now: number }
  | { readonly type: 'release'; readonly userId: string };

/** One stream per name that people would confuse: whoever appends first has it. */
export const nameDecider: Decider<NameState | null, NameCommand> = {
  initial: null,
  on: {
    [NameClaimed.type]: (_, { data, time }) => ({ userId: data.userId, claimedAt: time }),
    [NameReleased.type]: () => null,
  },
  decide(state, command) {
    if (command.type === 'release')
      return state?.userId === command.userId ? [NameReleased({ userId: command.userId })] : [];
    if (state?.userId === command.userId) return [];
    const expired = state !== null && !command.inUse && command.now - Date.parse(state.claimedAt) > CLAIM_LASTS_MS;
    if (state !== null && !expired) throw refuse.nameTaken();
    return [NameClaimed({ userId: command.userId })];
  },
};
