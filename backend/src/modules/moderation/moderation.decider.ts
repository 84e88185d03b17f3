import { ModerationDecided, ReportMade, type EventOf } from '@combolab/contracts';
import type { Decider } from '../../commands/decider.js';

export type Reported = EventOf<typeof ReportMade>['data'];
export type Decision = EventOf<typeof ModerationDecided>['data'];

/** What the stream `moderation/<case>` amounts to. */
export interface CaseState {
  /** Whose reports are not answered. */
  readonly open: ReadonlySet<string>;
  /** As the decisions have it. */
  readonly hidden: boolean;
}

export type ModerationCommand =
  | { readonly type: 'report'; readonly report: Reported }
  /** `changed` tells whether the thing itself was hidden or restored just now. */
  | { readonly type: 'decide'; readonly decision: Decision; readonly changed: boolean };

function isNews({ open, hidden }: CaseState, { outcome }: Decision, changed: boolean): boolean {
  if (outcome === 'dismissed') return open.size > 0;
  if (outcome === 'hidden') return changed || !hidden || open.size > 0;
  if (outcome === 'restored') return changed || hidden;
  return true;
}

/** One stream per thing: each person has one report open, and whatever is decided answers all that are. */
export const moderationDecider: Decider<CaseState, ModerationCommand> = {
  initial: { open: new Set(), hidden: false },
  on: {
    [ReportMade.type]: (state, { data }) => ({ ...state, open: new Set([...state.open, data.reporterId]) }),
    [ModerationDecided.type]: ({ hidden }, { data: { outcome } }) => ({
      open: new Set(),
      hidden: outcome === 'hidden' || (hidden && outcome !== 'restored'),
    }),
  },
  decide(state, command) {
    if (command.type === 'report') return state.open.has(command.report.reporterId) ? [] : [ReportMade(command.report)];
    return isNews(state, command.decision, command.changed) ? [ModerationDecided(command.decision)] : [];
  },
};
