import { join } from 'node:path';
import type { RecordedEvent } from '@combolab/contracts';
import { readLocalAccounts } from '@combolab/platform/adapters/local-identity/local-accounts';
import { openSqliteEventLogReader } from '@combolab/platform/adapters/sqlite-event-log';
import { openDataFolder } from '../data-folder/data-folder.js';
import { openSite } from '../distributed/open-site.js';
import type { FirebaseAccounts } from './firebase-accounts.js';

const NOTHING = Buffer.alloc(0);

/** Ids, names, times and hashes as they were. */
export async function expectSameAccounts(firebase: FirebaseAccounts, dataDir: string): Promise<void> {
  const kept = new Map((await firebase.all()).map((account) => [account.localId, account]));
  const own = readLocalAccounts(join(dataDir, 'auth.sqlite'));
  expect(kept.size).toBe(own.length);
  for (const { userId, email, emailVerified, name, createdAt, password } of own) {
    const account = kept.get(userId);
    expect(account).toMatchObject({ email, emailVerified, displayName: name });
    expect(Math.floor(Number(account?.createdAt) / 1000)).toBe(Math.floor(createdAt.getTime() / 1000));
    const hash = [account?.passwordHash, account?.salt].map((text = '') => Buffer.from(text, 'base64url'));
    expect(hash).toEqual([password?.key ?? NOTHING, password?.salt ?? NOTHING]);
  }
}

/** Everything that was recorded, under the same ids, versions, times, actors and command ids. */
export async function expectSameEvents(settings: Readonly<Record<string, string>>, dataDir: string): Promise<void> {
  const { events: file, secrets } = openDataFolder(dataDir);
  await using reader = openSqliteEventLogReader({ file, source: `combolab:${secrets.installation}` });
  const before = await eventsOf((onStream) => reader.scan('', onStream));
  await using open = await openSite(settings);
  const after = await eventsOf((onStream) => open.ports.log.scan('', onStream));
  expect([...after.keys()].sort()).toEqual([...before.keys()].sort());
  for (const [stream, events] of before) expect(after.get(stream)?.slice(0, events.length)).toEqual(events);
}

async function eventsOf(scan: (onStream: (s: string, e: readonly RecordedEvent[]) => Promise<void>) => Promise<void>) {
  const events = new Map<string, readonly RecordedEvent[]>();
  await scan((stream, recorded) => {
    events.set(stream, recorded);
    return Promise.resolve();
  });
  return events;
}
