import type { Connection } from 'mongoose';
import type { AnyCollection, Documents, DocumentWriter, ParkedStream, ProjectionState } from '../ports/documents.js';
import type { Position } from '../ports/event-log.js';
import { DocumentDigest } from './documents/document-digest.js';
import { BatchRecord, BUILD_CHANGED } from './mongo-documents/batch-record.js';
import { Builds } from './mongo-documents/builds.js';
import { ConcurrentWriteError } from './mongo-documents/concurrent-write-error.js';
import { MongoDocumentReader } from './mongo-documents/document-reader.js';
import { BufferedWriter } from './mongo-documents/document-writer.js';
import { ParkedRows } from './mongo-documents/parked-rows.js';
import { given, Pointers } from './mongo-documents/pointers.js';
import { viewOf } from './mongo-documents/rows.js';
import { storeWrites, writesOf, type Write } from './mongo-documents/store-writes.js';

export { ConcurrentWriteError } from './mongo-documents/concurrent-write-error.js';

export interface MongoDocumentsOptions {
  /** Stays open when the documents are disposed. */
  readonly connection: Connection;
  /** How long an old build stays after a swap, in ms; longer than the second for which readers trust a pointer. */
  readonly retireMs?: number;
}

const RETIRE_MS = 10_000;
type Projections = readonly { name: string; version: number; collections: readonly AnyCollection[] }[];

class MongoDocuments extends MongoDocumentReader implements Documents {
  readonly #prepared = new Map<string, { version: number; collections: readonly AnyCollection[] }>();
  /** Builds that this process makes. */
  readonly #building = new Map<string, number>();
  readonly #unfinished = new Map<string, readonly Write[]>();
  readonly #queues = new Map<string, Promise<unknown>>();
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(
    connection: Connection,
    private readonly pointers: Pointers,
    private readonly builds: Builds,
    private readonly record: BatchRecord,
    private readonly parkedRows: ParkedRows,
    private readonly retireMs: number,
  ) {
    super(connection, pointers.epochOf);
  }

  async prepare(projections: Projections): Promise<void> {
    await this.record.finish();
    for (const { name, version, collections } of projections) {
      this.#prepared.set(name, { version, collections });
      const pointer = await this.pointers.prepare(name, version);
      await this.builds.create(collections, pointer.epoch);
      await this.builds.drop(collections, pointer);
    }
  }

  async state(projection: string): Promise<ProjectionState | null> {
    const pointer = (await this.pointers.fresh()).get(projection);
    if (pointer === undefined) return null;
    const { version, epoch, checkpoint } = pointer;
    return { name: projection, version, epoch, checkpoint };
  }

