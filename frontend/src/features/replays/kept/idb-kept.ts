import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { KeptLimits, KeptRow, KeptRows } from './kept-rows.js';

interface Schema extends DBSchema {
  replays: { key: [writtenAt: number, name: string, bytes: number]; value: KeptRow };
}

/** Replays in the browser's own database, beside that of the drafts: neither waits for the other. */
export class IdbKept implements KeptRows {
  #opened: Promise<IDBPDatabase<Schema>> | null = null;

  constructor(private readonly name = 'combolab-replays') {}

  /** Opens it again after it was refused or closed. */
  #open(): Promise<IDBPDatabase<Schema>> {
    const forget = () => {
      this.#opened = null;
    };
    const opened = openDB<Schema>(this.name, 1, {
      upgrade: (db) => {
        db.createObjectStore('replays', { keyPath: 'key' });
      },
      // a newer page in another tab must not wait for this one
      blocking: (_current, _wanted, event) => {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
    opened.catch(forget);
    return opened;
  }

  #db(): Promise<IDBPDatabase<Schema>> {
    return (this.#opened ??= this.#open());
  }

  async all(): Promise<readonly unknown[]> {
    return (await this.#db()).getAll('replays');
  }

  async put(row: KeptRow): Promise<void> {
    await (await this.#db()).put('replays', row);
  }

  async trim({ games, bytes }: KeptLimits): Promise<number> {
    const tx = (await this.#db()).transaction('replays', 'readwrite');
    const newestFirst = (await tx.store.getAllKeys()).reverse();
    let [left, size] = [0, 0];
    for (const key of newestFirst) {
      size += key[2];
      if (left < games && size <= bytes) left += 1;
      else void tx.store.delete(key).catch(() => undefined); // `done` tells it too
    }
    await tx.done;
    return left;
  }

  async clear(): Promise<void> {
    await (await this.#db()).clear('replays');
  }
}
