import type { EventBatch, EventLog, Following, Logger, Position, SearchIndex, Traces } from '@combolab/platform';
import { ComboWriter } from './combo-writer.js';
import type { IndexSource } from './index-source.js';
import { rebuildIndex } from './rebuild-index.js';
import { TOUCHING } from './touched-combos.js';

export interface IndexerOptions {
  readonly log: EventLog;
  readonly search: SearchIndex;
  readonly source: IndexSource;
  readonly logger: Logger;
  readonly traces?: Traces | undefined;
  /** Resolves when the views have applied a batch; the indexer never reads ahead of them. */
  readonly untilViewed: (batch: EventBatch) => Promise<void>;
  /** Content up to here is searchable; likes follow within a second. */
  readonly onIndexed: (batch: EventBatch) => void;
  /** Gap between two writes, in ms; likes of one combo in between cost one write. */
  readonly pauseMs?: number;
}

export interface Indexer extends AsyncDisposable {
  /** Why the next cannot be read or written, in words; it is tried again. null while nothing is wrong. */
  readonly failure: string | null;
  /** Resolves when everything the log holds now is searchable. */
  idle(): Promise<void>;
  /** Writes every combo into a new index beside the running one and swaps. */
  rebuild(): Promise<void>;
}

/**
 * Keeps the search index equal to the views. Events are only hints which combos were touched: once the views have
 * applied them, the whole document is read and written under its version.
 */
export async function startIndexer(options: IndexerOptions): Promise<Indexer> {
  const indexer = new WholeIndexer(options);
  await indexer.start();
  return indexer;
}

/** Follows the whole log. */
class WholeIndexer implements Indexer {
  readonly #writer: ComboWriter;
  #following: Following | null = null;
  /** How far events were taken whose place is not stored yet. */
  #taken: Position | null = null;

  constructor(private readonly options: IndexerOptions) {
    const { search, source, logger, traces, pauseMs } = options;
    this.#writer = new ComboWriter({ search, source, logger, traces, pauseMs, storePlace: () => this.#storePlace() });
  }

  async start(): Promise<void> {
    const { log, search, logger, onIndexed } = this.options;
    const stored = await search.checkpoint();
    // a position that this log does not know means another log: everything is read again
    const checkpoint = stored !== null && log.isPosition(stored) ? stored : null;
    if (stored !== null && checkpoint === null) {
      logger.warn({}, 'the log ends before what the index has; the index is built anew');
      await search.beginRebuild();
      await search.swap();
    }
    if (checkpoint !== null) onIndexed({ events: [], position: checkpoint });
    this.#following = log.follow(checkpoint, (batch) => this.#take(batch), {
      types: TOUCHING,
      onFailure: (error) => {
        logger.warn({ err: error }, 'the search index waits: what comes next is tried again');
      },
    });
  }

  async #take(batch: EventBatch): Promise<void> {
    const { events, position } = batch;
    await this.options.untilViewed(batch);
    await this.#writer.take(events, () => {
      this.#taken = position;
      this.options.onIndexed(batch);
    });
    // what touches no combo costs no write: it is only read again after a restart
    if (events.length > 0) this.#writer.flushLater();
  }

  async #storePlace(): Promise<void> {
    const position = this.#taken;
    if (position === null) return;
    await this.options.search.setCheckpoint(position);
    if (this.#taken === position) this.#taken = null;
  }

  get failure(): string | null {
    return this.#following?.failure ?? this.#writer.failure;
  }

  async idle(): Promise<void> {
    await this.#following?.idle();
    await this.#writer.flush();
  }

  rebuild(): Promise<void> {
    return rebuildIndex(this.options);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#following?.[Symbol.asyncDispose]();
    await this.#writer[Symbol.asyncDispose]();
  }
}
