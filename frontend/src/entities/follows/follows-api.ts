import {
  compareVersions,
  rooms,
  type AnswerOf,
  type AuthorData,
  type FollowedAuthor,
  type routes,
  type UserProfile,
} from '@combolab/contracts';
import { baseApi } from '../../shared/api/base-api.js';
import { calls } from '../../shared/api/calls.js';
import { request } from '../../shared/api/request.js';
import { sendAll } from '../../shared/api/send-all.js';
import { followRoom } from '../../shared/live/live-socket.js';

/** Somebody whom the user follows, or followed when the list was read. */
export interface Follow extends FollowedAuthor {
  readonly follows: boolean;
}
export type Followers = Pick<UserProfile, 'numFollowers' | 'versions'>;

type Answer = AnswerOf<typeof routes.followAuthor>;
type FollowsAnswer = AnswerOf<typeof routes.follows>;

/** The list after a wish. Whom it drops keeps the place until the list is read again, so that it can be taken back there. */
export function followsAfter(list: readonly Follow[], author: AuthorData, follows: boolean): Follow[] {
  if (list.some((each) => each.author._id === author._id))
    return list.map((each) => (each.author._id === author._id ? { ...each, follows } : each));
  return follows ? [{ author, since: new Date().toISOString(), follows }, ...list] : [...list];
}

const followsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Whom the user follows, the latest first; by user, so that nobody sees those of who was here before. */
    follows: build.query<readonly Follow[], string>({
      queryFn: (_userId, { signal }) =>
        sendAll(request(calls.follows, {}), signal, (answer) =>
          (answer as FollowsAnswer).authors.map((each) => ({ ...each, follows: true })),
        ),
      keepUnusedDataFor: 600,
    }),
    /** How many follow somebody, kept live while it is shown. */
    followers: build.query<Followers, string>({
      query: (userId) => request(calls.userProfile, { params: { userId } }),
      transformResponse: ({ numFollowers, versions }: UserProfile) => ({ numFollowers, versions }),
      merge: (held, incoming) =>
        compareVersions(incoming.versions.followers, held.versions.followers) >= 0 ? incoming : undefined,
      onCacheEntryAdded: async (userId, cycle): Promise<void> => {
        const held = () => cycle.getCacheEntry().data?.versions;
        const stop = followRoom(rooms.profile(userId), {
          versions: () => held() ?? {},
          onView: (message) => {
            const { followers } = held() ?? {};
            if (message.part !== 'followers' || followers === undefined) return;
            const { numFollowers, to } = message;
            if (compareVersions(to, followers) > 0)
              cycle.updateCachedData(() => ({ numFollowers, versions: { followers: to } }));
          },
          onJoined: ({ followers: there }) => {
            const here = held()?.followers;
            if (here !== undefined && there !== undefined && compareVersions(there, here) > 0)
              void cycle.dispatch(
                followsApi.endpoints.followers.initiate(userId, { forceRefetch: true, subscribe: false }),
              );
          },
        });
        await cycle.cacheEntryRemoved;
        stop();
      },
    }),
    /** Follows somebody or no longer: shown at once, taken back when refused. */
    setFollow: build.mutation<Answer, { userId: string; author: AuthorData; follows: boolean }>({
      query: ({ author, follows }) =>
        follows
          ? request(calls.followAuthor, { body: { authorId: author._id } })
          : request(calls.unfollowAuthor, { body: { authorId: author._id } }),
      onQueryStarted: async ({ userId, author, follows }, cycle) => {
        const { dispatch, queryFulfilled } = cycle;
        const count = (next: (numFollowers: number) => number) =>
          dispatch(
            followsApi.util.updateQueryData('followers', author._id, (followers) => {
              followers.numFollowers = Math.max(0, next(followers.numFollowers));
            }),
          );
        const version = () =>
          followsApi.endpoints.followers.select(author._id)(cycle.getState()).data?.versions.followers;
        const before = version();
        const shown = dispatch(
          followsApi.util.updateQueryData('follows', userId, (list) => followsAfter(list, author, follows)),
        );
        const counted = count((numFollowers) => numFollowers + (follows ? 1 : -1));
        try {
          const { data } = await queryFulfilled;
          // a live message that came meanwhile knows as much or more
          if (version() === before) count(() => data.numFollowers);
        } catch {
          shown.undo();
          if (version() === before) counted.undo();
        }
      },
    }),
  }),
});

export const { useFollowsQuery, useFollowersQuery, useSetFollowMutation } = followsApi;

/** Puts the count that came with a profile into its entry; a newer one that is there already stays. */
export const fillFollowers = ({ _id, numFollowers, versions }: UserProfile) =>
  followsApi.util.upsertQueryEntries([
    { endpointName: 'followers' as const, arg: _id, value: { numFollowers, versions } },
  ]);
