import type { BetterAuthPlugin } from 'better-auth';
import {
  APIError,
  createAuthEndpoint,
  createAuthMiddleware,
  getSessionFromCtx,
  sensitiveSessionMiddleware,
} from 'better-auth/api';
import { z } from 'zod';

/** One browser or program that somebody is signed in with. What would open the account is not told. */
export interface OwnSession {
  readonly id: string;
  /** ISO 8601. */
  readonly createdAt: string;
  /** The `User-Agent` it signed in with; empty when it sent none. */
  readonly userAgent: string;
  /** Whether it is the one that asks. */
  readonly isCurrent: boolean;
}

const use = [sensitiveSessionMiddleware];

/**
 * Sessions by id. Those of better-auth itself are by their secret tokens, which would hand each browser the keys of all
 * others, and are kept from whoever signed in more than a day ago.
 */
export const ownSessions = () =>
  ({
    id: 'own-sessions',
    endpoints: {
      ownSessions: createAuthEndpoint('/sessions', { method: 'GET', use }, async (context) => {
        const { session, user } = context.context.session;
        const all = await context.context.internalAdapter.listSessions(user.id, { onlyActiveSessions: true });
        const sessions = all
          .map(({ id, createdAt, userAgent }): OwnSession => {
            const isCurrent = id === session.id;
            return { id, createdAt: new Date(createdAt).toISOString(), userAgent: userAgent ?? '', isCurrent };
          })
          .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.createdAt.localeCompare(a.createdAt));
        return context.json({ sessions });
      }),
      endSession: createAuthEndpoint(
        '/sessions/end',
        { method: 'POST', use, body: z.strictObject({ id: z.string() }) },
        async (context) => {
          const { internalAdapter, session } = context.context;
          const all = await internalAdapter.listSessions(session.user.id);
          const ended = all.find(({ id }) => id === context.body.id);
          if (ended === undefined) throw new APIError('NOT_FOUND', { code: 'SESSION_NOT_FOUND' });
          await internalAdapter.deleteSession(ended.token);
          return context.json({ ended: 1 });
        },
      ),
      endOtherSessions: createAuthEndpoint('/sessions/end-others', { method: 'POST', use }, async (context) => {
        const { internalAdapter, session } = context.context;
        const all = await internalAdapter.listSessions(session.user.id);
        const others = all.filter(({ id }) => id !== session.session.id);
        for (const { token } of others) await internalAdapter.deleteSession(token);
        return context.json({ ended: others.length });
      }),
    },
  }) satisfies BetterAuthPlugin;

/** Whoever changes a password stays signed in; whoever else knew the old one does not. @param tell called at last */
export const afterPasswordChange = (tell: (userId: string, headers: Headers | undefined) => Promise<void>) =>
  createAuthMiddleware(async (context) => {
    const { returned, internalAdapter } = context.context;
    if (context.path !== '/change-password' || returned instanceof APIError) return;
    const here = await getSessionFromCtx(context);
    if (here === null) return;
    for (const { id, token } of await internalAdapter.listSessions(here.user.id))
      if (id !== here.session.id) await internalAdapter.deleteSession(token);
    await tell(here.user.id, context.headers);
  });
