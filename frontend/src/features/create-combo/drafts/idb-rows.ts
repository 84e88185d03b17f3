import type { DBSchema, IDBPDatabase } from 'idb';
import { ownDatabase } from '../../../shared/store/own-database.js';
import type { DraftKey, DraftRow, DraftRows } from './draft-rows.js';

interface Schema extends DBSchema {
  drafts: { key: [userId: string, id: string]; value: { userId: string; id: string; row: unknown } };
  clips: { key: [userId: string, id: string]; value: { userId: string; id: string; clip: Blob | ArrayBuffer } };
}

const keyOf = ({ userId, id }: DraftKey): [string, string] => [userId, id];
/** Sorts behind every id. */
const LAST: string[] = [];

/** Drafts in the browser's own database: texts and presses in one store, clips in another. */
export class IdbRows implements DraftRows {
  readonly #db: () => Promise<IDBPDatabase<Schema>>;

  constructor(name = 'combolab') {
    this.#db = ownDatabase<Schema>(name, (db) => {
      db.createObjectStore('drafts', { keyPath: ['userId', 'id'] });
      db.createObjectStore('clips', { keyPath: ['userId', 'id'] });
    });
  }

  async all(userId: string): Promise<readonly DraftRow[]> {
    const range = IDBKeyRange.bound([userId], [userId, LAST]);
    return (await (await this.#db()).getAll('drafts', range)).map(({ id, row }) => ({ id, row }));
  }

  async read(key: DraftKey): Promise<unknown> {
    return (await (await this.#db()).get('drafts', keyOf(key)))?.row;
  }

  async write(key: DraftKey, row: unknown, allow: (before: unknown) => boolean): Promise<boolean> {
    const tx = (await this.#db()).transaction('drafts', 'readwrite', { durability: 'strict' });
    const before = await tx.store.get(keyOf(key));
    const allowed = allow(before?.row);
    if (allowed) void tx.store.put({ ...key, row }).catch(() => undefined); // `done` tells it too
    await tx.done;
    return allowed;
  }

  async readClip(key: DraftKey): Promise<Blob | null> {
    const clip = (await (await this.#db()).get('clips', keyOf(key)))?.clip ?? null;
    return clip instanceof ArrayBuffer ? new Blob([clip]) : clip;
  }

  async writeClip(key: DraftKey, clip: Blob | null): Promise<void> {
    try {
      await this.#putClip(key, clip);
    } catch (error) {
      if (clip === null) throw error;
      // WebKit keeps no files in a private window, but their bytes
      await this.#putClip(key, await clip.arrayBuffer());
    }
  }

  async #putClip(key: DraftKey, clip: Blob | ArrayBuffer | null): Promise<void> {
    const tx = (await this.#db()).transaction('clips', 'readwrite');
    const put = clip === null ? tx.store.delete(keyOf(key)) : tx.store.put({ ...key, clip });
    void Promise.resolve(put).catch(() => undefined);
    await tx.done;
  }

  async remove(key: DraftKey): Promise<void> {
    const tx = (await this.#db()).transaction(['drafts', 'clips'], 'readwrite');
    await Promise.all([
      tx.objectStore('drafts').delete(keyOf(key)),
      tx.objectStore('clips').delete(keyOf(key)),
      tx.done,
    ]);
  }
}
