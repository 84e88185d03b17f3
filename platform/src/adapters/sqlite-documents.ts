import type {
  AnyCollection,
  Collection,
  Documents,
  DocumentWriter,
  ParkedStream,
  ProjectionState,
} from '../ports/documents.js';
import type { Position } from '../ports/event-log.js';
import { DocumentDigest } from './documents/document-digest.js';
import { SqliteDocumentReader } from './sqlite-documents/document-reader.js';
import { SqliteDocumentWriter } from './sqlite-documents/document-writer.js';
import { DerivedStoreError, storageFault } from '../runtime/storage-errors.js';
import { BOOKKEEPING, createTable, dropOtherTables, tableName, versionsFrom } from './sqlite-documents/tables.js';
import { openDatabase, openWith, type Database, type Synchronous } from './sqlite/open-database.js';

type ProjectionRow = {
  name: string;
  version: number;
  epoch: number;
  checkpoint: string | null;
  rebuild_epoch: number | null;
};

function activeEpochs(db: Database): (projection: string) => number {
  const select = db.prepare('SELECT epoch FROM projections WHERE name = ?');
  return (projection) => {
    const row = select.get(projection) as { epoch: number } | undefined;
    if (row === undefined) throw new Error(`projection '${projection}' was not prepared`);
    return row.epoch;
  };
}

/** What this commits, and all before it, survives a power failure. */
function lasting<R>(db: Database, work: () => R): R {
  db.exec('PRAGMA synchronous = FULL');
  try {
    return work();
  } finally {
    db.exec('PRAGMA synchronous = NORMAL');
  }
}

class SqliteDocuments extends SqliteDocumentReader implements Documents {
  readonly #collections = new Map<string, readonly Collection[]>();
  #busy: Promise<unknown> = Promise.resolve();

  prepare(
    projections: readonly { name: string; version: number; collections: readonly AnyCollection[] }[],
  ): Promise<void> {
    this.whole(() => {
      lasting(this.db, () => {
        for (const projection of projections) this.#prepare(projection);
      });
    });
    return Promise.resolve();
  }

  #prepare({
    name,
    version,
    collections,
  }: {
    name: string;
    version: number;
    collections: readonly AnyCollection[];
  }): void {
    this.#collections.set(name, collections);
    const row = this.#row(name);
    if (row === undefined) {
      this.db
        .prepare('INSERT INTO projections (name, version, epoch) VALUES (?, ?, ?)')
        .run(name, version, this.firstEpoch);
    } else if (row.version !== version) {
      this.db
        .prepare('UPDATE projections SET version = ?, epoch = epoch + 1, checkpoint = NULL WHERE name = ?')
        .run(version, name);
    }
    this.db.prepare('UPDATE projections SET rebuild_epoch = NULL, rebuild_checkpoint = NULL WHERE name = ?').run(name);
    const epoch = this.epochOf(name);
    for (const collection of collections) {
      createTable(this.db, collection, epoch);
      dropOtherTables(this.db, collection, [epoch]);
    }
  }

  /** Of the first build of a projection: what a store of before may have given out must be lower. */
  firstEpoch = 1;

  /** Of what is written: above all that was told of this file before it was opened. */
  leastVersion = 0;

  /** Reads the file that lies there now. */
  reopen(db: Database): void {
    const before = this.db;
    this.renew(db, activeEpochs(db));
    before.close();
  }

  #row(name: string): ProjectionRow | undefined {
    return this.statement('SELECT * FROM projections WHERE name = ?').get(name) as ProjectionRow | undefined;
  }

  state(projection: string): Promise<ProjectionState | null> {
    const row = this.#row(projection);
    if (row === undefined) return Promise.resolve(null);
    return Promise.resolve({ name: row.name, version: row.version, epoch: row.epoch, checkpoint: row.checkpoint });
  }

  /** Transactions run one after another: there is one writing connection. */
  #transaction<R>(work: () => Promise<R>, synchronous: Synchronous = 'NORMAL'): Promise<R> {
    const run = async (): Promise<R> => {
      this.db.exec(`PRAGMA synchronous = ${synchronous}; BEGIN IMMEDIATE`);
      try {
        const result = await work();
        this.db.exec('COMMIT');
        return result;
      } catch (error) {
        // the engine rolls back by itself what the disk refuses
        if (this.db.isTransaction) this.db.exec('ROLLBACK');
        throw this.damage(error);
      }
    };
    const next = this.#busy.then(run, run);
    this.#busy = next.catch(() => undefined);
    return next;
  }

  readonly #activeWriter = new SqliteDocumentWriter(this.db, this.epochOf, () => this.leastVersion);

  apply<R>(
    projections: readonly string[],
    checkpoint: Position | null,
    work: (writer: DocumentWriter) => Promise<R>,
  ): Promise<R> {
    return this.#transaction(async () => {
      const result = await work(this.#activeWriter);
      const save = this.statement('UPDATE projections SET checkpoint = ? WHERE name = ?');
      if (checkpoint !== null) for (const name of projections) save.run(checkpoint, name);
      return result;
    });
  }

  beginRebuild(projection: string): Promise<void> {
    return this.#transaction(() => {
      const epoch = this.epochOf(projection) + 1;
      for (const collection of this.#collections.get(projection) ?? []) {
        dropOtherTables(this.db, collection, [epoch - 1]);
        createTable(this.db, collection, epoch);
      }
      this.statement('UPDATE projections SET rebuild_epoch = ?, rebuild_checkpoint = NULL WHERE name = ?').run(
        epoch,
        projection,
      );
      return Promise.resolve();
    });
  }

  applyRebuild<R>(
    projection: string,
    checkpoint: Position | null,
    work: (writer: DocumentWriter) => Promise<R>,
  ): Promise<R> {
    const beside = this.#row(projection)?.rebuild_epoch ?? null;
    if (beside === null) throw new Error(`projection '${projection}' is not being rebuilt`);
    const epochOf = (name: string): number => (name === projection ? beside : this.epochOf(name));
    const writer = new SqliteDocumentWriter(this.db, epochOf, () => this.leastVersion);
    return this.#transaction(async () => {
      const result = await work(writer);
      this.statement('UPDATE projections SET rebuild_checkpoint = ? WHERE name = ?').run(checkpoint, projection);
      return result;
    });
  }

  swapRebuild(projection: string): Promise<void> {
    // its epoch is told to others from now on: no power failure may take it back
    return this.#transaction(() => {
      const swapped = this.statement(
        `UPDATE projections SET epoch = rebuild_epoch, checkpoint = rebuild_checkpoint, rebuild_epoch = NULL, rebuild_checkpoint = NULL
         WHERE name = ? AND rebuild_epoch = epoch + 1`,
      ).run(projection);
      if (swapped.changes !== 1) throw new Error(`projection '${projection}' has no finished build beside it`);
      return Promise.resolve();
    }, 'FULL');
  }

  park(parked: ParkedStream): Promise<void> {
    this.statement('INSERT OR IGNORE INTO parked VALUES (?, ?, ?, ?, ?)').run(
      parked.projection,
      parked.stream,
      parked.version,
      parked.reason,
      parked.parkedAt,
    );
    return Promise.resolve();
  }

  parked(): Promise<readonly ParkedStream[]> {
    const rows = this.statement(
      'SELECT projection, stream, version, reason, parked_at AS parkedAt FROM parked ORDER BY parked_at',
    ).all();
    return Promise.resolve(rows as readonly ParkedStream[]);
  }

  unpark(projection: string, stream: string): Promise<void> {
    this.statement('DELETE FROM parked WHERE projection = ? AND stream = ?').run(projection, stream);
    return Promise.resolve();
  }

  digest(collection: AnyCollection): Promise<string> {
    const digest = new DocumentDigest();
    const table = tableName(collection, this.epochOf(collection.projection));
    for (const row of this.db.prepare(`SELECT id, doc FROM ${table} WHERE doc IS NOT NULL ORDER BY id`).iterate()) {
      const { id, doc } = row as { id: string; doc: string };
      digest.add(id, doc);
    }
    return Promise.resolve(digest.toString());
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#busy;
    this.db.close();
  }
}

