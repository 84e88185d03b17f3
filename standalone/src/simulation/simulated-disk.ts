import type { DiskFaults } from './disk-faults.js';
import { DiskFile } from './disk-file.js';
import type { VirtualTime } from './virtual-time.js';

/** Longest time of half an operation, in virtual ms: to the platter, and back. */
const OPERATION_MS = { write: 0.5, sync: 4 } as const;
type Operation = keyof typeof OPERATION_MS;

/**
 * A disk whose writes last once they were synced: what was not is lost at a power failure, each write whole, in part or not at
 * all, and so is what a sync failed over.
 */
export class SimulatedDisk {
  readonly #files = new Map<string, DiskFile>();
  /** Raised by each power failure: what was under way then is never answered. */
  #boot = 0;
  /** Told of each operation as it reaches the platter. */
  onOperation: () => void = () => undefined;

  constructor(
    private readonly time: VirtualTime,
    readonly faults: DiskFaults,
  ) {}

  /** Length in bytes; 0 of a file that is not there. */
  lengthOf(name: string): number {
    return this.#files.get(name)?.length ?? 0;
  }

  /** @throws DiskError */
  read(name: string, at: number, length: number): Buffer {
    this.faults.mayFail('read', name);
    return this.#file(name).read(at, length);
  }

  /** @throws DiskError; then some of it may be written */
  write(name: string, at: number, bytes: Buffer): Promise<void> {
    return this.#operate('write', name, (file) => {
      try {
        this.faults.mayFail('write', name);
      } catch (error) {
        file.write(at, bytes.subarray(0, this.time.random.below(bytes.length)));
        throw error;
      }
      const elsewhere = at > 0 && this.faults.isMisdirected(name);
      file.write(at, bytes, elsewhere ? this.time.random.below(at) : at);
    });
  }

  /** Ends a file here. @throws DiskError */
  cut(name: string, at: number): Promise<void> {
    return this.#operate('write', name, (file) => {
      this.faults.mayFail('write', name);
      file.cut(at);
    });
  }

  /** @throws DiskError; then nobody knows what of it lasts, and no later sync makes up for it */
  sync(name: string): Promise<void> {
    return this.#operate('sync', name, (file) => {
      try {
        this.faults.mayFail('sync', name);
      } catch (error) {
        file.lose(this.time.random);
        throw error;
      }
      file.sync();
    });
  }

  remove(name: string): void {
    this.#files.delete(name);
  }

  /** The power fails: see {@link DiskFile.lose}. */
  loseUnsynced(): void {
    this.#boot += 1;
    for (const file of this.#files.values()) file.lose(this.time.random);
  }

  /** Turns one bit of a file. @returns false of an empty one */
  flip(name: string): boolean {
    return this.#file(name).flip(this.time.random);
  }

  #file(name: string): DiskFile {
    const known = this.#files.get(name);
    if (known !== undefined) return known;
    const made = new DiskFile();
    this.#files.set(name, made);
    return made;
  }

  #operate(operation: Operation, name: string, effect: (file: DiskFile) => void): Promise<void> {
    const { time } = this;
    const asking = time.current;
    const boot = this.#boot;
    const someTime = (): number => time.random.next() * OPERATION_MS[operation];
    return new Promise((resolve, reject) => {
      time.plan(time.outside, someTime(), `${operation} ${name}`, () => {
        if (boot !== this.#boot) return;
        const outcome = this.#outcomeOf(() => {
          effect(this.#file(name));
        });
        time.plan(asking, someTime(), `done ${name}`, () => {
          if (outcome === null) resolve();
          else reject(outcome);
        });
        this.onOperation();
      });
    });
  }

  #outcomeOf(effect: () => void): Error | null {
    try {
      effect();
      return null;
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }
}
