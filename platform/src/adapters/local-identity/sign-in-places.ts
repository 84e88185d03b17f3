import { createHmac } from 'node:crypto';
import { placeOf } from '../../config/client-place.js';
import type { AccountsStore } from './accounts-dialect.js';

/** Places that are remembered of each account: the latest. */
const MOST = 50;
/** A place where nobody signed in for so long is forgotten, in ms. */
const KEPT_MS = 400 * 24 * 3600 * 1000;

/** Where people have signed in to each account. No address is kept: a keyed hash of account and place tells whether it was there. */
export class SignInPlaces {
  readonly #isNew: boolean;

  constructor(
    private readonly store: Pick<AccountsStore, 'db' | 'faults'>,
    private readonly secret: string,
  ) {
    const { db } = store;
    this.#isNew = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'sign_in_places'").get() === undefined;
    db.exec(
      'CREATE TABLE IF NOT EXISTS sign_in_places (place TEXT PRIMARY KEY, userId TEXT NOT NULL, at INTEGER NOT NULL) STRICT',
    );
    db.exec('CREATE INDEX IF NOT EXISTS sign_in_places_of ON sign_in_places (userId, at)');
    db.prepare('DELETE FROM sign_in_places WHERE at < ?').run(Date.now() - KEPT_MS);
  }

  /** @param address of a client */
  knows(userId: string, address: string): boolean {
    const { db, faults } = this.store;
    const one = (): unknown =>
      db.prepare('SELECT 1 FROM sign_in_places WHERE place = ?').get(this.#place(userId, address));
    return faults.watch(one) !== undefined;
  }

  add(userId: string, address: string): void {
    this.store.faults.watch(() => {
      this.#add(userId, address);
    });
  }

  #add(userId: string, address: string): void {
    const { db } = this.store;
    db.prepare('INSERT INTO sign_in_places VALUES (?, ?, ?) ON CONFLICT (place) DO UPDATE SET at = excluded.at').run(
      this.#place(userId, address),
      userId,
      Date.now(),
    );
    db.prepare(
      `DELETE FROM sign_in_places WHERE userId = ? AND place NOT IN
           (SELECT place FROM sign_in_places WHERE userId = ? ORDER BY at DESC, place LIMIT ?)`,
    ).run(userId, userId, MOST);
  }

  /** Whoever is signed in when this is there for the first time is known where they are. */
  takeSessions(): void {
    if (!this.#isNew) return;
    const sessions = this.store.db
      .prepare('SELECT userId, ipAddress FROM session WHERE ipAddress IS NOT NULL')
      .all() as {
      userId: string;
      ipAddress: string;
    }[];
    for (const { userId, ipAddress } of sessions) this.add(userId, ipAddress);
  }

  #place = (userId: string, address: string): string =>
    createHmac('sha256', this.secret)
      .update(`${userId}\n${placeOf(address)}`)
      .digest('base64url');
}
