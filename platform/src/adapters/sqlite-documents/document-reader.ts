import type { ViewVersion } from '@combolab/contracts';
import type {
  AnyCollection,
  Asked,
  Collection,
  DocumentReader,
  FindOptions,
  Scalar,
  Stored,
} from '../../ports/documents.js';
import { identifier } from '../documents/identifier.js';
import type { Database } from '../sqlite/open-database.js';
import { DerivedStoreError, storageFault } from '../../runtime/storage-errors.js';
import { GuardedStatement } from './guarded-statement.js';
import { bindable, tableName } from './tables.js';

type Row = { id: string; n: number; doc: string | null };
type Bound = string | number | null;
type Where = Partial<Readonly<Record<string, Scalar>>>;

function condition(where: Where): { sql: string; values: Bound[] } {
  const entries = Object.entries(where);
  if (entries.length === 0) return { sql: '', values: [] };
  const sql = entries.map(([field]) => `"${identifier(field)}" IS ?`).join(' AND ');
  return { sql: ` AND ${sql}`, values: entries.map(([, value]) => bindable(value)) };
}

/** What comes behind a document: each field of the order breaks the ties of those before it, the id the last. */
function behind<T extends object>({ orderBy = [], after }: FindOptions<T>): { sql: string; values: Bound[] } {
  if (after === undefined) return { sql: '', values: [] };
  const keys = [
    ...orderBy.map(([field, direction]) => ({
      column: `"${identifier(field)}"`,
      sign: direction === 'asc' ? '>' : '<',
      value: bindable(after.doc[field] as Scalar | undefined),
    })),
    { column: 'id', sign: '>', value: after.id },
  ];
  const ways = keys.map(({ column, sign, value }, i) => {
    const ties = keys.slice(0, i);
    const sql = [...ties.map((tie) => `${tie.column} IS ?`), `${column} ${sign} ?`].join(' AND ');
    return { sql: `(${sql})`, values: [...ties.map((tie) => tie.value), value] };
  });
  const [first] = keys;
  // says once more where it begins, so that the index is entered there
  const bound = first === undefined ? '' : ` AND ${first.column} ${first.sign}= ?`;
  return {
    sql: `${bound} AND (${ways.map(({ sql }) => sql).join(' OR ')})`,
    values: [...(first === undefined ? [] : [first.value]), ...ways.flatMap(({ values }) => values)],
  };
}

/** Point reads and small finds on one connection; every call finishes before it returns. */
export class SqliteDocumentReader implements DocumentReader {
  readonly #statements = new Map<string, GuardedStatement>();

  /**
   * @param epochOf the build of a projection to read from
   * @param onDamage told when the file turns out to be damaged
   */
  constructor(
    protected db: Database,
    protected epochOf: (projection: string) => number,
    private readonly onDamage: (error: DerivedStoreError) => void = () => undefined,
  ) {}

  /** Reads from another connection from now on. */
  protected renew(db: Database, epochOf: (projection: string) => number): void {
    this.#statements.clear();
    this.db = db;
    this.epochOf = epochOf;
  }

  /** Work on the file. @throws DerivedStoreError when it is damaged, which is told */
  protected whole<R>(work: () => R): R {
    try {
      return work();
    } catch (error) {
      throw this.damage(error);
    }
  }

  /** The failure as it is to be told. */
  protected damage(error: unknown): unknown {
    const isDamage = error instanceof SyntaxError || storageFault(error) === 'damaged';
    if (error instanceof DerivedStoreError || !isDamage) return error;
    const damaged = new DerivedStoreError('the views are damaged', { cause: error });
    this.onDamage(damaged);
    return damaged;
  }

  protected statement(sql: string): GuardedStatement {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    const guard = <R>(run: () => R): R => this.whole(run);
    const made = new GuardedStatement(
      guard(() => this.db.prepare(sql)),
      guard,
    );
    this.#statements.set(sql, made);
    return made;
  }

  protected row(collection: AnyCollection, id: string): { epoch: number; row: Row | undefined } {
    const epoch = this.epochOf(collection.projection);
    const row = this.statement(`SELECT id, n, doc FROM ${tableName(collection, epoch)} WHERE id = ?`).get(id) as
      | Row
      | undefined;
    return { epoch, row };
  }

  #stored<T>(row: Row, epoch: number): Stored<T> {
    const doc = this.whole(() => JSON.parse(row.doc ?? 'null') as T);
    return { id: row.id, doc, version: [epoch, row.n] };
  }

  get<T extends object>(collection: Collection<T>, id: string): Promise<Stored<T> | null> {
    const { epoch, row } = this.row(collection, id);
    return Promise.resolve(row?.doc == null ? null : this.#stored<T>(row, epoch));
  }

  getEach(asked: readonly Asked[]): Promise<readonly (Stored<Record<string, unknown>> | null)[]> {
    return Promise.all(asked.map(({ collection, id }) => this.get(collection as Collection, id)));
  }

  async getMany<T extends object>(collection: Collection<T>, ids: readonly string[]): Promise<readonly Stored<T>[]> {
    const [only] = ids;
    if (only === undefined) return [];
    if (ids.length === 1) {
      const stored = await this.get(collection, only);
      return stored === null ? [] : [stored];
    }
    const epoch = this.epochOf(collection.projection);
    const table = tableName(collection, epoch);
    const rows = this.statement(
      `SELECT id, n, doc FROM ${table} WHERE doc IS NOT NULL AND id IN (SELECT value FROM json_each(?))`,
    ).all(JSON.stringify(ids)) as Row[];
    const found = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => {
      const row = found.get(id);
      return row === undefined ? [] : this.#stored<T>(row, epoch);
    });
  }

  find<T extends object>(collection: Collection<T>, options: FindOptions<T>): Promise<readonly Stored<T>[]> {
    const epoch = this.epochOf(collection.projection);
    const wanted = condition(options.where);
    const rest = behind(options);
    const order = (options.orderBy ?? []).map(([field, direction]) => `"${identifier(field)}" ${direction}`);
    const rows = this.statement(
      `SELECT id, n, doc FROM ${tableName(collection, epoch)} WHERE doc IS NOT NULL${wanted.sql}${rest.sql} ORDER BY ${[...order, 'id'].join(', ')} LIMIT ?`,
    ).all(...wanted.values, ...rest.values, options.limit ?? -1) as Row[];
    return Promise.resolve(rows.map((row) => this.#stored<T>(row, epoch)));
  }

  count<T extends object>(collection: Collection<T>, where: FindOptions<T>['where']): Promise<number> {
    const epoch = this.epochOf(collection.projection);
    const { sql, values } = condition(where);
    const table = tableName(collection, epoch);
    const row = this.statement(`SELECT count(*) AS n FROM ${table} WHERE doc IS NOT NULL${sql}`).get(...values) as {
      n: number;
    };
    return Promise.resolve(row.n);
  }

  versionOf(collection: AnyCollection, id: string): Promise<ViewVersion> {
    const { epoch, row } = this.row(collection, id);
    return Promise.resolve([epoch, row?.n ?? 0]);
  }

  versionsOf(collection: AnyCollection, ids: readonly string[]): Promise<readonly ViewVersion[]> {
    const epoch = this.epochOf(collection.projection);
    const rows = this.statement(
      `SELECT id, n FROM ${tableName(collection, epoch)} WHERE id IN (SELECT value FROM json_each(?))`,
    ).all(JSON.stringify(ids)) as Pick<Row, 'id' | 'n'>[];
    const found = new Map(rows.map(({ id, n }) => [id, n]));
    return Promise.resolve(ids.map((id) => [epoch, found.get(id) ?? 0]));
  }
}
