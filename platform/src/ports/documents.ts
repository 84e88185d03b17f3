import type { ViewVersion } from '@combolab/contracts';
import type { Position, ShardPlaces } from './event-log.js';
import type { ShardMembership } from './shards.js';

export type Scalar = string | number | boolean | null;

/** A set of JSON documents that one projection writes. */
export interface Collection<T extends object = Record<string, unknown>> {
  readonly name: string;
  /** The projection that alone writes it. */
  readonly projection: string;
  /** Field lists to find and count by; fields stand at the top of the document and hold text, numbers, booleans or null. */
  readonly indexes: readonly (readonly (keyof T & string)[])[];
}

/** A collection, whatever its documents hold. */
export interface AnyCollection extends Pick<Collection, 'name' | 'projection'> {
  readonly indexes: readonly (readonly string[])[];
}

export interface Stored<T> {
  readonly id: string;
  readonly doc: T;
  /** `[epoch, n]`: the epoch rises with each rebuild, `n` by one with each write that changed the document. */
  readonly version: ViewVersion;
}

/** What `put` and `remove` did; equal versions mean nothing changed. */
export interface Change {
  readonly from: ViewVersion;
  readonly to: ViewVersion;
  readonly changed: boolean;
}

export interface FindOptions<T extends object> {
  readonly where: Partial<Readonly<Record<keyof T & string, Scalar>>>;
  readonly orderBy?: readonly (readonly [field: keyof T & string, direction: 'asc' | 'desc'])[];
  readonly limit?: number;
  /** Only what comes behind this document in the order, whether it is there or not. Its fields that order are not null. */
  readonly after?: { readonly id: string; readonly doc: Partial<T> };
}

export interface DocumentReader {
  /** null when absent or removed. */
  get<T extends object>(collection: Collection<T>, id: string): Promise<Stored<T> | null>;
  /** Present documents only, in the order of `ids`. */
  getMany<T extends object>(collection: Collection<T>, ids: readonly string[]): Promise<readonly Stored<T>[]>;
  find<T extends object>(collection: Collection<T>, options: FindOptions<T>): Promise<readonly Stored<T>[]>;
  count<T extends object>(collection: Collection<T>, where: FindOptions<T>['where']): Promise<number>;
  /** Version of a document even when it was removed; `[epoch, 0]` when it never was. */
  versionOf(collection: AnyCollection, id: string): Promise<ViewVersion>;
  /** As `versionOf` for each of `ids`, in their order; the store is asked for many at once. */
  versionsOf(collection: AnyCollection, ids: readonly string[]): Promise<readonly ViewVersion[]>;
}

export interface DocumentWriter extends DocumentReader {
  /** Reads documents at once that will be asked for one by one, where asking goes over a network. */
  fetch(collection: AnyCollection, ids: readonly string[]): Promise<void>;
  /** As `count`, for many conditions at once. */
  countEach<T extends object>(
    collection: Collection<T>,
    wheres: readonly FindOptions<T>['where'][],
  ): Promise<readonly number[]>;
  /** As `find` in the order of ids, for many conditions at once. */
  findEach<T extends object>(
    collection: Collection<T>,
    wheres: readonly FindOptions<T>['where'][],
  ): Promise<readonly (readonly Stored<T>[])[]>;
  put<T extends object>(collection: Collection<T>, id: string, doc: T): Promise<Change>;
  /** Leaves a tombstone that keeps its version. */
  remove(collection: AnyCollection, id: string): Promise<Change>;
}

/** One view, in one of its builds. */
export interface ProjectionState {
  readonly name: string;
  /** The projection's own code version. */
  readonly version: number;
  readonly epoch: number;
  readonly checkpoint: Position | null;
}

export interface ParkedStream {
  readonly projection: string;
  readonly stream: string;
  /** Version of the first event that could not be applied. */
  readonly version: number;
  readonly reason: string;
  readonly parkedAt: string;
}

/** One document among those of several collections. */
export interface Asked {
  readonly collection: AnyCollection;
  readonly id: string;
}

/**
 * The read model. Readers see the active build of each projection. Every adapter passes `describeDocuments`.
 */
export interface Documents extends DocumentReader, AsyncDisposable {
  /** Makes room for the collections of these projections; a projection whose code version changed starts empty with a higher epoch. */
  prepare(
    projections: readonly { name: string; version: number; collections: readonly AnyCollection[] }[],
  ): Promise<void>;
  /** Documents of several collections by one question, in the order they are asked for; null where one is absent or removed. */
  getEach(asked: readonly Asked[]): Promise<readonly (Stored<Record<string, unknown>> | null)[]>;
  state(projection: string): Promise<ProjectionState | null>;
  /** Runs `work` and stores the checkpoint of the named projections in one transaction; nothing is kept when it throws. */
  apply<R>(
    projections: readonly string[],
    checkpoint: Position | null,
    work: (writer: DocumentWriter) => Promise<R>,
  ): Promise<R>;
  /** Starts an empty build beside the active one, with `epoch + 1`. */
  beginRebuild(projection: string): Promise<void>;
  /** As `apply`, on the build beside. */
  applyRebuild<R>(
    projection: string,
    checkpoint: Position | null,
    work: (writer: DocumentWriter) => Promise<R>,
  ): Promise<R>;
  /** Makes the build beside the active one and drops the old. */
  swapRebuild(projection: string): Promise<void>;
  park(stream: ParkedStream): Promise<void>;
  parked(): Promise<readonly ParkedStream[]>;
  unpark(projection: string, stream: string): Promise<void>;
  /** Hash over the active documents of a collection, without epoch, n and positions. */
  digest(collection: AnyCollection): Promise<string>;
}

/** A read model that several processes keep, each for some shards of the log. */
export interface ShardedDocuments extends Documents {
  /** As `state` for each of these, in their order, by one question. */
  states(projections: readonly string[]): Promise<readonly (ProjectionState | null)[]>;
  /** Makes this process one of those that keep it. */
  join(shards: readonly string[], leaseMs?: number): ShardMembership;
  /**
   * As `apply`, for shards that are this process's: nobody else writes what concerns them, so batches of different processes are
   * stored beside each other, where those of `apply` follow each other over all processes.
   * @throws Error when this process was taken for dead meanwhile; nothing is kept then
   */
  applyShards<R>(
    members: ShardMembership,
    projections: readonly string[],
    places: ShardPlaces,
    work: (writer: DocumentWriter) => Promise<R>,
  ): Promise<R>;
}
