import { crc32 } from 'node:zlib';
import type { SimulatedDisk } from './simulated-disk.js';
import { SyncedMark } from './synced-mark.js';

const HEAD_BYTES = 8;

/** What was there once is not there as it was written. */
export class DamagedFileError extends Error {
  override name = 'DamagedFileError';
}

interface Opened {
  readonly file: RecordFile;
  readonly records: readonly string[];
}

/**
 * A file of records, each with its length and a checksum that goes on from the record before, so that none is taken for another
 * or found in another's place. How far it was synced is kept beside it: a tail that a crash tore is cut, and damage before it is told.
 */
export class RecordFile {
  readonly #mark: SyncedMark;
  #end = 0;
  #sum: number;

  private constructor(
    private readonly disk: SimulatedDisk,
    readonly name: string,
  ) {
    this.#mark = new SyncedMark(disk, name);
    this.#sum = crc32(name);
  }

  /**
   * Reads all records; what is there by then lasts.
   * @throws DamagedFileError when less is there than was synced
   * @throws DiskError to try again
   */
  static async open(disk: SimulatedDisk, name: string): Promise<Opened> {
    const file = new RecordFile(disk, name);
    const synced = file.#mark.load();
    const records = file.#read();
    if (file.#end < synced)
      throw new DamagedFileError(`${name} is damaged after ${String(file.#end)} of ${String(synced)} bytes`);
    if (disk.lengthOf(name) > file.#end) await disk.cut(name, file.#end);
    await file.sync();
    return { file, records };
  }

  /** Where the next record begins, in bytes. */
  get end(): number {
    return this.#end;
  }

  /** Adds a record; it lasts once it was synced. One after the other. @throws DiskError; then nothing was added */
  async append(record: string): Promise<void> {
    const payload = Buffer.from(record);
    const head = Buffer.alloc(HEAD_BYTES);
    const sum = crc32(payload, this.#sum);
    head.writeUInt32BE(payload.length, 0);
    head.writeUInt32BE(sum, 4);
    await this.disk.write(this.name, this.#end, Buffer.concat([head, payload]));
    this.#end += HEAD_BYTES + payload.length;
    this.#sum = sum;
  }

  /** @throws DiskError; then this must not be used again: nobody knows what lasts */
  async sync(): Promise<void> {
    await this.disk.sync(this.name);
    await this.#mark.move(this.#end);
  }

  /** Reads everything once more. @throws DamagedFileError */
  check(): void {
    const again = new RecordFile(this.disk, this.name);
    again.#read();
    if (again.#end < this.#end)
      throw new DamagedFileError(`${this.name} is damaged after ${String(again.#end)} of ${String(this.#end)} bytes`);
  }

  #read(): string[] {
    const records: string[] = [];
    const bytes = this.disk.read(this.name, 0, this.disk.lengthOf(this.name));
    while (this.#end + HEAD_BYTES < bytes.length) {
      const length = bytes.readUInt32BE(this.#end);
      const payload = bytes.subarray(this.#end + HEAD_BYTES, this.#end + HEAD_BYTES + length);
      const sum = crc32(payload, this.#sum);
      if (length === 0 || payload.length < length || sum !== bytes.readUInt32BE(this.#end + 4)) break;
      records.push(payload.toString());
      this.#end += HEAD_BYTES + length;
      this.#sum = sum;
    }
    return records;
  }
}
