import type { Statement } from '../sqlite/open-database.js';

type Values = readonly (string | number | null)[];

/** A statement each run of which goes through a guard, which may say of a failure what it means. */
export class GuardedStatement {
  constructor(
    private readonly statement: Statement,
    private readonly guard: <R>(run: () => R) => R,
  ) {}

  get(...values: Values): unknown {
    return this.guard((): unknown => this.statement.get(...values));
  }

  all(...values: Values): unknown[] {
    return this.guard((): unknown[] => this.statement.all(...values));
  }

  run(...values: Values): ReturnType<Statement['run']> {
    return this.guard(() => this.statement.run(...values));
  }
}
