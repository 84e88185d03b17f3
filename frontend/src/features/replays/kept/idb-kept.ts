import type { DBSchema, IDBPDatabase } from 'idb';
import { ownDatabase } from '../../../shared/store/own-database.js';
import type { KeptLimits, KeptRow, KeptRows } from './kept-rows.js';

interface Schema extends DBSchema {
  replays: { key: [writtenAt: number, name: string, bytes: number]; value: KeptRow };
}

/** Replays in the browser's own database, beside that of the drafts: neither waits for the other. */
export class IdbKept implements KeptRows {
  readonly #db: () => Promise<IDBPDatabase<Schema>>;

  constructor(name = 'combolab-replays') {
    this.#db = ownDatabase<Schema>(name, (db) => {
      db.createObjectStore('replays', { keyPath: 'key' });
    });
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