  /** Batches of one kind run one after another. */
  #inTurn<R>(kind: string, work: () => Promise<R>): Promise<R> {
    const next = (this.#queues.get(kind) ?? Promise.resolve()).then(work);
    this.#queues.set(
      kind,
      next.catch(() => undefined),
    );
    return next;
  }

  apply<R>(
    projections: readonly string[],
    checkpoint: Position | null,
    work: (writer: DocumentWriter) => Promise<R>,
  ): Promise<R> {
    return this.#inTurn('active', async () => {
      await this.record.finish();
      const epochs = await this.#epochs();
      const writer = new BufferedWriter(this.connection, epochs.of);
      const result = await work(writer);
      const writes = await writesOf(writer.buffer, epochs.of);
      const builds = epochs.among(projections);
      const others = writer.buffer.changed().map(({ collection }) => collection.projection);
      if (writes.length > 0) await this.record.store({ writes, builds, checkpoint });
      else if (!(await this.pointers.advance(builds, checkpoint))) throw new ConcurrentWriteError(BUILD_CHANGED);
      if (!(await this.pointers.advance(epochs.among(others), null))) throw new ConcurrentWriteError(BUILD_CHANGED);
      return result;
    });
  }

  /** The active builds, the same for all of a batch. */
  async #epochs() {
    const pointers = await this.pointers.fresh();
    const epochOf = (name: string): number => {
      const { version, epoch } = given(pointers, name);
      const prepared = this.#prepared.get(name);
      if (prepared !== undefined && prepared.version !== version)
        throw new Error(`projection '${name}' was prepared by version ${String(version)} of its code meanwhile`);
      return epoch;
    };
    return {
      of: (name: string) => Promise.resolve().then(() => epochOf(name)),
      among: (names: readonly string[]) => new Map(names.map((name) => [name, epochOf(name)])),
    };
  }

  /** The epoch is the next that no build has used: one that was given up on the way leaves a gap. */
  beginRebuild(projection: string): Promise<void> {
    return this.#inTurn(projection, async () => {
      const pointer = await this.pointers.begin(projection);
      const collections = this.#collections(projection);
      await this.builds.drop(collections, pointer);
      await this.builds.create(collections, pointer.building);
      this.#building.set(projection, pointer.building);
      this.#unfinished.delete(projection);
    });
  }

  applyRebuild<R>(
    projection: string,
    checkpoint: Position | null,
    work: (writer: DocumentWriter) => Promise<R>,
  ): Promise<R> {
    return this.#inTurn(projection, async () => {
      const building = this.#building.get(projection);
      if (building === undefined) throw new Error(`projection '${projection}' is not being rebuilt`);
      const epochOf = (name: string) => (name === projection ? Promise.resolve(building) : this.epochOf(name));
      const writer = new BufferedWriter(this.connection, epochOf);
      // what broke off while it was stored: nobody else writes this build, so it is finished here
      await storeWrites(this.connection, this.#unfinished.get(projection) ?? []);
      const result = await work(writer);
      const writes = await writesOf(writer.buffer, epochOf);
      this.#unfinished.set(projection, writes);
      await storeWrites(this.connection, writes);
      await this.pointers.advanceBuild(projection, building, checkpoint);
      return result;
    });
  }

  swapRebuild(projection: string): Promise<void> {
    return this.#inTurn(projection, async () => {
      const building = this.#building.get(projection);
      this.#building.delete(projection);
      await storeWrites(this.connection, this.#unfinished.get(projection) ?? []);
      this.#unfinished.delete(projection);
      if (building === undefined || !(await this.pointers.swap(projection, building)))
        throw new Error(`projection '${projection}' has no finished build beside it`);
      this.#dropLater(projection);
    });
  }

  /** A process that ends before leaves it to the next `prepare` or rebuild. */
  #dropLater(projection: string): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void this.#inTurn(projection, async () => {
        const pointer = given(await this.pointers.fresh(), projection);
        await this.builds.drop(this.#collections(projection), pointer);
      }).catch(() => undefined);
    }, this.retireMs).unref();
    this.#timers.add(timer);
  }

  #collections(projection: string): readonly AnyCollection[] {
    return this.#prepared.get(projection)?.collections ?? [];
  }

  park(parked: ParkedStream): Promise<void> {
    return this.parkedRows.park(parked);
  }

  parked(): Promise<readonly ParkedStream[]> {
    return this.parkedRows.list();
  }

  unpark(projection: string, stream: string): Promise<void> {
    return this.parkedRows.unpark(projection, stream);
  }

  async digest(collection: AnyCollection): Promise<string> {
    const { epoch } = given(await this.pointers.fresh(), collection.projection);
    const digest = new DocumentDigest();
    const rows = viewOf(this.connection, collection, epoch).find({ removed: false }).sort({ _id: 1 });
    for await (const { _id, doc } of rows) digest.add(_id, JSON.stringify(doc));
    return digest.toString();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const timer of this.#timers) clearTimeout(timer);
    await Promise.all(this.#queues.values());
  }
}

/**
 * The read model in MongoDB, without transactions: a batch is recorded, then stored with its checkpoint; what breaks off
 * in between is finished by the next `prepare` or `apply` of any process. Readers see the documents of a batch one by
 * one, and a swap made by another process within a second.
 * `apply` rejects with {@link ConcurrentWriteError} when somebody else wrote the same documents: do the batch again.
 */
export function openMongoDocuments({ connection, retireMs = RETIRE_MS }: MongoDocumentsOptions): Documents {
  const pointers = new Pointers(connection);
  return new MongoDocuments(
    connection,
    pointers,
    new Builds(connection, retireMs),
    new BatchRecord(connection, pointers),
    new ParkedRows(connection),
    retireMs,
  );
}
