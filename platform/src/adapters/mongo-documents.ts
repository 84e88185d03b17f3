import type { Connection } from 'mongoose';
import type {
  AnyCollection,
  DocumentWriter,
  ParkedStream,
  ProjectionState,
  ShardedDocuments,
} from '../ports/documents.js';
import type { Position, ShardPlaces } from '../ports/event-log.js';
import type { ShardMembership } from '../ports/shards.js';
import { randomId } from '../runtime/random-id.js';
import { DocumentDigest } from './documents/document-digest.js';
import { ShardMembers } from './mongo/shard-members.js';
import {
  BatchRecord,
  BUILD_CHANGED,
  type Bind,
  type BoundBatch,
  type Reached,
} from './mongo-documents/batch-record.js';
import { Builds } from './mongo-documents/builds.js';
import { ConcurrentWriteError } from './mongo-documents/concurrent-write-error.js';
import { MongoDocumentReader } from './mongo-documents/document-reader.js';
import { BufferedWriter } from './mongo-documents/document-writer.js';
import { ParkedRows } from './mongo-documents/parked-rows.js';
import { given, placesOf, Pointers, type Pointer } from './mongo-documents/pointers.js';
import { viewOf } from './mongo-documents/rows.js';
import { storeWrites, writesOf, type Write } from './mongo-documents/store-writes.js';
import { Turn } from './mongo-documents/turn.js';

export { ConcurrentWriteError } from './mongo-documents/concurrent-write-error.js';

export interface MongoDocumentsOptions {
  /** Stays open when the documents are disposed. */
  readonly connection: Connection;
  /** How long an old build stays after a swap, in ms; longer than the second for which readers trust a pointer. */
  readonly retireMs?: number;
  /** Where a reader has come to who has read the log as a whole to `checkpoint`, and these shards farther. Standard: shards count for nothing. */
  readonly placeOf?: (checkpoint: Position | null, places: ShardPlaces) => Position | null;
  /** Who makes one batch of `apply` for longer is taken for dead, ms. Standard: 30 s. */
  readonly patienceMs?: number;
}

const RETIRE_MS = 10_000;
const PATIENCE_MS = 30_000;
type Projections = readonly { name: string; version: number; collections: readonly AnyCollection[] }[];

class MongoDocuments extends MongoDocumentReader implements ShardedDocuments {
  readonly #prepared = new Map<string, { version: number; collections: readonly AnyCollection[] }>();
  /** Builds that this process makes. */
  readonly #building = new Map<string, number>();
  readonly #unfinished = new Map<string, readonly Write[]>();
  readonly #queues = new Map<string, Promise<unknown>>();
  readonly #timers = new Set<NodeJS.Timeout>();

  /** Names this process where it holds something. */
  readonly #process = randomId();
  readonly #record: BatchRecord;
  readonly #turn: Turn;
  readonly #placeOf: NonNullable<MongoDocumentsOptions['placeOf']>;

  constructor(
    connection: Connection,
    private readonly pointers: Pointers,
    private readonly builds: Builds,
    private readonly parkedRows: ParkedRows,
    private readonly retireMs: number,
    { placeOf = (checkpoint) => checkpoint, patienceMs = PATIENCE_MS }: Omit<MongoDocumentsOptions, 'connection'>,
  ) {
    super(connection, pointers.epochOf);
    this.#record = new BatchRecord(connection, pointers);
    this.#turn = new Turn(connection, this.#record, this.#process, patienceMs);
    this.#placeOf = placeOf;
  }

  async prepare(projections: Projections): Promise<void> {
    await this.#turn.finish();
    await this.#record.sweep();
    for (const { name, version, collections } of projections) {
      this.#prepared.set(name, { version, collections });
      const pointer = await this.pointers.prepare(name, version);
      await this.builds.create(collections, pointer.epoch);
      await this.builds.drop(collections, pointer);
    }
  }

  async state(projection: string): Promise<ProjectionState | null> {
    const [state = null] = await this.states([projection]);
    return state;
  }

  async states(projections: readonly string[]): Promise<readonly (ProjectionState | null)[]> {
    const pointers = await this.pointers.fresh();
    return projections.map((name) => {
      const pointer = pointers.get(name);
      if (pointer === undefined) return null;
      const { version, epoch, checkpoint } = pointer;
      return { name, version, epoch, checkpoint: this.#placeOf(checkpoint, placesOf(pointer)) };
    });
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
    return this.#inTurn('active', () =>
      this.#turn.run(async (bind) => this.#apply(projections, checkpoint, work, await this.pointers.fresh(), bind)),
    );
  }

  join(shards: readonly string[], leaseMs?: number): ShardMembership {
    return new ShardMembers({
      ...{ connection: this.connection, name: 'projection', shards, process: this.#process },
      ...(leaseMs === undefined ? {} : { leaseMs }),
      settle: async (member, noted) => {
        if (noted !== undefined && noted !== null) await this.#record.finish(noted as BoundBatch);
        await this.#turn.buryProcess(member.slice(0, member.lastIndexOf('.')));
      },
    });
  }

  applyShards<R>(
    members: ShardMembership,
    projections: readonly string[],
    places: ShardPlaces,
    work: (writer: DocumentWriter) => Promise<R>,
  ): Promise<R> {
    const member = members.id;
    const bind: Bind = (batch) => (member === null ? Promise.resolve(false) : members.note(member, batch));
    return this.#inTurn('active', async () =>
      this.#apply(projections, places, work, await this.pointers.recent(), bind),
    );
  }

  /** @param pointers tell the builds, the same for all of a batch */
  async #apply<R>(
    projections: readonly string[],
    reached: Reached,
    work: (writer: DocumentWriter) => Promise<R>,
    pointers: ReadonlyMap<string, Pointer>,
    bind: Bind,
  ): Promise<R> {
    const epochs = this.#epochs(pointers);
    const writer = new BufferedWriter(this.connection, epochs.of);
    const result = await work(writer);
    const writes = await writesOf(writer.buffer, epochs.of);
    const others = writer.buffer.changed().map(({ collection }) => collection.projection);
    const builds = epochs.among(projections);
    const unnamed = epochs.among(others.filter((name) => !builds.has(name)));
    if (writes.length > 0) await this.#record.store({ writes, builds, reached }, bind);
    else if (!(await this.#record.advance(builds, reached))) throw new ConcurrentWriteError(BUILD_CHANGED);
    if (!(await this.pointers.advance(unnamed, null, null))) throw new ConcurrentWriteError(BUILD_CHANGED);
    return result;
  }

  #epochs(pointers: ReadonlyMap<string, Pointer>) {
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
    await this.#turn.rest();
  }
}

/**
 * The read model in MongoDB, without transactions: a batch is recorded, then stored with its checkpoint; what breaks off
 * in between is finished by whoever comes next. Readers see the documents of a batch one by
 * one, and a swap made by another process within a second.
 * Batches reject with {@link ConcurrentWriteError} when their process was taken for dead or the active build changed: do the batch again.
 */
export function openMongoDocuments({
  connection,
  retireMs = RETIRE_MS,
  ...more
}: MongoDocumentsOptions): ShardedDocuments {
  return new MongoDocuments(
    connection,
    new Pointers(connection),
    new Builds(connection, retireMs),
    new ParkedRows(connection),
    retireMs,
    more,
  );
}
