import { AsyncLocalStorage } from 'node:async_hooks';

/** What is wrong with the store: no room, away (which may pass), or an e-mail that is there already. */
export type StoreFault = 'no-space' | 'store-away' | 'email-in-use';

export interface NotedFault {
  readonly fault: StoreFault;
  /** The store's words, for the operator. */
  readonly message: string;
}

/** SQLite's words (sqlite3_errstr): the driver gives no number with what `all` fails with. */
const FULL = /database or disk is full/;
const AWAY =
  /disk I\/O error|is locked|out of memory|readonly database|image is malformed|unable to open|locking protocol|not a database|interrupted/;
const E_MAIL_TAKEN = /UNIQUE constraint failed: user\.email/;

/** null for what is no fault of the store. */
function faultOf(error: unknown): StoreFault | null {
  if ((error as { code?: unknown } | null)?.code !== 'ERR_SQLITE_ERROR') return null;
  const words = String(error);
  if (FULL.test(words)) return 'no-space';
  if (E_MAIL_TAKEN.test(words)) return 'email-in-use';
  return AWAY.test(words) ? 'store-away' : null;
}

/**
 * Remembers what the store failed with while one request was served: the provider makes of it whatever it likes, an answer
 * that blames the caller among them.
 */
export class StoreFaults {
  readonly #noted = new AsyncLocalStorage<{ last: NotedFault | null }>();

  /** Does `work`, and notes with which fault of the store it failed. @throws what `work` throws */
  watch<R>(work: () => R): R {
    try {
      return work();
    } catch (error) {
      const noted = this.#noted.getStore();
      const fault = faultOf(error);
      if (noted !== undefined && fault !== null) noted.last = { fault, message: String(error) };
      throw error;
    }
  }

  /** @returns what `work` answered, or null where it threw, and with what the store failed meanwhile, the last of several */
  async during<R>(work: () => Promise<R>): Promise<{ answer: R | null; noted: NotedFault | null }> {
    const noted: { last: NotedFault | null } = { last: null };
    const answer = await this.#noted.run(noted, work).catch((error: unknown) => {
      if (noted.last === null) throw error;
      return null;
    });
    return { answer, noted: noted.last };
  }
}
