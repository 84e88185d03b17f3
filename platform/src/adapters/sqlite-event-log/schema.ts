import type { Database } from '../sqlite/open-database.js';

const SCHEMA_VERSION = 2;
/** The first without hashes. */
const WITHOUT_HASHES = 1;

/**
 * `events` is only ever appended to, which is why a group of commands costs one small write: an index by stream would touch
 * another page for each event. `event_streams` is that index, extended many events at a time in the order of its key; it
 * holds every event up to `indexed.position` and perhaps some after.
 *
 * What is large stands last, so that reading the other columns never follows a row to its overflow pages. `time` in epoch ms.
 * `hash` is the event's link in the chain of all before it (`event-log/seal.ts`), `seal` the JSON of its {@link Seal} or null.
 */
const SCHEMA = `
  CREATE TABLE events (
    position INTEGER PRIMARY KEY,
    stream TEXT NOT NULL,
    version INTEGER NOT NULL,
    command_id TEXT NOT NULL,
    type TEXT NOT NULL,
    schema INTEGER NOT NULL,
    time INTEGER NOT NULL,
    id TEXT NOT NULL,
    actor TEXT,
    correlation_id TEXT NOT NULL,
    data TEXT NOT NULL,
    hash TEXT,
    seal TEXT
  ) STRICT;
  CREATE TABLE event_streams (
    stream TEXT NOT NULL,
    version INTEGER NOT NULL,
    position INTEGER NOT NULL,
    PRIMARY KEY (stream, version)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE indexed (position INTEGER NOT NULL) STRICT;
  INSERT INTO indexed VALUES (0);
  PRAGMA user_version = ${String(SCHEMA_VERSION)};`;

const WITH_HASHES = `
  ALTER TABLE events ADD COLUMN hash TEXT;
  ALTER TABLE events ADD COLUMN seal TEXT;
  PRAGMA user_version = ${String(SCHEMA_VERSION)};`;

/**
 * Creates what is missing. Events of before have no hashes then (`seal-older.ts`).
 * @throws Error when a newer build has written the file
 */
export function prepareSchema(database: Database): void {
  database.exec('BEGIN IMMEDIATE');
  const { user_version: found } = database.prepare('PRAGMA user_version').get() as { user_version: number };
  if (found > SCHEMA_VERSION) {
    throw new Error(`the event log has schema ${String(found)}, this build knows ${String(SCHEMA_VERSION)}`);
  }
  if (found === WITHOUT_HASHES) database.exec(WITH_HASHES);
  else if (found < SCHEMA_VERSION) database.exec(SCHEMA);
  database.exec('COMMIT');
}
