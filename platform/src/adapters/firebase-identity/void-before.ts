import type { Auth } from 'firebase-admin/auth';
import { unlessAbsent } from './token-errors.js';

/** Accounts that are remembered. */
const REMEMBERED = 10_000;

export interface VoidBeforeOptions {
  readonly auth: Pick<Auth, 'getUser'>;
  /** How long an answer is believed, in ms. */
  readonly rememberMs: number;
  /** Epoch ms. */
  readonly now: () => number;
}

/**
 * Since when sessions of an account are valid: a new password, a reset and the end of all sessions set it at Firebase. Its latest
 * answer holds while Firebase is away; with none nothing is void.
 */
export function voidBefore({ auth, rememberMs, now }: VoidBeforeOptions): (userId: string) => Promise<number> {
  const known = new Map<string, { readonly before: number; readonly until: number }>();
  return async (userId) => {
    const last = known.get(userId);
    if (last !== undefined && now() < last.until) return last.before;
    const user = await unlessAbsent(auth.getUser(userId)).catch(() => null);
    const before = user === null ? (last?.before ?? 0) : Date.parse(user.tokensValidAfterTime ?? '') || 0;
    known.delete(userId);
    if (known.size >= REMEMBERED) known.clear();
    known.set(userId, { before, until: now() + rememberMs });
    return before;
  };
}
