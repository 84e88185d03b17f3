import {
  compareVersions,
  rooms,
  type AccountMessage,
  type InboxState,
  type Notification,
  type NotificationKind,
  type OwnUser,
  type ViewMessage,
  type ViewVersion,
} from '@combolab/contracts';
import { baseApi } from '../../shared/api/base-api.js';
import { calls } from '../../shared/api/calls.js';
import { request } from '../../shared/api/request.js';
import { send } from '../../shared/api/send.js';
import { selectMe, updateMe } from '../../shared/auth/me-api.js';
import { followRoom } from '../../shared/live/live-socket.js';

/** A page of notifications, newest first. */
export interface NotificationPage {
  readonly notifications: readonly Notification[];
  readonly unread: number;
  readonly cursor: string | null;
  readonly versions: { readonly inbox: ViewVersion };
}

/** What the bell shows, and which version of the inbox it is. */
export type Inbox = InboxState & { readonly versions: { readonly inbox: ViewVersion } };

const PAGE = 20;

/** The inbox after a message; null when it is as new already. */
export function inboxAfter(inbox: Inbox | undefined, message: ViewMessage): Inbox | null {
  if (message.part !== 'inbox') return null;
  if (inbox !== undefined && compareVersions(message.to, inbox.versions.inbox) <= 0) return null;
  return { unread: message.unread, latest: message.latest, versions: { inbox: message.to } };
}

/** How many came between two states of the inbox, as the server told them: what was read meanwhile hides none. */
export function newsBetween(before: Inbox, after: Inbox): number {
  const { latest } = after;
  const isNew = latest !== null && latest._id !== before.latest?._id && latest.at >= (before.latest?.at ?? '');
  return isNew ? Math.max(1, after.unread - before.unread) : 0;
}

/** What the account may do, as the server tells it. */
const standAs =
  ({ userType, suspension, to }: AccountMessage) =>
  (me: OwnUser): void => {
    me.userType = userType;
    me.versions = { account: to };
    if (suspension === null) delete me.suspension;
    else me.suspension = suspension;
  };

export const inboxApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The bell's state of one user, kept live while it is shown. */
    inbox: build.query<Inbox, string>({
      queryFn: async (_userId, { signal }) => {
        const sent = await send(request(calls.notifications, { query: { limit: 1 } }), signal);
        if ('error' in sent) return sent;
        const { unread, notifications, versions } = sent.data as NotificationPage;
        return { data: { unread, latest: notifications[0] ?? null, versions } };
      },
      merge: (held, incoming) =>
        compareVersions(incoming.versions.inbox, held.versions.inbox) >= 0 ? incoming : undefined,
      onCacheEntryAdded: async (userId, cycle): Promise<void> => {
        const read = () => cycle.getCacheEntry().data;
        const refetch = () => void cycle.dispatch(readInbox(userId));
        const me = () => selectMe(userId)(cycle.getState()).data;
        const isNewer = (account: ViewVersion) => compareVersions(account, me()?.versions?.account ?? [0, 0]) > 0;
        const readMe = () => void cycle.dispatch(baseApi.util.invalidateTags(['Me']));
        const stop = followRoom(rooms.user(userId), {
          versions: () => read()?.versions ?? {},
          onView: (message) => {
            if (message.part === 'account') {
              if (me() === undefined) readMe();
              else if (isNewer(message.to)) cycle.dispatch(updateMe(userId, standAs(message)));
              return;
            }
            const after = inboxAfter(read(), message);
            if (after !== null) cycle.updateCachedData(() => after);
          },
          onJoined: ({ inbox: there, account }) => {
            if (account !== undefined && isNewer(account)) readMe();
            const here = read()?.versions.inbox;
            if (here !== undefined && there !== undefined && compareVersions(there, here) > 0) refetch();
          },
        });
        await cycle.cacheEntryRemoved;
        stop();
      },
    }),
    notifications: build.infiniteQuery<NotificationPage, string, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (last) => last.cursor ?? undefined },
      query: ({ pageParam }) =>
        request(calls.notifications, {
          query: { limit: PAGE, ...(pageParam === null ? {} : { cursor: pageParam }) },
        }),
      providesTags: ['Notifications'],
    }),
    readNotifications: build.mutation<unknown, { userId: string } & ({ notificationId: string } | { upTo: string })>({
      query: ({ userId: _, ...body }) => request(calls.readNotifications, { body }),
      onQueryStarted: async ({ userId, ...asked }, cycle) => {
        const { dispatch, queryFulfilled } = cycle;
        const version = () => inboxApi.endpoints.inbox.select(userId)(cycle.getState()).data?.versions.inbox;
        const before = version();
        const isMeant = ({ _id, at }: Notification) =>
          'upTo' in asked ? at <= asked.upTo : _id === asked.notificationId;
        const countShown = dispatch(
          inboxApi.util.updateQueryData('inbox', userId, (inbox) => {
            inbox.unread = 'upTo' in asked ? 0 : Math.max(0, inbox.unread - 1);
          }),
        );
        const shown = dispatch(
          inboxApi.util.updateQueryData('notifications', userId, ({ pages }) => {
            for (const page of pages) for (const each of page.notifications) if (isMeant(each)) each.read = true;
          }),
        );
        await queryFulfilled.catch(() => {
          shown.undo();
          // what was counted meanwhile stands, until the inbox itself has answered
          if (version() === before) countShown.undo();
          void dispatch(readInbox(userId));
        });
      },
      invalidatesTags: (_result, error) => (error === undefined ? [] : ['Notifications']),
    }),
    setNotifications: build.mutation<OwnUser, { userId: string; off: readonly NotificationKind[] }>({
      query: ({ off }) => request(calls.setNotifications, { body: { off: [...off] } }),
      onQueryStarted: async ({ userId, off }, { dispatch, queryFulfilled }) => {
        const shown = dispatch(
          updateMe(userId, (me) => {
            me.notificationsOff = [...off];
          }),
        );
        await queryFulfilled.catch(() => {
          shown.undo();
        });
      },
    }),
  }),
});

/** Asks for the bell's state again. */
const readInbox = (userId: string) =>
  inboxApi.endpoints.inbox.initiate(userId, { forceRefetch: true, subscribe: false });

export const {
  useInboxQuery,
  useNotificationsInfiniteQuery,
  useReadNotificationsMutation,
  useSetNotificationsMutation,
} = inboxApi;
