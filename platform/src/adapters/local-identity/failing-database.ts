import { openDatabase, type Database, type OpenDatabaseOptions, type Statement } from '../sqlite/open-database.js';

/** SQLite's words for what a statement fails with. */
export const FAILURES = ['disk I/O error', 'database or disk is full'] as const;

export interface PlannedFailure {
  /** The statement that fails, counted from 1. */
  readonly at: number;
  readonly with: (typeof FAILURES)[number];
  /** `after` lets the statement happen before it fails; `dead` lets every later one fail too, as a process that was killed. */
  readonly how: 'before' | 'after' | 'dead';
}

type Method = (...values: unknown[]) => unknown;

/** `target` with some of its methods replaced. */
const replacing = <T extends object>(target: T, replace: (name: PropertyKey, real: Method) => Method | null): T =>
  new Proxy(target, {
    get(_, name): unknown {
      const real: unknown = Reflect.get(target, name, target);
      if (typeof real !== 'function') return real;
      const bound = real.bind(target) as Method;
      return replace(name, bound) ?? bound;
    },
  });

/** Opens databases whose statements fail when a test wants it. */
export class FailingDatabase {
  #planned: PlannedFailure | null = null;
  #count = 0;

  readonly open = (options: OpenDatabaseOptions): Database => {
    const step =
      (real: Method): Method =>
      (...values) =>
        this.#step(() => real(...values));
    const statement = (real: Statement): Statement =>
      replacing(real, (name, method) => (['all', 'run', 'get'].includes(String(name)) ? step(method) : null));
    return replacing(openDatabase(options), (name, method) => {
      if (name === 'exec') return step(method);
      return name === 'prepare' ? (sql) => statement(method(sql) as Statement) : null;
    });
  };

  /** Counts statements anew, and lets one of them fail. */
  plan(failure: PlannedFailure | null): void {
    this.#planned = failure;
    this.#count = 0;
  }

  /** Statements since {@link plan}. */
  get count(): number {
    return this.#count;
  }

  #step<R>(work: () => R): R {
    this.#count += 1;
    const planned = this.#planned;
    if (planned === null || this.#count < planned.at || (this.#count > planned.at && planned.how !== 'dead'))
      return work();
    if (planned.how === 'after') work();
    throw Object.assign(new Error(planned.with), { code: 'ERR_SQLITE_ERROR' });
  }
}
