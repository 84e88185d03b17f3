import type { Connection, mongo } from 'mongoose';
import type { BatchBuffer, Entry } from './batch-buffer.js';
import { viewName, type Row } from './rows.js';

/** A document that a batch changes, if it still has the version that the batch has read. */
export interface Write {
  readonly view: string;
  readonly id: string;
  readonly from: number;
  readonly to: number;
  /** JSON; null removes. */
  readonly text: string | null;
}

type EpochOf = (projection: string) => Promise<number>;

/** What a batch has changed, as writes to the builds it has used. */
export async function writesOf(buffer: BatchBuffer, epochOf: EpochOf): Promise<readonly Write[]> {
  const writes: Write[] = [];
  for (const { collection, entries } of buffer.changed()) {
    const view = viewName(collection, await epochOf(collection.projection));
    writes.push(...entries.map(({ id, base, now }: Entry) => ({ view, id, from: base.n, to: now.n, text: now.text })));
  }
  return writes;
}

function operation({ id, from, to, text }: Write): mongo.AnyBulkWriteOperation<Row> {
  const doc = text === null ? null : (JSON.parse(text) as Record<string, unknown>);
  const content = { n: to, removed: doc === null, doc };
  if (from === 0) return { insertOne: { document: { _id: id, ...content } } };
  return { replaceOne: { filter: { _id: id, n: from }, replacement: content } };
}

function byView(writes: readonly Write[]): ReadonlyMap<string, Write[]> {
  const views = new Map<string, Write[]>();
  for (const write of writes) {
    const own = views.get(write.view);
    if (own === undefined) views.set(write.view, [write]);
    else own.push(write);
  }
  return views;
}

/** Writes what is not written yet; doing it again changes nothing, since versions only rise. */
export async function storeWrites(connection: Connection, writes: readonly Write[]): Promise<void> {
  const stored = [...byView(writes)].map(async ([view, own]) => {
    try {
      await connection.collection<Row>(view).bulkWrite(own.map(operation), { ordered: false });
    } catch (error) {
      if (!isAlreadyInserted(error)) throw error;
    }
  });
  await Promise.all(stored);
}

/** The only unique index of a view is that of its ids. */
function isAlreadyInserted(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('writeErrors' in error)) return false;
  const errors = [error.writeErrors].flat() as { code?: unknown }[];
  return errors.length > 0 && errors.every(({ code }) => code === 11_000);
}
