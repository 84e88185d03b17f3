import { SearchUnavailableError } from '../../ports/search-index.js';
import type { Absence } from '../../supervision/absence.js';
import { missingIndex } from './client.js';
import type { Generations } from './generations.js';

/** While the servers do not answer, how often they are asked whether they do again, in ms. */
const AGAIN_MS = 2000;

/** Whether the servers answer, for a process that goes on without them: while they do not, they are asked again and again. */
export class Presence implements Disposable {
  #timer: NodeJS.Timeout | null = null;
  #prepared = false;
  #closed = false;

  /**
   * @param generations `prepare` makes the index when there is none, which is done once: one that is lost later is empty, and only who
   * fills it may make it anew
   */
  constructor(
    private readonly generations: Pick<Generations, 'prepare' | 'read'>,
    private readonly absence: Absence,
  ) {}

  /** Resolves when it is prepared, or when nobody answers: then that happens later. @throws Error when the index cannot be used */
  async open(): Promise<void> {
    try {
      await this.generations.prepare();
      this.#prepared = true;
    } catch (error) {
      if (!(error instanceof SearchUnavailableError)) throw error;
      this.missed(error);
    }
  }

  /** @throws SearchUnavailableError until the index was prepared once: it may be of another build */
  assertPrepared(): void {
    if (!this.#prepared)
      throw new SearchUnavailableError('Elasticsearch has not answered since this process was started');
  }

  /** A request failed; only that nobody answers is of interest here. */
  missed(error: unknown): void {
    if (!(error instanceof SearchUnavailableError)) return;
    this.absence.away(error);
    if (this.#timer === null && !this.#closed) this.#again();
  }

  async #look(): Promise<void> {
    const { current } = await this.generations.read();
    if (current === null) throw missingIndex();
  }

  #again(): void {
    this.#timer = setTimeout(() => {
      (this.#prepared ? this.#look() : this.generations.prepare()).then(
        () => {
          this.#timer = null;
          this.#prepared = true;
          this.absence.back();
        },
        (error: unknown) => {
          this.absence.away(error);
          if (!this.#closed) this.#again();
        },
      );
    }, AGAIN_MS);
    this.#timer.unref();
  }

  [Symbol.dispose](): void {
    this.#closed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
  }
}
