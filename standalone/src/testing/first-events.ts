import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projections } from '@combolab/backend/domain';
import type { RecordedEvent } from '@combolab/contracts';
import { createLogger, Projector } from '@combolab/platform';
import { copySqliteDatabase } from '@combolab/platform/adapters/sqlite-copy';
import { openSqliteDocuments } from '@combolab/platform/adapters/sqlite-documents';
import { openSqliteEventLog } from '@combolab/platform/adapters/sqlite-event-log';
import { LogQueries } from '@combolab/platform/adapters/sqlite-event-log/log-queries';
import { openDatabase } from '@combolab/platform/adapters/sqlite/open-database';

/** Of each view, by its name. */
export type Digests = Readonly<Record<string, string>>;

const logOf = (folder: string): string => join(folder, 'events.sqlite');

/** All that the log of a data folder holds, in its order. */
export function eventsIn(folder: string): RecordedEvent[] {
  const log = new LogQueries({ file: logOf(folder), source: 'test' });
  try {
    const all: RecordedEvent[] = [];
    for (let at = 0; at < log.end();) {
      const { events, last } = log.next(at, 1000);
      all.push(...events);
      at = last;
    }
    return all;
  } finally {
    log.close();
  }
}

/** Copies the first events of a data folder's log, and nothing else of it, into a new file. */
export async function firstEvents(folder: string, events: number, file: string): Promise<void> {
  await copySqliteDatabase(logOf(folder), file);
  const log = openDatabase({ file, synchronous: 'FULL' });
  log.prepare('DELETE FROM events WHERE position > ?').run(events);
  log.prepare('DELETE FROM event_streams WHERE position > ?').run(events);
  log.prepare('UPDATE indexed SET position = min(position, ?)').run(events);
  log.close();
}

/** Of all views, built from the first events of a data folder's log alone. */
export async function digestsOfFirst(folder: string, events: number): Promise<Digests> {
  const own = await mkdtemp(join(tmpdir(), 'combolab-first-events-'));
  try {
    await firstEvents(folder, events, logOf(own));
    await using log = await openSqliteEventLog({ file: logOf(own), source: 'test' });
    await using documents = openSqliteDocuments(join(own, 'documents.sqlite'));
    await using projector = new Projector({
      ...{ log, documents, projections, logger: createLogger({ logLevel: 'silent' }) },
      announce: () => undefined,
      onApplied: () => undefined,
    });
    await projector.start();
    await projector.idle();
    const digests: Record<string, string> = {};
    for (const collection of projections.flatMap(({ collections }) => collections))
      digests[collection.name] = await documents.digest(collection);
    return digests;
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}
