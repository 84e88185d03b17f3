import type { RecordedEvent } from '@combolab/contracts';
import { Failing, HandledEvents, noTraces, recorded, type Logger, type Traces } from '@combolab/platform';
import { writeCombos, type IndexEnds } from './index-source.js';
import { isOfContent, touchedBy } from './touched-combos.js';

export interface ComboWriterOptions extends IndexEnds {
  readonly logger: Pick<Logger, 'error' | 'warn'>;
  readonly traces?: Traces | undefined;
  /** How long likes wait for more of them, and a place for being stored, in ms. Standard: 500. */
  readonly pauseMs?: number | undefined;
  /** Stores how far the index is; called when everything that was taken is in it. */
  readonly storePlace: () => Promise<void>;
}

/** Likes reach sorting and facets within a second; content at once. */
const PAUSE_MS = 500;

/**
 * Writes the combos that events have touched: those whose content changed at once, those that were liked a little later, so that
 * many likes of one combo cost one write. How far the index is, is stored only when the likes before it are written too.
 */
export class ComboWriter implements AsyncDisposable {
  readonly #liked = new Set<string>();
  /** Of the likes that wait. */
  #handled: HandledEvents[] = [];
  #timer: NodeJS.Timeout | null = null;
  /** One write follows another. */
  #writing: Promise<unknown> = Promise.resolve();
  readonly #failing = new Failing((error) => {
    this.options.logger.error({ err: error }, 'likes could not be indexed; they are written again with the next');
  });

  constructor(private readonly options: ComboWriterOptions) {}

  /** Why likes or a place cannot be written, in words; it is tried again. null while nothing is wrong. */
  get failure(): string | null {
    return this.#failing.why;
  }

  /** Resolves when what these events say of content can be found. @param written called then, before anything else is written */
  take(events: readonly RecordedEvent[], written: () => void): Promise<void> {
    return this.#inTurn(async () => {
      const { content, liked } = touchedBy(events);
      for (const id of content) this.#liked.delete(id);
      for (const id of liked) this.#liked.add(id);
      await recorded(this.#begin(events.filter(isOfContent)), () => writeCombos(this.options, content));
      const later = this.#begin(events.filter((event) => !isOfContent(event)));
      if (later !== null) this.#handled.push(later);
      written();
    });
  }

  /** Writes what waits, within the pause. */
  flushLater(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      this.flush().then(
        () => {
          this.#failing.passed();
        },
        (error: unknown) => {
          this.#failing.failed(error);
          this.flushLater();
        },
      );
    }, this.options.pauseMs ?? PAUSE_MS);
  }

  /** Writes what waits now. @throws Error when it cannot be written; it waits still then */
  flush(): Promise<void> {
    return this.#inTurn(async () => {
      const ids = [...this.#liked];
      const handled = this.#handled.splice(0);
      const ended = {
        end: (failure?: unknown) => {
          for (const each of handled) each.end(failure);
        },
      };
      await recorded(ended, () => writeCombos(this.options, ids));
      for (const id of ids) this.#liked.delete(id);
      await this.options.storePlace();
    });
  }

  #begin(events: readonly RecordedEvent[]): HandledEvents | null {
    return HandledEvents.begin(this.options.traces ?? noTraces, 'index', events);
  }

  #inTurn<R>(work: () => Promise<R>): Promise<R> {
    const next = this.#writing.then(work, work);
    this.#writing = next.catch(() => undefined);
    return next;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.flush().catch((error: unknown) => {
      this.options.logger.warn({ err: error }, 'the last likes were not indexed; they are after the next start');
    });
  }
}
