import type { Connection } from 'mongoose';
import type { Position, ShardPlaces } from '../../ports/event-log.js';
import { randomId } from '../../runtime/random-id.js';
import { ConcurrentWriteError } from './concurrent-write-error.js';
import type { Pointers } from './pointers.js';
import { storeWrites, type Write } from './store-writes.js';

/** How far a batch brings the builds it was made for: the whole log, some shards of it, or nothing. */
export type Reached = Position | ShardPlaces | null;

/** What a batch leaves: documents, and how far the builds it was made for have come. */
export interface Batch {
  readonly writes: readonly Write[];
  readonly builds: ReadonlyMap<string, number>;
  readonly reached: Reached;
}

/** A batch as it stands in the row of whoever makes it: from here on it will be stored, whoever does it. */
export interface BoundBatch {
  readonly id: string;
  readonly builds: readonly (readonly [name: string, epoch: number])[];
  readonly position: Position | null;
  readonly places: readonly (readonly [shard: string, place: string])[] | null;
  /** Empty where they lie in parts of their own. */
  readonly writes: readonly Write[];
  readonly parts: number;
}

interface Part {
  readonly _id: string;
  readonly batch: string;
  readonly writes: readonly Write[];
  readonly at: Date;
}

/** Puts a batch into the row of its maker. @returns false when the row is another's by now: nothing may be stored then */
export type Bind = (batch: BoundBatch) => Promise<boolean>;

const TAKEN_OVER = 'somebody else has taken over meanwhile';
export const BUILD_CHANGED = 'the active build of a projection has changed meanwhile';
/** Characters of JSON in one part: far below what a document of MongoDB may hold, 16 MB. */
const PART_SIZE = 3_000_000;
/** Far shorter than a lease. */
const SURE_MS = 1000;
/** After so long nobody is about to bind these any more, ms. */
const ORPHAN_MS = 24 * 3600 * 1000;

/**
 * Makes batches whole or nothing without transactions: a batch is bound to the row of its maker before it is stored, and what a
 * process has left undone is finished by whoever comes after it.
 */
export class BatchRecord {
  readonly #parts;

  /** @param sureMs for so long after it has bound a batch nobody takes a maker for dead */
  constructor(
    private readonly connection: Connection,
    private readonly pointers: Pointers,
    private readonly sureMs = SURE_MS,
  ) {
    this.#parts = connection.collection<Part>('projection_batch_parts');
  }

  /** @throws ConcurrentWriteError when the maker was taken for dead, or a build has changed; the batch can be done again then */
  async store({ writes, builds, reached }: Batch, bind: Bind): Promise<void> {
    const id = randomId();
    const parts = split(writes);
    const inRow = parts.length <= 1;
    if (!inRow)
      await this.#parts.insertMany(
        parts.map((own, i): Part => ({ _id: `${id}/${String(i)}`, batch: id, writes: own, at: new Date() })),
      );
    const bound: BoundBatch = {
      ...{ id, builds: [...builds], writes: inRow ? writes : [], parts: inRow ? 0 : parts.length },
      ...placeOf(reached),
    };
    const mustBind = async (): Promise<void> => {
      if (!(await bind(bound))) throw new ConcurrentWriteError(TAKEN_OVER);
    };
    await mustBind();
    const since = performance.now();
    const isStored = await this.#store(bound, writes, async () => {
      // who was held still meanwhile does not set back what its heir has reached
      if (performance.now() - since >= this.sureMs) await mustBind();
    });
    if (!isStored) throw new ConcurrentWriteError(BUILD_CHANGED);
  }

  /** As a batch without writes leaves it. @returns whether all builds still are the active ones */
  advance(builds: ReadonlyMap<string, number>, reached: Reached): Promise<boolean> {
    const { position, places } = placeOf(reached);
    return this.pointers.advance(builds, position, places);
  }

  /** Stores what somebody has bound and left, or does so again: it changes nothing then. */
  async finish(bound: BoundBatch): Promise<void> {
    if (bound.parts === 0) {
      await this.#store(bound, bound.writes);
      return;
    }
    const parts = await this.#parts.find({ batch: bound.id }).toArray();
    // without them it is stored, and its maker ended before it could say so
    if (parts.length === bound.parts)
      await this.#store(
        bound,
        parts.flatMap(({ writes }) => writes),
      );
  }

  /** Removes what was written down and never bound. */
  async sweep(): Promise<void> {
    await this.#parts.deleteMany({ at: { $lt: new Date(Date.now() - ORPHAN_MS) } });
  }

  /** @returns whether all builds it was made for still are the active ones */
  async #store(
    { id, builds, position, places, parts }: BoundBatch,
    writes: readonly Write[],
    beforeAdvance: () => Promise<void> = () => Promise.resolve(),
  ): Promise<boolean> {
    await storeWrites(this.connection, writes);
    await beforeAdvance();
    const areActive = await this.pointers.advance(new Map(builds), position, places);
    if (parts > 0) await this.#parts.deleteMany({ batch: id });
    return areActive;
  }
}

const placeOf = (reached: Reached): Pick<BoundBatch, 'position' | 'places'> =>
  typeof reached === 'object' && reached !== null
    ? { position: null, places: Object.entries(reached) }
    : { position: reached, places: null };

function split(writes: readonly Write[]): readonly (readonly Write[])[] {
  const parts: Write[][] = [];
  let size = PART_SIZE;
  for (const write of writes) {
    const own = (write.text?.length ?? 0) + write.id.length;
    if (size + own > PART_SIZE) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(write);
    size += own;
  }
  return parts;
}
