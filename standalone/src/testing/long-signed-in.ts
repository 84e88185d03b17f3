import { join } from 'node:path';
import { openDatabase } from '@combolab/platform/adapters/sqlite/open-database';
import { waitUntil } from './wait-until.js';

const LONG_AGO_MS = 6 * 60_000;
const second = () => Math.floor(Date.now() / 1000);

/** Makes it longer than five minutes ago that somebody signed in, for tokens that are fetched from now on. */
export async function longSignedIn(dataDir: string, userId: string): Promise<void> {
  const db = openDatabase({ file: join(dataDir, 'auth.sqlite'), synchronous: 'FULL' });
  const since = new Date(Date.now() - LONG_AGO_MS).toISOString();
  db.prepare('UPDATE session SET createdAt = ? WHERE userId = ?').run(since, userId);
  db.close();
  // tokens of one second are the same, and what is known of one is remembered
  const now = second();
  await waitUntil('another second', () => Promise.resolve(second() > now || undefined));
}
