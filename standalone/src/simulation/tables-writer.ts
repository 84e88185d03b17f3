import type { AnyCollection, Change, Collection, DocumentWriter, FindOptions, Stored } from '@combolab/platform';
import { TablesReader, type Shown } from './tables-reader.js';
import type { Row, Step } from './tables.js';

/** One transaction: what it writes it alone sees, until it is committed. */
export class TablesWriter extends TablesReader implements DocumentWriter {
  readonly steps: Step[] = [];
  readonly #written: Map<string, Map<string, Row>>;

  /** @param least version of what is written */
  constructor(
    shown: Omit<Shown, 'written'>,
    private readonly least: number,
  ) {
    const written = new Map<string, Map<string, Row>>();
    super({ ...shown, written: (table) => written.get(table) });
    this.#written = written;
  }

  fetch(): Promise<void> {
    return Promise.resolve();
  }

  countEach<T extends object>(
    collection: Collection<T>,
    wheres: readonly FindOptions<T>['where'][],
  ): Promise<readonly number[]> {
    return Promise.all(wheres.map((where) => this.count(collection, where)));
  }

  findEach<T extends object>(
    collection: Collection<T>,
    wheres: readonly FindOptions<T>['where'][],
  ): Promise<readonly (readonly Stored<T>[])[]> {
    return Promise.all(wheres.map((where) => this.find(collection, { where })));
  }

  put<T extends object>(collection: Collection<T>, id: string, doc: T): Promise<Change> {
    return this.#write(collection, id, JSON.stringify(doc));
  }

  remove(collection: AnyCollection, id: string): Promise<Change> {
    return this.#write(collection, id, null);
  }

  // oxlint-disable-next-line typescript/require-await -- errors are rejections
  async #write(collection: Pick<Collection, 'name' | 'projection'>, id: string, doc: string | null): Promise<Change> {
    const [table, epoch] = this.tableName(collection);
    const before = this.row(table, id);
    const n = before?.n ?? 0;
    const isSame = before === undefined ? doc === null : before.doc === doc && n >= this.least;
    if (isSame) return { from: [epoch, n], to: [epoch, n], changed: false };
    const row = { n: Math.max(n + 1, this.least), doc };
    const written = this.#written.get(table) ?? new Map<string, Row>();
    this.#written.set(table, written.set(id, row));
    this.steps.push({ put: table, id, row });
    return { from: [epoch, n], to: [epoch, row.n], changed: true };
  }
}
