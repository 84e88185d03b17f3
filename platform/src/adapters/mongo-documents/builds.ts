import type { Connection } from 'mongoose';
import type { AnyCollection } from '../../ports/documents.js';
import { createIndexes, epochIn, viewName } from './rows.js';
import type { Pointer } from './pointers.js';

/** The MongoDB collections in which the builds of a projection lie. */
export class Builds {
  /** @param retireMs how long a build that is no longer the active one stays for readers who do not know that yet */
  constructor(
    private readonly connection: Connection,
    private readonly retireMs: number,
  ) {}

  async create(collections: readonly AnyCollection[], epoch: number): Promise<void> {
    for (const collection of collections) await createIndexes(this.connection, collection, epoch);
  }

  /** Drops what nobody reads or writes: builds that were given up, and old ones after their time. */
  async drop(collections: readonly AnyCollection[], { epoch, building, since }: Pointer): Promise<void> {
    const mayDropOld = Date.now() - since >= this.retireMs;
    for (const collection of collections)
      for (const each of await this.#epochs(collection))
        if (each !== epoch && each !== building && (each > epoch || mayDropOld))
          await this.connection.collection(viewName(collection, each)).drop();
  }

  async #epochs(collection: AnyCollection): Promise<readonly number[]> {
    const lists = await this.connection.listCollections();
    return lists.flatMap(({ name }) => epochIn(name, collection) ?? []);
  }
}
