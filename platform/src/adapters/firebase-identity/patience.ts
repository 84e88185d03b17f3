import { setTimeout as delay } from 'node:timers/promises';
import { isAnswer } from './token-errors.js';

/** How long a person waits for Firebase, in ms: its own client tries for up to a minute. */
const LONGEST_MS = 3000;
/** How long nobody asks after it did not answer, but for one who tries, in ms. */
export const PAUSE_MS = 5000;

/** Firebase did not answer; it says nothing about what was asked. */
export class AwayError extends Error {
  override name = 'AwayError';
}

export interface PatienceOptions {
  readonly longestMs?: number;
  /** Called each time that it did not answer to one who tried. */
  readonly onAway?: (error: AwayError) => void;
  /** Called when it answered again. */
  readonly onBack?: () => void;
  /** Epoch ms. */
  readonly now: () => number;
}

/** Asks Firebase for as long as people wait. Once it did not answer, one at a time tries, every few seconds, and nobody else waits for it. */
export class Patience {
  readonly #longestMs: number;
  readonly #now: () => number;
  readonly #onAway: (error: AwayError) => void;
  readonly #onBack: () => void;
  #failing = false;
  /** When the next one tries, epoch ms. */
  #next = 0;

  constructor({ longestMs = LONGEST_MS, onAway = () => undefined, onBack = () => undefined, now }: PatienceOptions) {
    this.#onAway = onAway;
    this.#onBack = onBack;
    this.#longestMs = longestMs;
    this.#now = now;
  }

  /** @throws AwayError where there is no answer; what Firebase answers otherwise, refusals too */
  async ask<Answer>(asking: () => Promise<Answer>): Promise<Answer> {
    if (this.#failing) {
      if (this.#now() < this.#next) throw new AwayError('Firebase did not answer a moment ago');
      this.#next = this.#now() + PAUSE_MS;
    }
    try {
      const answer = await answerWithin(asking(), this.#longestMs);
      this.#answered();
      return answer;
    } catch (error) {
      if (isAnswer(error)) {
        this.#answered();
        throw error;
      }
      this.#failing = true;
      this.#next = this.#now() + PAUSE_MS;
      const away = error instanceof AwayError ? error : new AwayError('Firebase does not answer', { cause: error });
      this.#onAway(away);
      throw away;
    }
  }

  #answered(): void {
    if (this.#failing) this.#onBack();
    this.#failing = false;
  }
}

/** @param longestMs how long it is waited for @throws AwayError after that; what was asked goes on, and is heard of no more */
export async function answerWithin<Answer>(asked: Promise<Answer>, longestMs = LONGEST_MS): Promise<Answer> {
  const over = new AbortController();
  const late = delay(longestMs, undefined, { signal: over.signal, ref: false }).then(() => {
    throw new AwayError(`Firebase has not answered for ${String(longestMs)} ms`);
  });
  late.catch(() => undefined);
  try {
    return await Promise.race([asked, late]);
  } finally {
    over.abort();
    // what is given up must not end the process later
    asked.catch(() => undefined);
  }
}
