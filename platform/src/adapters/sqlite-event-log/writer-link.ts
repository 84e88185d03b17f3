import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FromWriter, ToWriter, WriterOptions } from './messages.js';

export interface WriterListener {
  message(message: FromWriter): void;
  /** The thread died with whatever it was doing. */
  lost(reason: string): void;
}

const RESTART_DELAY_MS = 100;

/** The main thread's end of the writer thread: starts it, starts it again when it dies, knows whether it is ready. */
export class WriterThread {
  /** Settles with the first opening; rejects when the database cannot be opened. */
  readonly opened: Promise<void>;
  /** `PRAGMA synchronous` of the writing connection as it last said; 2 is FULL. */
  synchronous = -1;
  readonly #options: WriterOptions;
  readonly #listener: WriterListener;
  #worker: Worker;
  #healthy = false;
  #wasOpen = false;
  #closing = false;
  #restart: NodeJS.Timeout | undefined;

  constructor(options: WriterOptions, listener: WriterListener) {
    this.#options = options;
    this.#listener = listener;
    this.#worker = this.#start();
    const worker = this.#worker;
    this.opened = new Promise((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
    });
  }

  get healthy(): boolean {
    return this.#healthy;
  }

  post(message: ToWriter): void {
    this.#worker.postMessage(message);
  }

  /** Ends the thread without a word, as a crash would. */
  async kill(): Promise<void> {
    await this.#worker.terminate();
  }

  async close(): Promise<void> {
    this.#closing = true;
    clearTimeout(this.#restart);
    if (this.#worker.threadId < 0) return;
    const ended = once(this.#worker, 'exit');
    this.post({ kind: 'close' });
    await ended;
  }

  #start(): Worker {
    const worker = new Worker(new URL('./writer-thread.js', import.meta.url), { workerData: this.#options });
    let reason = 'the writer thread ended';
    worker.on('message', (message: FromWriter) => {
      if (message.kind === 'ready') {
        this.#healthy = true;
        this.#wasOpen = true;
        this.synchronous = message.synchronous;
      }
      if (message.kind === 'unknown') this.#healthy = false;
      this.#listener.message(message);
    });
    worker.on('error', (error) => {
      reason = String(error);
    });
    worker.on('exit', () => {
      this.#healthy = false;
      this.#listener.lost(reason);
      if (this.#wasOpen && !this.#closing) this.#startLater();
    });
    return worker;
  }

  #startLater(): void {
    this.#restart = setTimeout(() => {
      this.#worker = this.#start();
    }, RESTART_DELAY_MS);
  }
}
