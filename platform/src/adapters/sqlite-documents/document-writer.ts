import type {
  AnyCollection,
  Change,
  Collection,
  DocumentWriter,
  FindOptions,
  Scalar,
  Stored,
} from '../../ports/documents.js';
import type { Database } from '../sqlite/open-database.js';
import { SqliteDocumentReader } from './document-reader.js';
import { bindable, indexedFields, tableName } from './tables.js';

/** Writes one build inside the transaction its owner has opened. */
export class SqliteDocumentWriter extends SqliteDocumentReader implements DocumentWriter {
  /** @param least version of what is written */
  constructor(
    db: Database,
    epochOf: (projection: string) => number,
    private readonly least: () => number,
  ) {
    super(db, epochOf);
  }

  /** Nothing to do: each read is a call. */
  fetch(): Promise<void> {
    return Promise.resolve();
  }

  async countEach<T extends object>(
    collection: Collection<T>,
    wheres: readonly FindOptions<T>['where'][],
  ): Promise<readonly number[]> {
    const counts: number[] = [];
    for (const where of wheres) counts.push(await this.count(collection, where));
    return counts;
  }

  async findEach<T extends object>(
    collection: Collection<T>,
    wheres: readonly FindOptions<T>['where'][],
  ): Promise<readonly (readonly Stored<T>[])[]> {
    const lists: (readonly Stored<T>[])[] = [];
    for (const where of wheres) lists.push(await this.find(collection, { where }));
    return lists;
  }

  put<T extends object>(collection: Collection<T>, id: string, doc: T): Promise<Change> {
    return this.#write(collection, id, doc as Record<string, unknown>);
  }

  remove(collection: AnyCollection, id: string): Promise<Change> {
    return this.#write(collection, id, null);
  }

  #write(collection: AnyCollection, id: string, doc: Record<string, unknown> | null): Promise<Change> {
    const { epoch, row } = this.row(collection, id);
    const text = doc === null ? null : JSON.stringify(doc);
    const n = row?.n ?? 0;
    const least = this.least();
    // what was told of it since it was last written may be lost, and have been something else
    const unchanged = row === undefined ? doc === null : row.doc === text && n >= least;
    if (unchanged) return Promise.resolve({ from: [epoch, n], to: [epoch, n], changed: false });
    const next = Math.max(n + 1, least);
    const fields = indexedFields(collection);
    const columns = fields.map((field) => `, "${field}"`).join('');
    const marks = fields.map(() => ', ?').join('');
    this.statement(
      `INSERT OR REPLACE INTO ${tableName(collection, epoch)} (id, n, doc${columns}) VALUES (?, ?, ?${marks})`,
    ).run(id, next, text, ...fields.map((field) => bindable((doc?.[field] ?? null) as Scalar)));
    return Promise.resolve({ from: [epoch, n], to: [epoch, next], changed: true });
  }
}
