import type { Database, Statement } from '../sqlite/open-database.js';
import { KeyOrder } from './key-order.js';
import { StreamTail, type Place } from './stream-tail.js';
import { compareNames, TailNames } from './tail-names.js';

/**
 * Finds events by stream: in the index on disk, and in memory for the newest ones. For each stream the index holds its
 * first versions without a gap, so whatever it lacks is in the tail, however the two moved between two statements.
 */
export class StreamIndex {
  readonly tail = new StreamTail();
  readonly #indexed: Statement;
  readonly #end: Statement;
  readonly #appended: Statement;
  readonly #places: Statement;
  readonly #last: Statement;
  readonly #nextStream: Statement;
  #names: TailNames | null = null;
  /** The index holds everything up to here. */
  #from = 0;
  /** The tail was read up to here. */
  #to = 0;

  constructor(database: Database) {
    const prepare = (sql: string) => database.prepare(sql, { returnArrays: true });
    this.#indexed = prepare('SELECT position FROM indexed');
    this.#end = prepare('SELECT max(position) FROM events');
    this.#appended = prepare('SELECT position, stream, version FROM events WHERE position > ? ORDER BY position');
    this.#places = prepare(
      'SELECT version, position FROM event_streams WHERE stream = ? AND version > ? ORDER BY version',
    );
    this.#last = prepare('SELECT version, position FROM event_streams WHERE stream = ? ORDER BY version DESC LIMIT 1');
    this.#nextStream = prepare('SELECT stream FROM event_streams WHERE stream > ? ORDER BY stream LIMIT 1');
  }

  /** Takes in what was appended and indexed since. */
  refresh(): void {
    const [indexed] = this.#indexed.get() as [number];
    if (indexed > this.#from) this.forget(indexed);
    const order = new KeyOrder(this.#to, () => (this.#end.get() as [number])[0]);
    for (const row of this.#appended.iterate(this.#to) as IterableIterator<[number, string, number]>)
      if (order.take(row[0])) this.add({ position: row[0], stream: row[1], version: row[2] });
  }

  add(place: Place): void {
    this.tail.add(place);
    this.#names?.add(place.stream);
    this.#to = place.position;
  }

  /** The index on disk now holds everything up to this position. */
  forget(position: number): void {
    this.tail.forget(position);
    this.#from = position;
    this.#to = Math.max(this.#to, position);
  }

  /** Positions of the events of a stream above a version, in order. */
  positions(stream: string, after: number): number[] {
    const found = (this.#places.all(stream, after) as [number, number][]).map(([, position]) => position);
    const last = found.at(-1) ?? 0;
    for (const { version, position } of this.tail.of(stream))
      if (version > after && position > last) found.push(position);
    return found;
  }

  /** Place of the last event of a stream; null when there is none. */
  last(stream: string): { readonly version: number; readonly position: number } | null {
    const newest = this.tail.of(stream).at(-1);
    if (newest !== undefined) return newest;
    const row = this.#last.get(stream) as [number, number] | undefined;
    return row === undefined ? null : { version: row[0], position: row[1] };
  }

  /** The first stream after a name, in the order of the names as UTF-8; null at the end. */
  nextStream(after: string): string | null {
    this.#names ??= new TailNames(this.tail.places.map(({ stream }) => stream));
    const indexed = (this.#nextStream.get(after) as [string] | undefined)?.[0] ?? null;
    const newest = this.#names.next(after);
    if (indexed === null || newest === null) return indexed ?? newest;
    return compareNames(indexed, newest) < 0 ? indexed : newest;
  }

  /** Gives back what {@link nextStream} keeps for the next call. */
  endScan(): void {
    this.#names = null;
  }
}
