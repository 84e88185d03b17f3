import type { Job, Jobs, Lease } from '@combolab/platform';
import { createMemoryJobs } from '@combolab/platform/adapters/memory-jobs';
import { RecordFile } from './record-file.js';
import type { SimulatedDisk } from './simulated-disk.js';

type Method = 'enqueue' | 'lease' | 'renew' | 'complete' | 'fail' | 'takeUp' | 'voidLeases' | 'setCheckpoint';
interface Call {
  readonly method: Method;
  readonly args: readonly unknown[];
  /** Epoch ms. */
  readonly at: number;
}

/** Jobs in memory whose calls are written down before they are carried out, and done again at the next start. */
export class SimulatedJobs implements Jobs {
  #at = 0;
  readonly #jobs = createMemoryJobs({ now: () => this.#at });
  #file: RecordFile | null = null;
  /** Calls that were carried out. */
  #done = 0;
  #writing: Promise<unknown> = Promise.resolve();

  constructor(private readonly disk: SimulatedDisk) {}

  /** @throws DamagedFileError @throws DiskError to try again */
  async open(): Promise<void> {
    const { file, records } = await RecordFile.open(this.disk, 'jobs');
    for (const record of records.slice(this.#done)) await this.#carryOut(JSON.parse(record) as Call);
    this.#file = file;
  }

  enqueue(id: string, kind: string, payload: unknown): Promise<boolean> {
    return this.#call('enqueue', id, kind, payload);
  }

  lease(kind: string, ms: number): Promise<Job | null> {
    return this.#call('lease', kind, ms);
  }

  renew(lease: Lease, ms: number, percent: number): Promise<boolean> {
    return this.#call('renew', lease, ms, percent);
  }

  complete(lease: Lease, result: unknown): Promise<boolean> {
    return this.#call('complete', lease, result);
  }

  fail(lease: Lease, problem: string, options: Parameters<Jobs['fail']>[2]): Promise<boolean> {
    return this.#call('fail', lease, problem, options);
  }

  get(id: string): Promise<Job | null> {
    return this.#jobs.get(id);
  }

  ended(kind: string, limit: number): Promise<readonly Job[]> {
    return this.#jobs.ended(kind, limit);
  }

  takeUp(id: string): Promise<void> {
    return this.#call('takeUp', id);
  }

  voidLeases(which?: Parameters<Jobs['voidLeases']>[0]): Promise<number> {
    return this.#call('voidLeases', which ?? {});
  }

  async checkpoint(group: string): Promise<string | null> {
    this.disk.faults.mayFail('read', 'jobs');
    return this.#jobs.checkpoint(group);
  }

  setCheckpoint(group: string, checkpoint: string): Promise<void> {
    return this.#call('setCheckpoint', group, checkpoint);
  }

  onChange(listener: (id: string) => void): () => void {
    return this.#jobs.onChange(listener);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#writing;
  }

  #call<R>(method: Method, ...args: readonly unknown[]): Promise<R> {
    const run = async (): Promise<R> => {
      const call: Call = { method, args, at: Date.now() };
      // what a sync failed over may be there or not: it is read again
      if (this.#file === null) await this.open();
      const file = this.#file;
      if (file === null) throw new Error('the jobs are not open');
      await file.append(JSON.stringify(call));
      try {
        await file.sync();
      } catch (error) {
        this.#file = null;
        throw error;
      }
      return this.#carryOut(call) as R;
    };
    const next = this.#writing.then(run, run);
    this.#writing = next.catch(() => undefined);
    return next;
  }

  #carryOut({ method, args, at }: Call): unknown {
    this.#at = at;
    this.#done += 1;
    return (this.#jobs[method] as (...all: readonly unknown[]) => unknown)(...args);
  }
}
