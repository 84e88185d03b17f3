/** Remembers which request a user's key stood for, for 7 days. */
export interface IdempotencyKeys extends AsyncDisposable {
  /** Fingerprint of the request that succeeded under this key; null when there was none. */
  find(userId: string, key: string): Promise<string | null>;
  remember(userId: string, key: string, fingerprint: string): Promise<void>;
}
