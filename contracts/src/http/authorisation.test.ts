import { z } from 'zod/mini';
import { SCOPES } from '../views/scopes.js';
import { authorisation, CALLERS, roomAuthorisation, type RoomAccess, type RouteAccess } from './authorisation.js';
import type { RouteDefinition } from './route.js';
import { routes, type RouteName } from './routes.js';

// @ts-expect-error a route that the table does not name is an error of the build
const lacking: Readonly<Record<RouteName | 'forgotten', RouteAccess>> = authorisation;
// @ts-expect-error so is a kind of room
const lackingRoom: Readonly<Record<keyof typeof roomAuthorisation | 'forgotten', RoomAccess>> = roomAuthorisation;

const table: Readonly<Record<string, RouteAccess>> = authorisation;

it('names each route and each caller once', () => {
  expect(Object.keys(lacking).sort()).toEqual(Object.keys(routes).sort());
  expect(Object.keys(lackingRoom)).not.toContain('forgotten');
  for (const access of [...Object.values(table), ...Object.values(roomAuthorisation)])
    expect(Object.keys(access).sort()).toEqual([...CALLERS].sort());
});

it.each(Object.entries(routes))('%s lets in whom its route says', (name, route: RouteDefinition) => {
  const { who, method, whileSuspended } = route;
  const { visitor, other, owner, admin, suspended } = table[name] ?? ({} as RouteAccess);
  expect(visitor === 401).toBe(who !== 'anyone');
  if (who === 'admin') expect([other, owner, admin]).toEqual([403, 403, 200]);
  expect(suspended).toBe(method === 'GET' || whileSuspended ? other : 403);
});

// @ts-expect-error a route that does not say what API tokens need for it is an error of the build
const silent: RouteDefinition = { method: 'GET', path: '/x', who: 'user', summary: 'x', answer: z.string() };

it('opens to API tokens what their scopes say and nothing that concerns accounts, admins or other tokens', () => {
  expect(silent.scope).toBeUndefined();
  const closed = Object.entries<RouteDefinition>(routes).flatMap(([name, { scope }]) => (scope === null ? [name] : []));
  const ofAccounts = ['newUser', 'updateUser', 'userPicture', 'setCustomControls', 'setPreferredController'];
  const ofOneself = [
    'setNotifications',
    'readNotifications',
    'saveSearch',
    'removeSearch',
    'recordPractice',
    'followAuthor',
    'unfollowAuthor',
    'follows',
    'stopPractice',
  ];
  expect(closed.sort()).toEqual(
    [
      ...['apiTokens', 'makeApiToken', 'revokeApiToken', 'exportAccount', 'deleteAccount', ...ofAccounts, ...ofOneself],
      ...['report', 'moderationCases', 'moderationLog', 'moderate', 'openedSearch', 'missedSearch', 'missedSearches'],
      ...['verifyCombo', 'addFeedback'],
    ].sort(),
  );
});

it.each(Object.entries<RouteDefinition>(routes))(
  '%s reads with the scope to read and writes with another',
  (_, route) => {
    expect([null, ...SCOPES]).toContain(route.scope);
    if (route.scope !== null) expect(route.scope === 'read').toBe(route.method === 'GET');
  },
);
