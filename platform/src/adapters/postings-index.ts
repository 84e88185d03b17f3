import { once } from 'node:events';
import { MessageChannel, type MessagePort, type Worker } from 'node:worker_threads';
import type { SearchIndex } from '../ports/search-index.js';
import { storageFault } from '../runtime/storage-errors.js';
import { Supervisor, type Instance, type Signs, type SupervisorOptions } from '../supervision/supervisor.js';
import { startThread } from '../supervision/thread.js';
import type { ControlMessage } from './postings-index/messages.js';
import { PortSearchIndex } from './postings-index/port-client.js';

export interface PostingsIndexOptions extends Pick<SupervisorOptions<Instance>, 'logger' | 'silentMs'> {
  /** Sets the file aside, which is damaged: a new one is made and filled again. @param why in words */
  readonly setAside?: (why: string) => void;
  /** Path of the database; made when it is missing. */
  readonly file: string;
  /** Called when the thread was started again: ports of `connect` lead nowhere any more, new ones do. */
  readonly onRestart?: () => void;
}

/** The index in its own thread. */
export type PostingsIndex = SearchIndex & {
  /** Why the thread is not there, in words; null while it is. */
  readonly fault: string | null;
  /** How often the thread was started again. */
  readonly restarts: number;
  /** ms that its last beginning took, until the whole index can be asked. */
  readonly begunMs: number;
  /** A port to the same index, to be handed to another thread and opened there by `connectPostingsIndex`. */
  connect(): MessagePort;
};

/**
 * Starts the thread that owns the file; what the file holds is searchable when the promise resolves.
 * When the thread dies, calls under way and those until it is there again are rejected.
 * @throws Error when the file cannot be opened
 */
export async function openPostingsIndex(options: PostingsIndexOptions): Promise<PostingsIndex> {
  const index = new OwnedSearchIndex(options);
  await index.start();
  return index;
}

/** The index behind a port of `connect`. Disposing it closes the port, not the index. */
export function connectPostingsIndex(port: MessagePort): PortSearchIndex {
  return new PortSearchIndex(port);
}

function connectTo(worker: Worker): MessagePort {
  const { port1, port2 } = new MessageChannel();
  const message: ControlMessage = { kind: 'connect', port: port2 };
  worker.postMessage(message, [port2]);
  return port1;
}

function begin(file: string, signs: Signs): Searching {
  let opened = (): void => undefined;
  const ready = new Promise<void>((resolve) => {
    opened = resolve;
  });
  const script = new URL('./postings-index/search-thread.js', import.meta.url);
  const { worker, kill } = startThread(script, { workerData: { file } }, signs, () => {
    opened();
  });
  return { worker, ready, kill };
}

interface Searching extends Instance {
  readonly worker: Worker;
}

class OwnedSearchIndex extends PortSearchIndex implements PostingsIndex {
  readonly #supervisor: Supervisor<Searching>;
  #started = false;

  constructor({ file, onRestart, setAside, ...watched }: PostingsIndexOptions) {
    super(null);
    this.#supervisor = new Supervisor({
      ...{ ...watched, name: 'the search index', begin: (signs) => begin(file, signs) },
      mend: (why) => {
        if (setAside === undefined || storageFault(new Error(why)) !== 'damaged') return false;
        setAside(why);
        return true;
      },
      onReady: ({ worker }) => {
        this.attach(connectTo(worker));
        if (this.#started) onRestart?.();
        this.#started = true;
      },
    });
  }

  start(): Promise<void> {
    return this.#supervisor.start();
  }

  get fault(): string | null {
    return this.#supervisor.fault;
  }

  get restarts(): number {
    return this.#supervisor.restarts;
  }

  get begunMs(): number {
    return this.#supervisor.begunMs;
  }

  connect(): MessagePort {
    const { current } = this.#supervisor;
    if (current !== null) return connectTo(current.worker);
    const { port1, port2 } = new MessageChannel();
    port2.close();
    return port1;
  }

  override async [Symbol.asyncDispose](): Promise<void> {
    await this.#supervisor.stop(async ({ worker }) => {
      const ended = once(worker, 'exit');
      const message: ControlMessage = { kind: 'close' };
      worker.postMessage(message);
      await ended;
    });
    await super[Symbol.asyncDispose]();
  }
}