export interface SqliteDocumentsOptions {
  /** Told when the file turns out to be damaged: it must be set aside and built anew from the log. */
  readonly onDamage?: (error: DerivedStoreError) => void;
  /**
   * Epoch of views in a new file, 1 by default. Where another file was before, it must be above all that one had, so that
   * pages and index take what is built anew for newer.
   */
  readonly firstEpoch?: number;
}

/**
 * The writing side, one per file. What it holds can be rebuilt, so `synchronous=NORMAL` is enough, as long as no version is given
 * out twice: see `versionsFrom`.
 * @throws DerivedStoreError when the file is damaged
 */
export function openSqliteDocuments(
  file: string,
  { onDamage, firstEpoch = 1 }: SqliteDocumentsOptions = {},
): Documents {
  const documents = opening(() =>
    openWith({ file, synchronous: 'NORMAL' }, (db) => {
      db.exec(BOOKKEEPING);
      const documents = new SqliteDocuments(db, activeEpochs(db), onDamage);
      documents.leastVersion = lasting(db, () => versionsFrom(db));
      return documents;
    }),
  );
  documents.firstEpoch = firstEpoch;
  return documents;
}

/** The reading side of a file, for another thread. */
export interface SqliteDocumentReading extends Documents {
  /** Reads the file that lies there now: the one before was set aside. */
  reopen(): void;
}

/** A reading side of the same file, for another thread; the writing side must have prepared it. */
export function openSqliteDocumentReader(
  file: string,
  { onDamage }: Pick<SqliteDocumentsOptions, 'onDamage'> = {},
): SqliteDocumentReading {
  const open = (): Database => openDatabase({ file, synchronous: 'NORMAL', readOnly: true });
  const db = open();
  const documents = new SqliteDocuments(db, activeEpochs(db), onDamage);
  const reopen = documents.reopen.bind(documents);
  return Object.assign(documents, {
    reopen: () => {
      reopen(open());
    },
  });
}

function opening<R>(work: () => R): R {
  try {
    return work();
  } catch (error) {
    if (storageFault(error) !== 'damaged') throw error;
    throw new DerivedStoreError('the views are damaged', { cause: error });
  }
}

/** The views as they are now, whatever is written while this is open. Keep it short: the journal grows meanwhile. */
export function openSqliteDocumentSnapshot(file: string): Documents {
  const db = openDatabase({ file, synchronous: 'NORMAL', readOnly: true });
  const epochs = activeEpochs(db);
  // the first read fixes what all later ones see
  db.exec('BEGIN; SELECT count(*) FROM projections');
  return new SqliteDocuments(db, epochs);
}
