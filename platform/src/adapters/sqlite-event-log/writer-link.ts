import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { Supervisor, type Instance, type Signs } from '../../supervision/supervisor.js';
import { startThread } from '../../supervision/thread.js';
import type { FromWriter, ToWriter, WriterOptions } from './messages.js';

export interface WriterListener {
  message(message: FromWriter): void;
  /** The thread died with whatever it was doing. */
  lost(reason: string): void;
}

interface Writer extends Instance {
  readonly worker: Worker;
}

/** The main thread's end of the writer thread, which is supervised; knows whether it is ready. */
export class WriterThread {
  /** Settles with the first opening; rejects when the database cannot be opened. */
  readonly opened: Promise<void>;
  /** `PRAGMA synchronous` of the writing connection as it last said; 2 is FULL. */
  synchronous = -1;
  readonly #supervisor: Supervisor<Writer>;
  /** Why the thread opens the database again; null while it is open. */
  #reopening: string | null = null;

  constructor(
    { logger, silentMs, ...data }: WriterOptions,
    private readonly listener: WriterListener,
  ) {
    this.#supervisor = new Supervisor({
      ...{ name: 'the writer of the event log', begin: (signs) => this.#begin(data, signs) },
      ...(logger === undefined ? {} : { logger }),
      ...(silentMs === undefined ? {} : { silentMs }),
      onLost: (why) => {
        listener.lost(why);
      },
    });
    this.opened = this.#supervisor.start();
  }

  get healthy(): boolean {
    return this.fault === null;
  }

  /** Why nothing can be written just now, in words; null while it can. */
  get fault(): string | null {
    return (
      this.#supervisor.fault ??
      (this.#reopening === null ? null : `the event log is being reopened: ${this.#reopening}`)
    );
  }

  /** How often the thread was started again. */
  get restarts(): number {
    return this.#supervisor.restarts;
  }

  /** ms that its last beginning took, from starting it until it works. */
  get begunMs(): number {
    return this.#supervisor.begunMs;
  }

  post(message: ToWriter): void {
    this.#supervisor.current?.worker.postMessage(message);
  }

  /** Ends the thread without a word, as a crash would. */
  async kill(): Promise<void> {
    await this.#supervisor.current?.worker.terminate();
  }

  async close(): Promise<void> {
    await this.#supervisor.stop(async ({ worker }) => {
      if (worker.threadId < 0) return;
      const ended = once(worker, 'exit');
      worker.postMessage({ kind: 'close' } satisfies ToWriter);
      await ended;
    });
  }

  #begin(workerData: object, signs: Signs): Writer {
    let opened = (): void => undefined;
    const ready = new Promise<void>((resolve) => {
      opened = resolve;
    });
    const { worker, kill } = startThread(
      new URL('./writer-thread.js', import.meta.url),
      { workerData },
      signs,
      (told) => {
        const message = told as FromWriter;
        if (message.kind === 'ready') {
          this.#reopening = null;
          this.synchronous = message.synchronous;
          opened();
        }
        if (message.kind === 'unknown') this.#reopening = message.reason;
        this.listener.message(message);
      },
    );
    return { worker, ready, kill };
  }
}
