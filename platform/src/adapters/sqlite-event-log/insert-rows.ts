import type { Database, Statement } from '../sqlite/open-database.js';

export type Value = string | number | null;

/** Rows of one statement: each call from JavaScript costs as much as two rows. */
const CHUNK = 16;

/** Inserts rows given as one flat list, several with each statement. */
export class RowInserter {
  readonly #width: number;
  readonly #one: Statement;
  readonly #many: Statement;

  /** @param into what stands before `VALUES`, for example `INSERT INTO t (a, b)` */
  constructor(database: Database, into: string, width: number) {
    this.#width = width;
    const row = `(${Array<string>(width).fill('?').join(', ')})`;
    const statement = (rows: number) => database.prepare(`${into} VALUES ${Array<string>(rows).fill(row).join(', ')}`);
    this.#one = statement(1);
    this.#many = statement(CHUNK);
  }

  insert(values: readonly Value[]): void {
    const step = this.#width * CHUNK;
    let at = 0;
    for (; at + step <= values.length; at += step) this.#many.run(...values.slice(at, at + step));
    for (; at < values.length; at += this.#width) this.#one.run(...values.slice(at, at + this.#width));
  }
}
