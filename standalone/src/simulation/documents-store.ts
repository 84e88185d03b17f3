import { DerivedStoreError } from '@combolab/platform';
import { DamagedFileError, RecordFile } from './record-file.js';
import type { SimulatedDisk } from './simulated-disk.js';
import { Tables, type Step } from './tables.js';

export interface DocumentsOptions {
  /** False gives versions out again that a power failure took back: a planted mistake. */
  readonly raisesVersions: boolean;
  /** Keeps the place before what belongs to it: a planted mistake. */
  readonly checkpointFirst: boolean;
}

const VERSIONS_OF_AN_OPENING = 2 ** 32;

/** The file of the views, and what every process sees of it. */
export class DocumentsStore {
  /** Of views in a new file. */
  firstEpoch = 1;
  /** How many files were put away: who has one open does not see the next. */
  files = 0;
  #tables: Tables | null = null;
  #file: RecordFile | null = null;

  /** @param name of the file */
  constructor(
    private readonly disk: SimulatedDisk,
    readonly options: DocumentsOptions,
    readonly name = 'views',
  ) {}

  /** Reads the file, in the process that is going to write it. @throws DerivedStoreError when it is damaged */
  async open(): Promise<void> {
    try {
      const { file, records } = await RecordFile.open(this.disk, this.name);
      const tables = new Tables();
      for (const record of records) tables.apply(JSON.parse(record) as Step[]);
      this.#file = file;
      this.#tables = tables;
      await this.commit([{ openings: tables.openings + 1 }]);
      await this.makeLasting();
    } catch (error) {
      if (!(error instanceof DamagedFileError)) throw error;
      throw new DerivedStoreError('the views are damaged', { cause: error });
    }
  }

  /** Puts the file away. @param firstEpoch of the views that are built anew, above all that there were */
  setAside(firstEpoch: number): void {
    this.files += 1;
    this.forget();
    this.disk.remove(this.name);
    this.disk.remove(`${this.name}.synced`);
    this.firstEpoch = firstEpoch;
  }

  /** The machine is gone, or the file. */
  forget(): void {
    this.#tables = null;
    this.#file = null;
  }

  /** @throws DiskError @throws Error while they are not open */
  read(): Tables {
    this.disk.faults.mayFail('read', this.name);
    return this.committed;
  }

  /** As {@link read}, for who looks from outside. */
  get committed(): Tables {
    if (this.#tables === null) throw Object.assign(new Error('the views are not open'), { code: 'EBUSY' });
    return this.#tables;
  }

  /** Of what is written: above all that was told of this file before it was opened. */
  get leastVersion(): number {
    return this.options.raisesVersions ? (this.committed.openings - 1) * VERSIONS_OF_AN_OPENING : 0;
  }

  /** All of it or nothing. @throws DiskError */
  async commit(steps: readonly Step[]): Promise<void> {
    // what a sync failed over is read again: nobody knows what is there
    if (this.#file === null) await this.open();
    const file = this.#file;
    if (file === null) throw new Error('the views are not open');
    await file.append(JSON.stringify(steps));
    this.#tables?.apply(steps);
  }

  /** What was committed so far survives a power failure; else the last transactions may be lost, in their order. */
  async makeLasting(): Promise<void> {
    try {
      await this.#file?.sync();
    } catch (error) {
      this.#file = null;
      throw error;
    }
  }
}
