import type { Connection } from 'mongoose';
import type { Position, ShardPlaces } from '../../ports/event-log.js';
import { upsertAgain } from '../mongo/upsert-again.js';

/** Which build of a projection readers see, and which is made beside it. */
export interface Pointer {
  readonly _id: string;
  readonly version: number;
  readonly epoch: number;
  readonly checkpoint: Position | null;
  /** Farther than `checkpoint` in these shards, by {@link fieldOf}. Absent in rows of before there were shards. */
  readonly places?: ShardPlaces;
  readonly building: number | null;
  readonly buildingCheckpoint: Position | null;
  /** Epoch ms at which `epoch` became the active one. */
  readonly since: number;
}

/** How long a reader may go by what it has read of the pointers, in ms. */
export const POINTER_MS = 1000;

/** A shard as a name of a field: dots would part it. */
const fieldOf = (shard: string): string => shard.replaceAll('.', ':');
const shardOf = (field: string): string => field.replaceAll(':', '.');

/** How far a build has come in the shards that were read apart. */
export const placesOf = ({ places = {} }: Pick<Pointer, 'places'>): ShardPlaces =>
  Object.fromEntries(Object.entries(places).map(([field, place]) => [shardOf(field), place]));

const NO_BUILD = { building: null, buildingCheckpoint: null };

/** The pointers of all projections; what is read is remembered for a second. */
export class Pointers {
  readonly #rows;
  #known: Promise<ReadonlyMap<string, Pointer>> | null = null;
  #readAt = 0;

  constructor(connection: Connection) {
    this.#rows = connection.collection<Pointer>('projections');
  }

  /** @throws Error when the projection was never prepared */
  epochOf = async (name: string): Promise<number> => given(await this.recent(), name).epoch;

  /** The pointers as they were a second ago at most. */
  async recent(): Promise<ReadonlyMap<string, Pointer>> {
    if (this.#known === null || performance.now() - this.#readAt >= POINTER_MS) this.#known = this.#read();
    return this.#known;
  }

  /** The pointers as they are now. */
  fresh(): Promise<ReadonlyMap<string, Pointer>> {
    return (this.#known = this.#read());
  }

  async #read(): Promise<ReadonlyMap<string, Pointer>> {
    this.#readAt = performance.now();
    try {
      return new Map((await this.#rows.find({}).toArray()).map((row) => [row._id, row]));
    } catch (error) {
      this.#known = null;
      throw error;
    }
  }

  /** Makes the pointer; a new code version begins an empty build. Several processes may do so at once. */
  async prepare(name: string, version: number): Promise<Pointer> {
    const first = { version, epoch: 1, checkpoint: null, places: {}, ...NO_BUILD, since: Date.now() };
    await upsertAgain(() => this.#rows.updateOne({ _id: name }, { $setOnInsert: first }, { upsert: true }));
    for (;;) {
      const { epoch, building, ...pointer } = given(await this.fresh(), name);
      if (pointer.version === version) return { ...pointer, epoch, building };
      await this.#rows.updateOne(
        { _id: name, version: pointer.version, epoch, building },
        {
          $set: { version, epoch: next(epoch, building), checkpoint: null, places: {}, ...NO_BUILD, since: Date.now() },
        },
      );
    }
  }

  /**
   * Stores how far the builds have come whose documents were written: in the whole log, or in some shards of it.
   * @returns false when one of them is no longer the active one
   */
  async advance(
    builds: ReadonlyMap<string, number>,
    checkpoint: Position | null,
    places: readonly (readonly [shard: string, place: string])[] | null,
  ): Promise<boolean> {
    if (builds.size === 0) return true;
    const active = { $or: [...builds].map(([_id, epoch]) => ({ _id, epoch })) };
    const farther = (places ?? []).map(([shard, place]) => [`places.${fieldOf(shard)}`, place] as const);
    const $set = checkpoint === null ? Object.fromEntries(farther) : { checkpoint, places: {} };
    const count =
      Object.keys($set).length === 0
        ? await this.#rows.countDocuments(active)
        : (await this.#rows.updateMany(active, { $set })).matchedCount;
    if (count !== builds.size) this.#known = null;
    return count === builds.size;
  }

  /** @returns the epoch of a build that nobody has used before */
  async begin(name: string): Promise<Pointer & { building: number }> {
    for (;;) {
      const pointer = given(await this.fresh(), name);
      const begun = { building: next(pointer.epoch, pointer.building), buildingCheckpoint: null };
      const { matchedCount } = await this.#rows.updateOne(
        { _id: name, epoch: pointer.epoch, building: pointer.building },
        { $set: begun },
      );
      if (matchedCount === 1) return { ...pointer, ...begun };
    }
  }

  /** @throws Error when the build was given up for another */
  async advanceBuild(name: string, building: number, buildingCheckpoint: Position | null): Promise<void> {
    const { matchedCount } = await this.#rows.updateOne({ _id: name, building }, { $set: { buildingCheckpoint } });
    if (matchedCount !== 1) throw new Error(`this build of projection '${name}' was given up for another`);
  }

  /** Makes a build the active one. @returns false when it was given up for another */
  async swap(name: string, building: number): Promise<boolean> {
    const pointer = given(await this.fresh(), name);
    const { matchedCount } = await this.#rows.updateOne(
      { _id: name, epoch: pointer.epoch, building },
      { $set: { epoch: building, checkpoint: pointer.buildingCheckpoint, places: {}, ...NO_BUILD, since: Date.now() } },
    );
    await this.fresh();
    return matchedCount === 1;
  }
}

/** A build never shares its collections with one that was given up. */
const next = (epoch: number, building: number | null): number => Math.max(epoch, building ?? 0) + 1;

export function given(pointers: ReadonlyMap<string, Pointer>, name: string): Pointer {
  const pointer = pointers.get(name);
  if (pointer === undefined) throw new Error(`projection '${name}' was not prepared`);
  return pointer;
}
