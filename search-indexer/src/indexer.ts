import {
  ComboAdded,
  ComboDeleted,
  ComboEdited,
  ComboHidden,
  ComboRestored,
  ComboUnverified,
  ComboVerified,
  FeedbackCleared,
  FeedbackGiven,
} from '@combolab/contracts';
import { Failing } from '@combolab/platform';
import type {
  EventBatch,
  EventLog,
  Following,
  Logger,
  Position,
  SearchDocument,
  SearchIndex,
} from '@combolab/platform';

export interface DeletedDocument {
  readonly id: string;
  readonly version: readonly [number, number];
  readonly deleted: true;
}

/** Documents as the views have them now. */
export interface IndexSource {
  /** In any order, without those that the views never saw. */
  read(comboIds: readonly string[]): Promise<readonly (SearchDocument | DeletedDocument)[]>;
  /** Ids of all combos that can be found. */
  all(): AsyncIterable<string>;
}

export interface IndexerOptions {
  readonly log: EventLog;
  readonly search: SearchIndex;
  readonly source: IndexSource;
  readonly logger: Logger;
  /** Resolves when the views have applied a batch; the indexer never reads ahead of them. */
  readonly untilViewed: (batch: EventBatch) => Promise<void>;
  /** Content up to here is searchable; likes follow within a second. */
  readonly onIndexed: (batch: EventBatch) => void;
  /** Gap between two writes, in ms; likes of one combo in between cost one write. */
  readonly pauseMs?: number;
}

export interface Indexer extends AsyncDisposable {
  /** Everything up to here is searchable, likes included; may be ahead of the stored checkpoint. */
  readonly reached: Position | null;
  /** Why the next cannot be read or written, in words; it is tried again. null while nothing is wrong. */
  readonly failure: string | null;
  /** Resolves when everything the log holds now is searchable. */
  idle(): Promise<void>;
  /** Writes every combo into a new index beside the running one and swaps. */
  rebuild(): Promise<void>;
}

const CONTENT: readonly string[] = [
  ComboAdded.type,
  ComboEdited.type,
  ComboVerified.type,
  ComboUnverified.type,
  ComboHidden.type,
  ComboRestored.type,
  ComboDeleted.type,
];
const FEEDBACK: readonly string[] = [FeedbackGiven.type, FeedbackCleared.type];
const REBUILD_CHUNK = 500;
/** Likes reach sorting and facets within a second; content at once. */
const FEEDBACK_PAUSE_MS = 500;

const comboOf = (stream: string): string => stream.split('/')[1] ?? '';

/**
 * Keeps the search index equal to the views. Events are only hints which combos were touched: once the views have
 * applied them, the whole document is read and written under its version.
 */
export async function startIndexer(options: IndexerOptions): Promise<Indexer> {
  const indexer = new HintedIndexer(options);
  await indexer.start();
  return indexer;
}

class HintedIndexer implements Indexer {
  #following: Following | null = null;
  readonly #liked = new Set<string>();
  #likedTimer: NodeJS.Timeout | null = null;
  #writing: Promise<void> = Promise.resolve();
  /** How far events were taken whose likes may still wait to be written. */
  #taken: Position | null = null;
  #reached: Position | null = null;

  readonly #likesFailing = new Failing((error) => {
    this.options.logger.error({ err: error }, 'likes could not be indexed; they are written again with the next');
  });

  constructor(private readonly options: IndexerOptions) {}

  async start(): Promise<void> {
    const { log, search } = this.options;
    const stored = await search.checkpoint();
    // a position that this log does not know means another log: everything is read again
    const checkpoint = stored !== null && log.isPosition(stored) ? stored : null;
    if (stored !== null && checkpoint === null) {
      this.options.logger.warn({}, 'the log ends before what the index has; the index is built anew');
      await search.beginRebuild();
      await search.swap();
    }
    this.#reached = checkpoint;
    if (checkpoint !== null) this.options.onIndexed({ events: [], position: checkpoint });
    this.#following = log.follow(checkpoint, (batch) => this.#take(batch), {
      types: [...CONTENT, ...FEEDBACK],
      onFailure: (error) => {
        this.options.logger.warn({ err: error }, 'the search index waits: what comes next is tried again');
      },
    });
  }

  async #take(batch: EventBatch): Promise<void> {
    const { events, position } = batch;
    await this.options.untilViewed(batch);
    const content = new Set(events.filter(({ type }) => CONTENT.includes(type)).map(({ subject }) => comboOf(subject)));
    for (const { type, subject } of events) if (FEEDBACK.includes(type)) this.#liked.add(comboOf(subject));
    for (const id of content) this.#liked.delete(id);
    await this.#write([...content]);
    this.options.onIndexed(batch);
    this.#taken = position;
    if (this.#liked.size > 0) {
      this.#writeLikedLater();
      return;
    }
    // what touches no combo costs no write: it is only read again after a restart
    if (events.length > 0) await this.options.search.setCheckpoint(position);
    this.#reached = position;
  }

  get failure(): string | null {
    return this.#following?.failure ?? this.#likesFailing.why;
  }

  get reached(): Position | null {
    return this.#reached;
  }

  /** The checkpoint is stored only when the likes before it are written too. */
  #writeLikedLater(): void {
    this.#likedTimer ??= setTimeout(() => {
      this.#likedTimer = null;
      this.#writing = this.#writing
        .then(() => this.#writeLiked())
        .then(() => {
          this.#likesFailing.passed();
        })
        .catch((error: unknown) => {
          this.#likesFailing.failed(error);
          this.#writeLikedLater();
        });
    }, this.options.pauseMs ?? FEEDBACK_PAUSE_MS);
  }
  async #writeLiked(): Promise<void> {
    const ids = [...this.#liked];
    const position = this.#taken;
    this.#liked.clear();
    try {
      await this.#write(ids);
    } catch (error) {
      for (const id of ids) this.#liked.add(id);
      throw error;
    }
    if (this.#liked.size > 0 || position === null) return;
    await this.options.search.setCheckpoint(position);
    this.#reached = position;
  }

  async #write(ids: readonly string[]): Promise<void> {
    const changes = await this.options.source.read(ids);
    if (changes.length > 0) await this.options.search.write(changes);
  }

  async idle(): Promise<void> {
    await this.#following?.idle();
    await this.#writing;
    await this.#writeLiked();
  }

  async rebuild(): Promise<void> {
    const { search, source } = this.options;
    await search.beginRebuild();
    const chunk: string[] = [];
    for await (const id of source.all()) {
      chunk.push(id);
      if (chunk.length === REBUILD_CHUNK) await this.#write(chunk.splice(0));
    }
    await this.#write(chunk);
    await search.swap();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#following?.[Symbol.asyncDispose]();
    if (this.#likedTimer !== null) clearTimeout(this.#likedTimer);
    await this.#writing;
    await this.#writeLiked().catch((error: unknown) => {
      this.options.logger.warn({ err: error }, 'the last likes were not indexed; they are after the next start');
    });
  }
}
