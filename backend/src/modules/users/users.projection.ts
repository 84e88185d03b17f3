import {
  AccountDeleted,
  ControllerPreferred,
  ControlsMapped,
  NotificationsChosen,
  RoleGranted,
  rooms,
  UserEdited,
  UserRegistered,
  UserSuspended,
  UserUnsuspended,
} from '@combolab/contracts';
import { defineProjection, onEach, readOf, type Collection } from '@combolab/platform';
import { evolve } from '../../commands/decider.js';
import { userOn, type UserState } from './user.decider.js';

/** A user's public side and settings. */
export interface UserDoc extends UserState {
  readonly streamVersion: number;
}

export const usersCollection: Collection<UserDoc> = { name: 'users', projection: 'users', indexes: [] };

/** What a user's own room is told of the account. */
export const accountPart = ({ userType, suspension }: UserState) =>
  ({ part: 'account', userType, suspension: suspension ?? null }) as const;

const KINDS = [
  UserRegistered.type,
  UserEdited.type,
  ControllerPreferred.type,
  ControlsMapped.type,
  NotificationsChosen.type,
  RoleGranted.type,
  UserSuspended.type,
  UserUnsuspended.type,
  AccountDeleted.type,
] as const;

/** One document per user. */
export const usersProjection = defineProjection({
  name: 'users',
  version: 1,
  collections: [usersCollection],
  on: onEach(KINDS, async (event, views) => {
    const { userId } = event.data;
    const before = (await views.get(usersCollection, userId))?.doc ?? null;
    if (before !== null && before.streamVersion >= event.version) return;
    const after = evolve(userOn, before, event);
    if (after === null) return;
    const { from, to } = await views.put(usersCollection, userId, { ...after, streamVersion: event.version });
    views.announce({ room: rooms.user(userId), from, to, ...accountPart(after) });
  }),
  reads: ({ data }) => [readOf(usersCollection, data.userId)],
});
