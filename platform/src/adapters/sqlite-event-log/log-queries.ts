import { basename } from 'node:path';
import type { RecordedEvent } from '@combolab/contracts';
import type { StreamHead } from '../../ports/event-log.js';
import { openDatabase, type Database, type Statement } from '../sqlite/open-database.js';
import { KeyOrder } from './key-order.js';
import { Scrubber } from './scrubber.js';
import { charactersOf, EVENT_COLUMNS, toOutOfOrder, toRecorded, type Row } from './rows.js';
import { StreamIndex } from './stream-index.js';

/** A batch ends early at this many characters of data, so that large events do not add up. */
const MAX_BATCH_CHARACTERS = 4 * 1024 * 1024;

/** Point reads over a read-only connection. All statements are finished when a method returns. */
export class LogQueries {
  readonly #origin: { readonly source: string; readonly file: string };
  readonly #database: Database;
  readonly #end: Statement;
  readonly #type: Statement;
  readonly #row: Statement;
  readonly #next: Statement;
  readonly #index: StreamIndex;
  readonly #told: boolean;
  #stale = true;

  /** @param options.told true when {@link appended} is called after each commit, so that nothing else need be looked for */
  constructor(options: { file: string; source: string; told?: boolean }) {
    this.#told = options.told ?? false;
    this.#origin = { source: options.source, file: basename(options.file) };
    this.#database = openDatabase({ file: options.file, synchronous: 'FULL', readOnly: true });
    const prepare = (sql: string) => this.#database.prepare(sql, { returnArrays: true });
    const select = `SELECT ${EVENT_COLUMNS} FROM events`;
    this.#end = prepare('SELECT max(position) FROM events');
    this.#type = prepare('SELECT type FROM events WHERE position = ?');
    this.#row = prepare(`${select} WHERE position = ?`);
    this.#next = prepare(`${select} WHERE position > ? ORDER BY position LIMIT ?`);
    this.#index = new StreamIndex(this.#database);
  }

  /** Something was committed since the last read. */
  appended(): void {
    this.#stale = true;
  }

  end(): number {
    return (this.#end.get() as [number | null])[0] ?? 0;
  }

  head(stream: string): StreamHead {
    this.#refresh();
    const last = this.#index.last(stream);
    if (last === null) return { version: 0, lastType: null };
    return { version: last.version, lastType: (this.#type.get(last.position) as [string])[0] };
  }

  last(stream: string): RecordedEvent | null {
    this.#refresh();
    const last = this.#index.last(stream);
    return last === null ? null : (this.#read([last.position])[0] ?? null);
  }

  stream(stream: string, after: number): RecordedEvent[] {
    this.#refresh();
    return this.#read(this.#index.positions(stream, after));
  }

  /** The events of one command and the position of the last. */
  command(stream: string, first: number, last: number): { events: RecordedEvent[]; last: number } {
    this.#refresh();
    const positions = this.#index.positions(stream, first - 1).slice(0, last - first + 1);
    return { events: this.#read(positions), last: positions.at(-1) ?? 0 };
  }

  /** The events above a position and the position of the last; those whose key is damaged have no data and no part in the position. */
  next(after: number, limit: number): { events: RecordedEvent[]; last: number } {
    const events: RecordedEvent[] = [];
    const order = new KeyOrder(after, () => this.end());
    let last = after;
    let characters = 0;
    for (const row of this.#next.iterate(after, limit) as IterableIterator<Row>) {
      const inOrder = order.take(row[0]);
      events.push((inOrder ? toRecorded : toOutOfOrder)(this.#origin, row));
      if (inOrder) last = row[0];
      characters += charactersOf(row);
      if (characters >= MAX_BATCH_CHARACTERS) break;
    }
    // what comes without going on would come again and again
    return last === after ? { events: [], last } : { events, last };
  }

  /** The first stream after a name; null at the end. Call {@link endScan} after the last. */
  nextStream(after: string): string | null {
    this.#refresh();
    return this.#index.nextStream(after);
  }

  scrubber(): Scrubber {
    return new Scrubber(this.#database, this.#origin.file);
  }

  endScan(): void {
    this.#index.endScan();
  }

  #refresh(): void {
    if (this.#told && !this.#stale) return;
    this.#index.refresh();
    this.#stale = false;
  }

  close(): void {
    this.#database.close();
  }

  #read(positions: readonly number[]): RecordedEvent[] {
    return positions.map((position) => {
      const row = this.#row.get(position) as Row | undefined;
      if (row === undefined)
        throw new Error(`the row ${String(position)} of ${this.#origin.file} is damaged: it is not found`);
      return toRecorded(this.#origin, row);
    });
  }
}
