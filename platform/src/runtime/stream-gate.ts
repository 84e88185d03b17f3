import type { Position } from '../ports/event-log.js';
import type { LiveFeed, Reader } from '../ports/live-feed.js';
import type { Gate } from './checkpoint-gate.js';

const MAX_KNOWN = 100_000;

interface Waiter {
  readonly stream: string;
  readonly version: number;
  readonly done: (reached: boolean) => void;
}

export interface StreamGateOptions {
  readonly by: Reader;
  readonly feed: LiveFeed;
  /** null for a position that names no stream: it is taken as reached. */
  readonly parse: (position: Position) => { readonly stream: string; readonly version: number } | null;
  /** The versions of these streams, each once, that are stored as applied; without those that are unknown. */
  readonly stored: (streams: readonly string[]) => Promise<ReadonlyMap<string, number>>;
}

/** Lets readers of any process wait for one stream: by what is stored, and by the hints of whoever applies. */
export class StreamGate implements Gate {
  /** What is built anew there is built beside the views that are read, which it replaces when it is whole. */
  readonly begunAnew = 0;
  readonly #options: StreamGateOptions;
  readonly #known = new Map<string, number>();
  readonly #waiters = new Set<Waiter>();
  /** Those of them for whom nobody has looked yet. */
  #unasked: Waiter[] = [];

  constructor(options: StreamGateOptions) {
    this.#options = options;
    options.feed.subscribe((message) => {
      if (message.kind === 'applied' && message.by === options.by) this.#hear(message.streams);
    });
  }

  async waitFor(position: Position, ms: number): Promise<boolean> {
    const wanted = this.#options.parse(position);
    if (wanted === null) return true;
    const { stream, version } = wanted;
    if ((this.#known.get(stream) ?? 0) >= version) return true;
    return new Promise((resolve) => {
      const done = (reached: boolean): void => {
        clearTimeout(timer);
        this.#waiters.delete(waiter);
        resolve(reached);
      };
      const waiter: Waiter = { stream, version, done };
      const timer = setTimeout(done, ms, false);
      this.#waiters.add(waiter);
      // it may have been applied before this process listened
      this.#unasked.push(waiter);
      if (this.#unasked.length === 1) setImmediate(() => void this.#ask());
    });
  }

  /** One question for all who began to wait in a turn. */
  async #ask(): Promise<void> {
    const waiters = this.#unasked.splice(0);
    // where it cannot be asked they hear of it, or ask again
    const stored = await this.#options.stored([...new Set(waiters.map(({ stream }) => stream))]).catch(() => null);
    for (const { stream, version, done } of waiters) if ((stored?.get(stream) ?? 0) >= version) done(true);
  }

  #hear(streams: readonly (readonly [string, number])[]): void {
    for (const [stream, version] of streams) {
      this.#known.delete(stream);
      this.#known.set(stream, version);
    }
    for (const stream of this.#known.keys()) {
      if (this.#known.size <= MAX_KNOWN) break;
      this.#known.delete(stream);
    }
    for (const waiter of this.#waiters) if ((this.#known.get(waiter.stream) ?? 0) >= waiter.version) waiter.done(true);
  }
}
