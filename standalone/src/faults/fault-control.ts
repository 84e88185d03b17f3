import { closeSync, openSync, readSync, writeSync } from 'node:fs';

/** Parts of a data folder whose operations can fail, in the order of shim.c. */
export const STORES = [
  ...['events', 'documents', 'search', 'auth', 'jobs', 'keys', 'lock', 'blobs', 'incoming', 'secrets'],
] as const;
export type Store = (typeof STORES)[number];

/** What is done to a file. Renaming counts links too. */
export const OPERATIONS = ['open', 'read', 'write', 'sync', 'rename'] as const;
export type Operation = (typeof OPERATIONS)[number];

/**
 * `fail`: EIO; `full`: ENOSPC. `cut`: half of a write is done, anything else as a whole, then the process ends. `kill`: it
 * ends before. `power`: it ends before, and what no sync has made durable is lost.
 */
export const MODES = ['fail', 'full', 'cut', 'kill', 'power'] as const;
export type Mode = (typeof MODES)[number];

/** The `nth` operation of a kind on a store, from 1 since it was armed. */
export interface FaultPoint {
  readonly store: Store;
  readonly operation: Operation;
  readonly mode: Mode;
  readonly nth: number;
}

export const nameOf = ({ store, operation, mode, nth }: FaultPoint): string =>
  `${mode} at ${operation} ${String(nth)} of ${store}`;

const INTEGER = 4;
const HEAD = 8;
const FIRED = 6;
const COUNTS = STORES.length * OPERATIONS.length;

/** Operations of each kind, by store and operation. */
export type Counts = ReadonlyMap<string, number>;

/** One side of the memory that a server under test shares with its test: struct control of shim.c. */
export class FaultControl implements Disposable {
  readonly #file: number;

  constructor(readonly path: string) {
    this.#file = openSync(path, 'w+');
    writeSync(this.#file, Buffer.alloc((HEAD + COUNTS) * INTEGER));
  }

  /**
   * @param times how many operations in a row fail, from the nth
   * @param seed what a power cut spares of that which was not synced; 0: nothing
   */
  arm({ store, operation, mode, nth }: FaultPoint, { times = 1, seed = 0 } = {}): void {
    const numbers = [
      0,
      STORES.indexOf(store),
      OPERATIONS.indexOf(operation),
      MODES.indexOf(mode),
      nth - 1,
      times,
      0,
      seed,
    ];
    this.#write(0, numbers);
    this.#write(0, [1]);
  }

  disarm(): void {
    this.#write(0, [0]);
  }

  /** How many operations failed, or ended a process, since it was armed. */
  get fired(): number {
    return this.#read(FIRED, 1)[0] ?? 0;
  }

  /** What all processes have done since the file was made. */
  counts(): Counts {
    const names = STORES.flatMap((store) => OPERATIONS.map((operation) => `${store} ${operation}`));
    const counts = this.#read(HEAD, COUNTS);
    return new Map(names.map((name, i) => [name, counts[i] ?? 0]));
  }

  [Symbol.dispose](): void {
    closeSync(this.#file);
  }

  #write(at: number, numbers: readonly number[]): void {
    writeSync(this.#file, Buffer.from(Int32Array.from(numbers).buffer), 0, numbers.length * INTEGER, at * INTEGER);
  }

  #read(at: number, length: number): Int32Array {
    const numbers = new Int32Array(length);
    readSync(this.#file, new Uint8Array(numbers.buffer), 0, length * INTEGER, at * INTEGER);
    return numbers;
  }
}
