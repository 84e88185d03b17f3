import { rooms, type RecordedEvent } from '@combolab/contracts';
import { readOf, type Collection, type Projection } from '@combolab/platform';
import { evolveUser, userEvents, type UserState } from './user.decider.js';

/** A user's public side and settings. */
export interface UserDoc extends UserState {
  readonly streamVersion: number;
}

export const usersCollection: Collection<UserDoc> = { name: 'users', projection: 'users', indexes: [] };

/** What a user's own room is told of the account. */
export const accountPart = ({ userType, suspension }: UserState) =>
  ({ part: 'account', userType, suspension: suspension ?? null }) as const;

/** One document per user. */
export const usersProjection: Projection = {
  name: 'users',
  version: 1,
  collections: [usersCollection],
  handles: userEvents,
  reads: ({ data }) => [readOf(usersCollection, (data as { userId: string }).userId)],
  async apply(event: RecordedEvent, views) {
    const { userId } = event.data as { userId: string };
    const before = (await views.get(usersCollection, userId))?.doc ?? null;
    if (before !== null && before.streamVersion >= event.version) return;
    const after = evolveUser(before, event);
    if (after === null) return;
    const { from, to } = await views.put(usersCollection, userId, { ...after, streamVersion: event.version });
    views.announce({ room: rooms.user(userId), from, to, ...accountPart(after) });
  },
};
