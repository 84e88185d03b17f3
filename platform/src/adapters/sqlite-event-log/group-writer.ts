import type { PersonalFields } from '@combolab/contracts';
import { CHAIN_START, nextLink, sealData, writtenDigest } from '../event-log/seal.js';
import { EventClock } from '../event-log/event-clock.js';
import { openDatabase, synchronousLevel, type Database, type Statement } from '../sqlite/open-database.js';
import { EventRedactor, type RedactSlice } from './event-redactor.js';
import { IndexBuilder } from './index-builder.js';
import { RowInserter, type Value } from './insert-rows.js';
import { APPENDED, CONFLICT, REPLAYED, type Fields, type GroupAnswer, type WriterOptions } from './messages.js';
import { COLUMNS, EVENT_COLUMNS, linkFacts, PROOF_COLUMNS, type Row } from './rows.js';
import { prepareSchema } from './schema.js';
import { sealOlder } from './seal-older.js';
import { StreamCache, type StreamState } from './stream-cache.js';
import { StreamIndex } from './stream-index.js';

export interface Group {
  readonly group: number;
  readonly fields: Fields;
}

export interface Committed {
  readonly answers: readonly GroupAnswer[];
  readonly wrote: boolean;
}

const CACHED_COMMANDS = 100_000;
const CACHE_KB = 32 * 1024;
/** 16 MB: pages of the index change several times before they are copied into the database. */
const CHECKPOINT_PAGES = 4096;

/** The one writing connection: decides each command by itself, writes what is accepted in one transaction. */
export class GroupWriter {
  /** What the connection runs with; 2 is FULL. */
  readonly synchronous: number;
  readonly #database: Database;
  readonly #inserter: RowInserter;
  readonly #last: Statement;
  readonly #row: Statement;
  readonly #hashOf: Statement;
  readonly #personal: PersonalFields;
  readonly #index: StreamIndex;
  readonly #builder: IndexBuilder;
  readonly #redactor: EventRedactor;
  readonly #cache = new StreamCache(CACHED_COMMANDS);
  #position = 0;
  /** The last event's link of the chain. */
  #hash = CHAIN_START;
  readonly #clock = new EventClock();

  constructor({ file, indexEvery, personal }: WriterOptions) {
    this.#personal = personal;
    this.#database = openForWriting(file, personal);
    this.synchronous = synchronousLevel(this.#database);
    this.#inserter = new RowInserter(
      this.#database,
      `INSERT INTO events (${EVENT_COLUMNS}, ${PROOF_COLUMNS})`,
      COLUMNS,
    );
    this.#last = this.#database.prepare('SELECT position, time FROM events ORDER BY position DESC LIMIT 1');
    this.#row = this.#database.prepare('SELECT version, command_id AS command FROM events WHERE position = ?');
    this.#hashOf = this.#database.prepare('SELECT hash FROM events WHERE position = ?');
    this.#index = new StreamIndex(this.#database);
    this.#builder = new IndexBuilder(this.#database, this.#index, indexEvery);
    this.#redactor = new EventRedactor(this.#database);
  }

  /**
   * Checks every command before anything is written, so that a refusal concerns that command alone.
   * @throws Error when nobody knows what is on the disk; this writer must not be used again
   */
  commit(groups: readonly Group[]): Committed {
    this.#database.exec('BEGIN IMMEDIATE');
    this.#readEnd();
    const time = this.#clock.next();
    const rows: Value[] = [];
    const answers = groups.map(({ group, fields }) => ({
      group,
      time,
      outcomes: this.#decide(fields, rows, time),
    }));
    this.#inserter.insert(rows);
    this.#builder.step(rows.length / COLUMNS);
    this.#database.exec('COMMIT');
    this.#cache.trim();
    return { answers, wrote: rows.length > 0 };
  }

  /** @returns events that changed. @throws Error when nobody knows what is on the disk; this writer must not be used again */
  redact({ streams, fields, actor }: RedactSlice): number {
    this.#readEnd();
    return this.#redactor.redact(
      streams.flatMap((stream) => this.#index.positions(stream, 0)),
      new Map(fields),
      actor,
    );
  }

  close(): void {
    this.#database.close();
  }

  #readEnd(): void {
    const last = this.#last.get() as { position: number; time: number } | undefined;
    const position = last?.position ?? 0;
    if (position === this.#position) return;
    // at the start, or somebody else has written
    this.#cache.clear();
    this.#index.refresh();
    this.#position = position;
    this.#hash = (this.#hashOf.get(position) as { hash: string } | undefined)?.hash ?? CHAIN_START;
    this.#clock.saw(last?.time ?? 0);
  }

  #decide(fields: Fields, rows: Value[], time: number): Float64Array {
    const outcomes: number[] = [];
    for (let at = 0; at < fields.length;) {
      const [stream, expected, commandId, actor, correlationId, count] = fields.slice(at, at + 6) as [
        string,
        number,
        string,
        string | null,
        string,
        number,
      ];
      at += 6;
      const state = this.#cache.get(stream, this.#load);
      const recorded = state.commands.get(commandId);
      if (recorded !== undefined) outcomes.push(REPLAYED, ...recorded);
      else if (state.version !== expected) outcomes.push(CONFLICT, state.version, 0);
      else {
        outcomes.push(APPENDED, expected + 1, this.#position + 1);
        for (let i = 0; i < count; i++) {
          const event = at + i * 4;
          this.#position += 1;
          this.#index.add({ stream, version: expected + i + 1, position: this.#position });
          const [id, type, schema, json] = fields.slice(event, event + 4) as [string, string, number, string];
          const about = [this.#position, stream, expected + i + 1, commandId, type, schema, time] as const;
          rows.push(...this.#proven([...about, id, actor, correlationId, json]));
        }
        this.#cache.record(state, commandId, [expected + 1, expected + count]);
      }
      at += count * 4;
    }
    return Float64Array.from(outcomes);
  }

  /** The whole row of an event, linked to the one before it. */
  #proven(row: Row): Value[] {
    const [, , , , type] = row;
    const json = row[10];
    const seal = sealData(json, this.#personal.get(type) ?? []);
    this.#hash = nextLink(this.#hash, linkFacts(row), writtenDigest(json, seal));
    return [...row, this.#hash, seal === null ? null : JSON.stringify(seal)];
  }

  readonly #load = (stream: string): StreamState => {
    const state: StreamState = { version: 0, commands: new Map() };
    for (const position of this.#index.positions(stream, 0)) {
      const { version, command } = this.#row.get(position) as { version: number; command: string };
      state.commands.set(command, [state.commands.get(command)?.[0] ?? version, version]);
      state.version = version;
    }
    return state;
  };
}

function openForWriting(file: string, personal: PersonalFields): Database {
  const database = openDatabase({ file, synchronous: 'FULL' });
  try {
    prepareSchema(database);
    sealOlder(database, personal);
    database.exec(`PRAGMA cache_size = -${String(CACHE_KB)}; PRAGMA wal_autocheckpoint = ${String(CHECKPOINT_PAGES)}`);
    // lets the journal start over: after a full disk it would grow into the same wall again
    database.exec('PRAGMA wal_checkpoint');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
