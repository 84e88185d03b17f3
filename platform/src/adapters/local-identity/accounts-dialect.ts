import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';
import type { StreamMutex } from '../../runtime/stream-mutex.js';
import type { Database } from '../sqlite/open-database.js';
import type { StoreFaults } from './store-faults.js';

type Bindable = null | number | bigint | string | Uint8Array;

const bind = (value: unknown): Bindable =>
  typeof value === 'boolean'
    ? Number(value)
    : value instanceof Date
      ? value.toISOString()
      : value === undefined
        ? null
        : (value as Bindable);

/** The one connection to the accounts, and whose turn it is. */
export interface AccountsStore {
  readonly db: Database;
  readonly turns: StreamMutex;
  readonly faults: StoreFaults;
}

/** Waits for its turn, so that `work` lies in nobody else's transaction; one that could not be ended is taken back first. */
export function inTurn<R>({ db, turns, faults }: AccountsStore, work: () => R | Promise<R>): Promise<R> {
  return turns.run('accounts', async () => {
    faults.watch(() => {
      if (db.isTransaction) db.exec('ROLLBACK');
    });
    return await work();
  });
}

/** Rejects with what `work` throws. */
const promised = (work: () => void): Promise<void> =>
  new Promise((done) => {
    work();
    done();
  });

/** One caller's view of the connection. */
class Connection implements DatabaseConnection {
  #transaction: 'none' | 'wanted' | 'begun' = 'none';
  #end: () => void = () => undefined;

  constructor(private readonly store: AccountsStore) {}

  want(): void {
    this.#transaction = 'wanted';
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#transaction === 'wanted' && query.query.kind !== 'SelectQueryNode') await this.#begin();
    return this.#transaction === 'begun' ? this.#run(query) : inTurn(this.store, () => this.#run(query));
  }

  #run<R>({ sql, parameters }: CompiledQuery): QueryResult<R> {
    return this.store.faults.watch(() => {
      const statement = this.store.db.prepare(sql);
      const values = parameters.map(bind);
      if (statement.columns().length > 0) return { rows: statement.all(...values) as R[] };
      return { rows: [], numAffectedRows: BigInt(statement.run(...values).changes) };
    });
  }

  #begin(): Promise<void> {
    return new Promise((begun, failed) => {
      inTurn(this.store, () => {
        this.#exec('BEGIN IMMEDIATE');
        this.#transaction = 'begun';
        return new Promise<void>((end) => {
          this.#end = end;
          begun();
        });
      }).catch(failed);
    });
  }

  #exec(sql: string): void {
    this.store.faults.watch(() => {
      this.store.db.exec(sql);
    });
  }

  /** After a failure the turn stays taken until {@link rollback}. */
  commit(): void {
    if (this.#transaction === 'begun') this.#exec('COMMIT');
    this.#release();
  }

  rollback(): void {
    try {
      // some failures have taken it back already
      if (this.#transaction === 'begun' && this.store.db.isTransaction) this.#exec('ROLLBACK');
    } finally {
      this.#release();
    }
  }

  #release(): void {
    this.#transaction = 'none';
    this.#end();
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query);
  }
}

/**
 * Kysely's dialect on our connection. A transaction begins with its first write: hashing a password, which sign-up does in
 * between, keeps nobody waiting. What was read before is guarded by unique indexes alone.
 */
export class AccountsDialect implements Dialect {
  constructor(private readonly store: AccountsStore) {}

  createDriver(): Driver {
    const { store } = this;
    const own = (connection: DatabaseConnection): Connection => connection as Connection;
    return {
      init: () => Promise.resolve(),
      acquireConnection: () => Promise.resolve(new Connection(store)),
      beginTransaction: (connection) =>
        promised(() => {
          own(connection).want();
        }),
      commitTransaction: (connection) =>
        promised(() => {
          own(connection).commit();
        }),
      rollbackTransaction: (connection) =>
        promised(() => {
          own(connection).rollback();
        }),
      releaseConnection: () => Promise.resolve(),
      destroy: () => Promise.resolve(),
    };
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler();
  }

  createAdapter(): SqliteAdapter {
    return new SqliteAdapter();
  }

  createIntrospector(...[db]: Parameters<Dialect['createIntrospector']>): SqliteIntrospector {
    return new SqliteIntrospector(db);
  }
}
