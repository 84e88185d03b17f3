import {
  createMemorySearchIndex,
  DerivedStoreError,
  type SearchAnswer,
  type SearchIndex,
  type SearchQuery,
} from '@combolab/platform';
import { DamagedFileError, RecordFile } from './record-file.js';
import type { SimulatedDisk } from './simulated-disk.js';

export type IndexChange = Parameters<SearchIndex['write']>[0][number];
type IndexRecord =
  | { readonly changes: readonly IndexChange[] }
  | { readonly checkpoint: string }
  | { readonly turn: 'begin' | 'swap' };

const isNewer = ({ version: [epoch, n] }: IndexChange, than: IndexChange | undefined): boolean =>
  than === undefined || epoch > than.version[0] || (epoch === than.version[0] && n > than.version[1]);

/** A search index whose last writes may be lost, in their order, at a power failure. */
export class SimulatedIndex implements SearchIndex {
  #live = new Map<string, IndexChange>();
  #next: Map<string, IndexChange> | null = null;
  #checkpoint: string | null = null;
  #writing: Promise<unknown> = Promise.resolve();

  private constructor(private readonly file: RecordFile) {}

  /** @throws DerivedStoreError when the file is damaged @throws DiskError to try again */
  static async open(disk: SimulatedDisk): Promise<SimulatedIndex> {
    try {
      const { file, records } = await RecordFile.open(disk, 'index');
      const index = new SimulatedIndex(file);
      for (const record of records) index.#apply(JSON.parse(record) as IndexRecord);
      return index;
    } catch (error) {
      if (!(error instanceof DamagedFileError)) throw error;
      throw new DerivedStoreError('the index is damaged', { cause: error });
    }
  }

  /** What can be found. */
  get contents(): ReadonlyMap<string, IndexChange> {
    return new Map([...this.#live].filter(([, change]) => !('deleted' in change)));
  }

  write(changes: readonly IndexChange[]): Promise<void> {
    return this.#record({ changes });
  }

  async search(query: SearchQuery): Promise<SearchAnswer> {
    const index = createMemorySearchIndex();
    await index.write([...this.#live.values()]);
    return index.search(query);
  }

  beginRebuild(): Promise<void> {
    return this.#record({ turn: 'begin' });
  }

  swap(): Promise<void> {
    return this.#record({ turn: 'swap' });
  }

  checkpoint(): Promise<string | null> {
    return Promise.resolve(this.#checkpoint);
  }

  setCheckpoint(checkpoint: string): Promise<void> {
    return this.#record({ checkpoint });
  }

  count(): Promise<number> {
    return Promise.resolve(this.contents.size);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#writing;
  }

  #record(record: IndexRecord): Promise<void> {
    const run = async (): Promise<void> => {
      await this.file.append(JSON.stringify(record));
      this.#apply(record);
    };
    const next = this.#writing.then(run, run);
    this.#writing = next.catch(() => undefined);
    return next;
  }

  #apply(record: IndexRecord): void {
    if ('checkpoint' in record) this.#checkpoint = record.checkpoint;
    else if ('changes' in record)
      for (const index of this.#next === null ? [this.#live] : [this.#live, this.#next])
        for (const change of record.changes) if (isNewer(change, index.get(change.id))) index.set(change.id, change);
    if (!('turn' in record)) return;
    if (record.turn === 'swap') this.#live = this.#next ?? this.#live;
    this.#next = record.turn === 'begin' ? new Map() : null;
  }
}
