import type { Counts } from './counts.js';
import type { VirtualTime } from './virtual-time.js';

/** How often the network fails, each between 0 and 1 for one message. */
export interface NetworkRates {
  /** Requests and answers that never arrive. */
  readonly lost: number;
  /** Hints to viewers that never arrive. */
  readonly hintLost: number;
}

export const NO_NETWORK_FAULTS: NetworkRates = { lost: 0, hintLost: 0 };

/** Longest delay of one message between machines, in virtual ms. */
export const NETWORK_MS = 60;
const TIMEOUT_MS = 5000;
const TIMEOUT_BESIDE_MS = 20_000;

interface Way {
  /** How often a message is lost, between 0 and 1. */
  readonly lost: number;
  /** How long an answer is waited for, in virtual ms. */
  readonly timeoutMs: number;
}

/** Nobody answered, or not in time: what was asked may be done or not. */
export class NoAnswerError extends Error {
  override name = 'NoAnswerError';
}

/** Requests of browsers to the one server there is. */
export class Network<S extends { readonly process: { readonly alive: boolean } }> {
  rates = NO_NETWORK_FAULTS;

  /** @param server who answers now; null = nobody */
  constructor(
    private readonly time: VirtualTime,
    private readonly counts: Counts,
    private readonly server: () => (S & { readonly process: VirtualTime['outside'] }) | null,
  ) {}

  /** Whether a hint is lost. */
  losesHint(): boolean {
    if (!this.time.random.chance(this.rates.hintLost)) return false;
    this.counts.add('hint lost');
    return true;
  }

  /** As {@link ask}, on the same machine: nothing is lost on the way, and an answer is waited for much longer. */
  askBeside<R>(label: string, work: (server: S) => Promise<R>): Promise<R> {
    return this.#ask(label, work, { lost: 0, timeoutMs: TIMEOUT_BESIDE_MS });
  }

  /** Asks the server, from the present process. @throws NoAnswerError @throws whatever the server answers with */
  ask<R>(label: string, work: (server: S) => Promise<R>): Promise<R> {
    return this.#ask(label, work, { lost: this.rates.lost, timeoutMs: TIMEOUT_MS });
  }

  #ask<R>(label: string, work: (server: S) => Promise<R>, { lost, timeoutMs }: Way): Promise<R> {
    const asking = this.time.current;
    return new Promise((resolve, reject) => {
      const late = this.time.plan(asking, timeoutMs, 'timeout', () => {
        reject(new NoAnswerError(`no answer to ${label}`));
      });
      this.#pass(lost, this.time.outside, label, () => {
        const server = this.server();
        const answer = (tell: () => void): void => {
          this.#pass(lost, asking, `answer to ${label}`, () => {
            late.cancelled = true;
            tell();
          });
        };
        if (server === null) {
          answer(() => {
            reject(new NoAnswerError('nobody listens'));
          });
          return;
        }
        this.time.plan(server.process, 0, label, () => {
          work(server).then(
            (result) => {
              answer(() => {
                resolve(result);
              });
            },
            (error: unknown) => {
              answer(() => {
                reject(error instanceof Error ? error : new Error(String(error)));
              });
            },
          );
        });
      });
    });
  }

  #pass(lost: number, to: VirtualTime['outside'], label: string, receive: () => void): void {
    if (lost > 0 && this.time.random.chance(lost)) {
      this.counts.add('request or answer lost');
      return;
    }
    this.time.plan(to, this.time.random.next() * NETWORK_MS, label, receive);
  }
}
