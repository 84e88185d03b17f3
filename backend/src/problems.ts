/** A refusal that is expected: it has a status, a machine name and a sentence that says what to do. */
export class RefusedError extends Error {
  override name = 'RefusedError';
  constructor(
    /** HTTP status of the answer. */
    readonly status: number,
    readonly code: string,
    readonly title: string,
    /** What happened and what to do next. */
    detail: string,
    /** Further members of the problem document. */
    readonly more: Readonly<Record<string, unknown>> = {},
    /** Seconds after which a repeat may succeed. */
    readonly retryAfter?: number,
  ) {
    super(detail);
  }
}

const DAY_AND_TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

export const refuse = {
  malformed: (detail: string, errors: readonly { path: string; message: string }[] = []) =>
    new RefusedError(400, 'malformed', 'Not understood', detail, errors.length === 0 ? {} : { errors }),
  unknown: (what: string, id: string) =>
    new RefusedError(
      400,
      `unknown-${what}`,
      `Unknown ${what}`,
      `There is no ${what} '${id.slice(0, 80)}'. Choose one from the list.`,
    ),
  noToken: () => new RefusedError(401, 'unauthorized', 'Not logged in', 'Log in and try again.'),
  badToken: () =>
    new RefusedError(401, 'bad-token', 'Session no longer valid', 'Your session has ended. Log in again.'),
  notYours: (detail: string) => new RefusedError(403, 'forbidden', 'Not yours', detail),
  otherCaller: () =>
    new RefusedError(403, 'other-user', 'Not you', 'The request names another user than the one who is logged in.'),
  badApiToken: () =>
    new RefusedError(
      401,
      'bad-token',
      'API token not valid',
      'This API token is unknown, has expired or was revoked. Make a new one in your settings.',
    ),
  lackingScope: (scope: string) =>
    new RefusedError(
      403,
      'lacking-scope',
      'Token lacks a scope',
      `This needs the scope '${scope}', which this API token was not made for. Make one with it in your settings.`,
      { scope },
    ),
  notForTokens: () =>
    new RefusedError(
      403,
      'not-for-tokens',
      'Not for API tokens',
      'No API token may do this. Log in on the site and do it there.',
    ),
  /** @param until ISO 8601 UTC; null = without end */
  suspended: (until: string | null) =>
    new RefusedError(
      403,
      'suspended',
      'Account suspended',
      until === null
        ? 'This account is suspended and may only read. If you think this is wrong, write to whoever runs this site.'
        : `This account is suspended and may only read until ${DAY_AND_TIME.format(new Date(until))} UTC. Try again then.`,
      { until },
    ),
  ownThing: (what: string) =>
    new RefusedError(
      422,
      'own-thing',
      'Your own',
      what === 'user'
        ? 'You cannot report yourself.'
        : `This ${what} is your own. Change or delete it instead of reporting it.`,
    ),
  notForUsers: () =>
    new RefusedError(422, 'not-for-users', 'Not for users', 'A user cannot be hidden. Suspend the account instead.'),
  adminSuspended: () =>
    new RefusedError(
      422,
      'is-admin',
      'This is an admin',
      'An admin cannot be suspended. Take the role back first: npm run admin -- revoke <email>.',
    ),
  notFound: (what: string) =>
    new RefusedError(404, 'not-found', 'Not found', `This ${what} does not exist or was deleted.`),
  nothingThere: () => new RefusedError(404, 'not-found', 'Not found', 'There is nothing at this address.'),
  stale: (current: unknown) =>
    new RefusedError(
      409,
      'stale',
      'Changed meanwhile',
      'Somebody changed this after you read it. Compare both and save again.',
      { current },
    ),
  nameTaken: () =>
    new RefusedError(
      409,
      'name-taken',
      'Name taken',
      'This display name, or one that looks like it, is taken. Choose another.',
    ),
  keyReused: () =>
    new RefusedError(
      422,
      'idempotency-key-reused',
      'Key used twice',
      'This Idempotency-Key stood for another request. Use a new one.',
    ),
  tooMany: (seconds: number) =>
    new RefusedError(
      429,
      'too-many',
      'Too many requests',
      `Too many at once. Try again in ${String(seconds)} s.`,
      {},
      seconds,
    ),
  /** @param seconds until the account is new no more */
  tooManyForNew: (what: string, most: number, seconds: number) =>
    new RefusedError(
      429,
      'too-many-for-new',
      'Too many for the first day',
      `In its first day an account may add ${String(most)} ${most === 1 ? what.slice(0, -1) : what}. ` +
        `Go on in ${seconds > 3600 ? `${String(Math.ceil(seconds / 3600))} hours` : `${String(Math.ceil(seconds / 60))} min`}.`,
      {},
      seconds,
    ),
  unavailable: () =>
    new RefusedError(
      503,
      'unavailable',
      'Briefly unavailable',
      'A part of the site is down. Nothing was lost; try again in a moment.',
      {},
      5,
    ),
  overloaded: () =>
    new RefusedError(
      503,
      'overloaded',
      'Too busy',
      'More is asked of this site right now than it can answer. Try again in a moment.',
      {},
      1,
    ),
  /** A store is away, or being opened or built again. */
  storeAway: () =>
    new RefusedError(
      503,
      'store-away',
      'Briefly unavailable',
      'A part of the site is down. Nothing was lost; try again in a moment.',
      {},
      5,
    ),
  /** Who is signed in cannot be asked about, and has not been for long. */
  accountsAway: () =>
    new RefusedError(
      503,
      'accounts-away',
      'Only reading for now',
      'Whether you are still signed in cannot be checked just now, so you can only read. Nothing was lost; try again in a moment.',
      {},
      5,
    ),
  textSearchOff: () =>
    new RefusedError(
      503,
      'text-search-off',
      'Text search is off',
      'Searching for text is off for the moment. Remove the text to go on with filters, or try again shortly.',
      {},
      5,
    ),
  /** A store has no room: only somebody who makes some helps. */
  noSpace: () =>
    new RefusedError(
      507,
      'no-space',
      'No room left',
      'The server has no room left. Try again later; the operator was told.',
      {},
      60,
    ),
};
