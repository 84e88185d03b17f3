import type { Connection } from 'mongoose';
import type { ParkedStream } from '../../ports/documents.js';
import { isDuplicate } from '../mongo/mongo-connection.js';

type Row = ParkedStream & { readonly _id: string };

const idOf = (projection: string, stream: string): string => `${projection} ${stream}`;

/** Streams that projections could not go on with; the first event that failed counts. */
export class ParkedRows {
  readonly #rows;

  constructor(connection: Connection) {
    this.#rows = connection.collection<Row>('parked');
  }

  async park({ projection, stream, version, reason, parkedAt }: ParkedStream): Promise<void> {
    try {
      await this.#rows.insertOne({ _id: idOf(projection, stream), projection, stream, version, reason, parkedAt });
    } catch (error) {
      if (!isDuplicate(error)) throw error;
    }
  }

  async list(): Promise<readonly ParkedStream[]> {
    const rows = await this.#rows.find({}).sort({ parkedAt: 1, _id: 1 }).toArray();
    return rows.map(({ _id, ...parked }) => parked);
  }

  async unpark(projection: string, stream: string): Promise<void> {
    await this.#rows.deleteOne({ _id: idOf(projection, stream) });
  }
}
