import { once } from 'node:events';
import { MessageChannel, Worker, type MessagePort } from 'node:worker_threads';
import type { SearchIndex } from '../ports/search-index.js';
import type { ControlMessage } from './sqlite-search-index/messages.js';
import { PortSearchIndex } from './sqlite-search-index/port-client.js';

export interface SqliteSearchIndexOptions {
  /** Path of the database; made when it is missing. */
  readonly file: string;
}

/** The index in its own thread. */
export type SqliteSearchIndex = SearchIndex & {
  /** False once its thread is gone. */
  readonly healthy: boolean;
  /** A port to the same index, to be handed to another thread and opened there by `connectSqliteSearchIndex`. */
  connect(): MessagePort;
};

/**
 * Starts the thread that owns the file; what the file holds is searchable when the promise resolves.
 * When the thread dies, calls under way and later ones are rejected.
 * @throws Error when the file cannot be opened
 */
export async function openSqliteSearchIndex(options: SqliteSearchIndexOptions): Promise<SqliteSearchIndex> {
  const worker = new Worker(new URL('./sqlite-search-index/search-thread.js', import.meta.url), {
    workerData: options,
  });
  // rejects with the thread's own error
  await once(worker, 'message');
  return new OwnedSearchIndex(worker);
}

/** The index behind a port of `connect`. Disposing it closes the port, not the index. */
export function connectSqliteSearchIndex(port: MessagePort): SearchIndex {
  return new PortSearchIndex(port);
}

function connectTo(worker: Worker): MessagePort {
  const { port1, port2 } = new MessageChannel();
  const message: ControlMessage = { kind: 'connect', port: port2 };
  worker.postMessage(message, [port2]);
  return port1;
}

class OwnedSearchIndex extends PortSearchIndex implements SqliteSearchIndex {
  readonly #worker: Worker;
  #alive = true;

  constructor(worker: Worker) {
    super(connectTo(worker));
    this.#worker = worker;
    // the ports close with the thread and tell the clients; without a listener the error would end the process
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      this.#alive = false;
    });
  }

  connect(): MessagePort {
    if (this.#alive) return connectTo(this.#worker);
    const { port1, port2 } = new MessageChannel();
    port2.close();
    return port1;
  }

  override async [Symbol.asyncDispose](): Promise<void> {
    if (this.#alive) {
      const ended = once(this.#worker, 'exit');
      const message: ControlMessage = { kind: 'close' };
      this.#worker.postMessage(message);
      await ended;
    }
    await super[Symbol.asyncDispose]();
  }
}
