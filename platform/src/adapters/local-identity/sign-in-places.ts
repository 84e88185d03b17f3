import { createHmac } from 'node:crypto';
import { placeOf } from '../../config/client-place.js';
import type { Database } from '../sqlite/open-database.js';

/** Places that are remembered of each account: the latest. */
const MOST = 50;
/** A place where nobody signed in for so long is forgotten, in ms. */
const KEPT_MS = 400 * 24 * 3600 * 1000;

/** Where people have signed in to each account. No address is kept: a keyed hash of account and place tells whether it was there. */
export class SignInPlaces {
  readonly #isNew: boolean;

  constructor(
    private readonly db: Database,
    private readonly secret: string,
  ) {
    this.#isNew = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'sign_in_places'").get() === undefined;
    db.exec(
      'CREATE TABLE IF NOT EXISTS sign_in_places (place TEXT PRIMARY KEY, userId TEXT NOT NULL, at INTEGER NOT NULL) STRICT',
    );
    db.exec('CREATE INDEX IF NOT EXISTS sign_in_places_of ON sign_in_places (userId, at)');
    db.prepare('DELETE FROM sign_in_places WHERE at < ?').run(Date.now() - KEPT_MS);
  }

  /** @param address of a client */
  knows(userId: string, address: string): boolean {
    const one = this.db.prepare('SELECT 1 FROM sign_in_places WHERE place = ?');
    return one.get(this.#place(userId, address)) !== undefined;
  }

  add(userId: string, address: string): void {
    this.db
      .prepare('INSERT INTO sign_in_places VALUES (?, ?, ?) ON CONFLICT (place) DO UPDATE SET at = excluded.at')
      .run(this.#place(userId, address), userId, Date.now());
    this.db
      .prepare(
        `DELETE FROM sign_in_places WHERE userId = ? AND place NOT IN
           (SELECT place FROM sign_in_places WHERE userId = ? ORDER BY at DESC, place LIMIT ?)`,
      )
      .run(userId, userId, MOST);
  }

  /** Whoever is signed in when this is there for the first time is known where they are. */
  takeSessions(): void {
    if (!this.#isNew) return;
    const sessions = this.db.prepare('SELECT userId, ipAddress FROM session WHERE ipAddress IS NOT NULL').all() as {
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
