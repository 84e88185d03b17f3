import { NewerSchemaError, UNREADABLE_TYPE, type RecordedEvent, type ViewMessage } from '@combolab/contracts';
import type { AnyCollection, DocumentWriter } from '../ports/documents.js';
import type { Projection, Read, Views } from './projection.js';
import { storageFault } from './storage-errors.js';

/** The writer with a batch's own list of touched ids and messages. */
export function viewsOver(writer: DocumentWriter, announce: (message: ViewMessage) => void): Views {
  return {
    touched: new Set(),
    announce,
    fetch: (collection, ids) => writer.fetch(collection, ids),
    countEach: (collection, wheres) => writer.countEach(collection, wheres),
    findEach: (collection, wheres) => writer.findEach(collection, wheres),
    get: (collection, id) => writer.get(collection, id),
    getMany: (collection, ids) => writer.getMany(collection, ids),
    find: (collection, options) => writer.find(collection, options),
    count: (collection, where) => writer.count(collection, where),
    versionOf: (collection, id) => writer.versionOf(collection, id),
    versionsOf: (collection, ids) => writer.versionsOf(collection, ids),
    put: (collection, id, doc) => writer.put(collection, id, doc),
    remove: (collection, id) => writer.remove(collection, id),
  };
}

/** An event that a projection could not apply; retrying will not help. */
export class PoisonEventError extends Error {
  override name = 'PoisonEventError';
  constructor(
    readonly projection: string,
    readonly event: RecordedEvent,
    override readonly cause: unknown,
  ) {
    super(`${projection} could not apply ${event.type} (${event.subject}@${String(event.version)}): ${String(cause)}`);
  }
}

/** What a batch has for one projection: the events that it listens to, decoded, and the documents that they begin with. */
export interface PreparedBatch {
  readonly projection: Projection;
  readonly events: readonly RecordedEvent[];
  readonly documents: ReadonlyMap<AnyCollection, ReadonlySet<string>>;
}

type Decode = (event: RecordedEvent) => RecordedEvent | null;

/** Decodes what a projection listens to. @throws PoisonEventError naming an event that it cannot read */
export async function prepareBatch(
  projection: Projection,
  events: readonly RecordedEvent[],
  decode: Decode,
): Promise<PreparedBatch> {
  const handled = new Set(projection.handles.map(({ type }) => type));
  const decoded: RecordedEvent[] = [];
  const documents: Documents = new Map();
  for (const event of events) {
    const whole = projection.envelopes === true;
    // of a row that names no type any more nobody knows whom it concerned
    if (!whole && !handled.has(event.type) && event.type !== UNREADABLE_TYPE) continue;
    const readable = await naming(projection, event, () => (whole ? event : decode(event)));
    if (readable === null) continue;
    decoded.push(readable);
    await naming(projection, event, () => {
      gather(documents, projection.reads?.(readable) ?? []);
    });
  }
  return { projection, events: decoded, documents };
}

/** Reads what the events of several projections begin with, all at once. */
export async function fetchFor(
  prepared: readonly PreparedBatch[],
  writer: Pick<DocumentWriter, 'fetch'>,
): Promise<void> {
  const all = prepared.flatMap(({ documents }) => [...documents]);
  await Promise.all(all.map(([collection, ids]) => writer.fetch(collection, [...ids])));
}

/** Applies what was prepared; a failing event is named in a {@link PoisonEventError}. */
export async function applyPrepared({ projection, events }: PreparedBatch, views: Views): Promise<void> {
  for (const event of events) await naming(projection, event, () => projection.apply(event, views));
  await projection.settle?.(views);
}

/** Applies a batch to one projection; a failing event is named in a {@link PoisonEventError}. */
export async function applyBatch(
  projection: Projection,
  events: readonly RecordedEvent[],
  decode: Decode,
  views: Views,
): Promise<void> {
  const prepared = await prepareBatch(projection, events, decode);
  await fetchFor([prepared], views);
  await applyPrepared(prepared, views);
}

async function naming<R>({ name }: Projection, event: RecordedEvent, work: () => R | Promise<R>): Promise<R> {
  try {
    return await work();
  } catch (error) {
    // a store that fails is no fault of the event
    if (error instanceof NewerSchemaError || storageFault(error) !== null) throw error;
    throw new PoisonEventError(name, event, error);
  }
}

type Documents = Map<AnyCollection, Set<string>>;

function gather(documents: Documents, reads: readonly Read[]): void {
  for (const [collection, id] of reads) {
    const ids = documents.get(collection);
    if (ids === undefined) documents.set(collection, new Set([id]));
    else ids.add(id);
  }
}
