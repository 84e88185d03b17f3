import type { Connection } from 'mongoose';
import type { Position } from '../../ports/event-log.js';
import { randomId } from '../../runtime/random-id.js';
import { isDuplicate } from '../mongo/mongo-connection.js';
import { ConcurrentWriteError } from './concurrent-write-error.js';
import type { Pointers } from './pointers.js';
import { areUnchanged, storeWrites, type Write } from './store-writes.js';

/** What a batch leaves: documents, and how far the builds it was made for have come. */
export interface Batch {
  readonly writes: readonly Write[];
  readonly builds: ReadonlyMap<string, number>;
  readonly checkpoint: Position | null;
}

interface Row {
  readonly _id: string;
  readonly token: string;
  /** From here on the batch will be stored, whoever does it. */
  readonly bound: boolean;
  readonly parts: number;
  readonly builds: readonly (readonly [name: string, epoch: number])[];
  readonly checkpoint: Position | null;
}

interface Part {
  readonly _id: string;
  readonly token: string;
  readonly writes: readonly Write[];
}

export const BUILD_CHANGED = 'the active build of a projection has changed meanwhile';
const ONLY = 'batch';
/** Characters of JSON in one part: far below what a document of MongoDB may hold, 16 MB. */
const PART_SIZE = 3_000_000;

/**
 * Makes batches whole or nothing without transactions: a batch is recorded before it is stored, and what a process has
 * left undone the next one finishes. There is one record at a time, so batches of all processes follow each other.
 */
export class BatchRecord {
  readonly #rows;
  readonly #parts;

  constructor(
    private readonly connection: Connection,
    private readonly pointers: Pointers,
  ) {
    this.#rows = connection.collection<Row>('projection_batch');
    this.#parts = connection.collection<Part>('projection_batch_parts');
  }

  /** Finishes what somebody has recorded and left; drops what was not bound yet. */
  async finish(): Promise<void> {
    const row = await this.#rows.findOne({ _id: ONLY });
    if (row === null) return;
    const writes = row.bound ? await this.#writesOf(row) : null;
    if (writes === null) await this.#drop(row.token);
    else await this.#store(row, writes);
  }

  /** @throws ConcurrentWriteError when somebody else has written meanwhile; the batch can be done again then */
  async store({ writes, builds, checkpoint }: Batch): Promise<void> {
    const token = randomId();
    const parts = split(writes).map((own, i): Part => ({ _id: `${token}/${String(i)}`, token, writes: own }));
    const row: Row = { _id: ONLY, token, bound: false, parts: parts.length, builds: [...builds], checkpoint };
    await this.#take(row);
    // those of earlier batches: only who has the record has parts
    await this.#parts.deleteMany({ token: { $ne: token } });
    await this.#parts.insertMany(parts);
    if (!(await areUnchanged(this.connection, writes))) {
      await this.#drop(token);
      throw new ConcurrentWriteError('somebody else has written to the same documents meanwhile');
    }
    const { matchedCount } = await this.#rows.updateOne({ _id: ONLY, token }, { $set: { bound: true } });
    if (matchedCount !== 1) throw new ConcurrentWriteError('somebody else has dropped this batch to store another');
    if (!(await this.#store(row, writes))) throw new ConcurrentWriteError(BUILD_CHANGED);
  }

  async #take(row: Row): Promise<void> {
    try {
      await this.#rows.insertOne(row);
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      await this.finish();
      throw new ConcurrentWriteError('somebody else was storing a batch');
    }
  }

  /** @returns whether all builds it was made for still are the active ones */
  async #store({ token, builds, checkpoint }: Row, writes: readonly Write[]): Promise<boolean> {
    await storeWrites(this.connection, writes);
    const areActive = await this.pointers.advance(new Map(builds), checkpoint);
    await this.#drop(token);
    return areActive;
  }

  /** null when somebody else has finished the batch in this moment and begun another. */
  async #writesOf({ token, parts }: Row): Promise<readonly Write[] | null> {
    const rows = await this.#parts.find({ token }).toArray();
    return rows.length < parts ? null : rows.flatMap(({ writes }) => writes);
  }

  async #drop(token: string): Promise<void> {
    await this.#rows.deleteOne({ _id: ONLY, token });
  }
}

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
