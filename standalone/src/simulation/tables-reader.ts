import type { ViewVersion } from '@combolab/contracts';
import type { AnyCollection, Asked, Collection, DocumentReader, FindOptions, Stored } from '@combolab/platform';
import { findRows, meets, type Candidate } from './find-rows.js';
import { tableOf, type Row, type Tables } from './tables.js';

/** What a reader looks at; a transaction adds what it has written so far. */
export interface Shown {
  /** @throws Error when it cannot be read just now */
  readonly tables: () => Tables;
  readonly epochOf: (projection: string) => number;
  /** What hides rows of a table. */
  readonly written: (table: string) => ReadonlyMap<string, Row> | undefined;
}

/** Reads documents of committed tables. */
export class TablesReader implements DocumentReader {
  constructor(protected readonly shown: Shown) {}

  protected tableName({ name, projection }: Pick<Collection, 'name' | 'projection'>): [table: string, epoch: number] {
    const epoch = this.shown.epochOf(projection);
    return [tableOf(name, epoch), epoch];
  }

  protected row(table: string, id: string): Row | undefined {
    return this.shown.written(table)?.get(id) ?? this.shown.tables().table(table).get(id);
  }

  // oxlint-disable-next-line typescript/require-await -- errors are rejections
  async get<T extends object>(collection: Collection<T>, id: string): Promise<Stored<T> | null> {
    const [table, epoch] = this.tableName(collection);
    const row = this.row(table, id);
    return row?.doc == null ? null : { id, doc: JSON.parse(row.doc) as T, version: [epoch, row.n] };
  }

  getEach(asked: readonly Asked[]): Promise<readonly (Stored<Record<string, unknown>> | null)[]> {
    return Promise.all(asked.map(({ collection, id }) => this.get(collection as Collection, id)));
  }

  async getMany<T extends object>(collection: Collection<T>, ids: readonly string[]): Promise<readonly Stored<T>[]> {
    const found = await Promise.all(ids.map((id) => this.get(collection, id)));
    return found.filter((each) => each !== null);
  }

  // oxlint-disable-next-line typescript/require-await -- errors are rejections
  async find<T extends object>(collection: Collection<T>, options: FindOptions<T>): Promise<readonly Stored<T>[]> {
    const [table, epoch] = this.tableName(collection);
    return findRows(this.#candidates(table), options).map(({ id }) => {
      const { doc, n } = this.row(table, id) ?? { doc: null, n: 0 };
      return { id, doc: JSON.parse(doc ?? 'null') as T, version: [epoch, n] };
    });
  }

  // oxlint-disable-next-line typescript/require-await -- errors are rejections
  async count<T extends object>(collection: Collection<T>, where: FindOptions<T>['where']): Promise<number> {
    const [table] = this.tableName(collection);
    let count = 0;
    for (const { doc } of this.#candidates(table)) if (meets(doc, where)) count += 1;
    return count;
  }

  // oxlint-disable-next-line typescript/require-await -- errors are rejections
  async versionOf(collection: AnyCollection, id: string): Promise<ViewVersion> {
    const [table, epoch] = this.tableName(collection);
    return [epoch, this.row(table, id)?.n ?? 0];
  }

  versionsOf(collection: AnyCollection, ids: readonly string[]): Promise<readonly ViewVersion[]> {
    return Promise.all(ids.map((id) => this.versionOf(collection, id)));
  }

  *#candidates(table: string): Generator<Candidate> {
    const tables = this.shown.tables();
    const written = this.shown.written(table);
    for (const [id, row] of tables.table(table)) {
      const doc = written?.has(id) === true ? null : tables.parsed(row);
      if (doc !== null) yield { id, doc };
    }
    for (const [id, row] of written ?? []) {
      const doc = tables.parsed(row);
      if (doc !== null) yield { id, doc };
    }
  }
}
