import { storedText } from '../lib/stored.js';
import { createSignal } from '../store/signal.js';
import { identityProvider } from './identity-provider.js';

/** Renew this long before the token's own end. */
const MARGIN_MS = 30_000;

interface Held {
  readonly token: string;
  readonly userId: string;
  /** By this clock. */
  readonly expires: number;
}

const session = storedText('combolab.session');
/** Whose session it is, so that it is known without a connection, too. */
const owner = storedText('combolab.user');
let held: Held | null = null;
let renewal: Promise<string | null> | null = null;
const ended = createSignal();

interface Claims {
  readonly sub?: unknown;
  readonly exp?: unknown;
  readonly iat?: unknown;
}

/** User and life of a token. Its signature is the server's business. */
export function readClaims(token: string): { userId: string; lifeMs: number } | null {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { sub, exp, iat } = JSON.parse(atob(payload)) as Claims;
    if (typeof sub !== 'string' || typeof exp !== 'number') return null;
    return { userId: sub, lifeMs: (exp - (typeof iat === 'number' ? iat : Date.now() / 1000)) * 1000 };
  } catch {
    return null;
  }
}

async function fetchToken(sessionToken: string): Promise<string | null> {
  const token = await (await identityProvider()).freshToken(sessionToken);
  if (token === null) {
    if (session.read() === sessionToken) endSession();
    return null;
  }
  const claims = readClaims(token);
  if (claims === null) throw new TypeError('no token');
  // Life is counted from now on this clock, which may differ from the server's.
  held = { token, userId: claims.userId, expires: Date.now() + claims.lifeMs };
  owner.write(claims.userId);
  return token;
}

/** A new token, one request at a time; null for visitors and when the session has ended. Rejects when offline. */
export function renewToken(): Promise<string | null> {
  const sessionToken = session.read();
  if (sessionToken === null) return Promise.resolve(null);
  renewal ??= fetchToken(sessionToken).finally(() => {
    renewal = null;
  });
  return renewal;
}

/** A token that is still good for a while; null for visitors. Rejects when one is needed and there is no connection. */
export const currentToken = (): Promise<string | null> =>
  held !== null && held.expires - MARGIN_MS > Date.now() ? Promise.resolve(held.token) : renewToken();

/** Milliseconds until the held token ends; null when none is held. */
export const tokenLife = (): number | null => (held === null ? null : held.expires - Date.now());

/** The signed-in user, once a token is held, or was held in an earlier visit. */
export const heldUserId = (): string | null => held?.userId ?? owner.read();

export const hasSession = (): boolean => session.read() !== null;
export const sessionToken = (): string | null => session.read();

/** Keeps the session of a sign-in. */
export function keepSession(token: string): void {
  held = null;
  renewal = null;
  owner.write(null);
  session.write(token);
}

/** Forgets session and token, and tells who listens; does nothing when there is none. */
export function endSession(): void {
  if (held === null && session.read() === null) return;
  held = null;
  renewal = null;
  owner.write(null);
  session.write(null);
  ended.tell();
}

/** Calls back when the session ends here or on the server. */
export const onSessionEnd = ended.listen;
