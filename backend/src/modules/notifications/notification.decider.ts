import { NotificationGiven, NotificationRead, type EventOf } from '@combolab/contracts';
import type { Decider } from '../../commands/decider.js';
import { refuse } from '../../problems.js';

export type Given = EventOf<typeof NotificationGiven>['data'];
/** null before it was given. */
export type NotificationState = { readonly read: boolean } | null;

export type NotificationCommand =
  | { readonly type: 'give'; readonly given: Given }
  | { readonly type: 'read'; readonly userId: string; readonly notificationId: string };

/** One stream per notification: what was given is not given again, read or not. */
export const notificationDecider: Decider<NotificationState, NotificationCommand> = {
  initial: null,
  on: { [NotificationGiven.type]: () => ({ read: false }), [NotificationRead.type]: () => ({ read: true }) },
  lastDecides: true,
  decide(state, command) {
    if (command.type === 'give') return state === null ? [NotificationGiven(command.given)] : [];
    if (state === null) throw refuse.notFound('notification');
    const { userId, notificationId } = command;
    return state.read ? [] : [NotificationRead({ userId, notificationId })];
  },
};
