import { AccountDeleted, type KnownEvent } from '@combolab/contracts';
import { Reaction, type Job } from '@combolab/platform';
import type { BackendPorts } from '../../backend-ports.js';
import type { CommandRunner } from '../../commands/command-runner.js';
import { eraseAccount } from './erase-account.js';

const KIND = 'account';
/** A lease that is not renewed ends after so long, in ms. */
const LEASE_MS = 60_000;
/** How often it looks for jobs whose time has come again or whose lease has ended, in ms. */
const LOOK_MS = 2000;
/** When what failed is tried again, longer with each attempt, in ms. */
const RETRY_MS = 1000;
const LONGEST_RETRY_MS = 60_000;

interface Payload {
  readonly userId: string;
}

/**
 * Removes what users leave behind when they end their accounts. The fact becomes a job, and the job is tried until it is
 * done, over crashes and restarts.
 */
export class AccountReaction implements AsyncDisposable {
  readonly #reaction: Reaction<typeof AccountDeleted.type>;
  #working: Promise<void> = Promise.resolve();
  #look: NodeJS.Timeout | null = null;
  readonly #closing = new AbortController();

  constructor(
    private readonly ports: Pick<
      BackendPorts,
      'blobs' | 'emptyJournals' | 'gates' | 'identity' | 'jobs' | 'liveFeed' | 'log' | 'logger' | 'watched'
    >,
    private readonly runner: CommandRunner,
  ) {
    const { log, jobs, logger, watched } = ports;
    this.#reaction = new Reaction({
      ...{ name: 'accounts', from: 'start', log, jobs, logger, watched },
      types: [AccountDeleted.type],
      react: (events) => this.#react(events),
    });
  }

  start(): void {
    this.#reaction.start();
    this.#work();
  }

  async #react(events: readonly KnownEvent<typeof AccountDeleted.type>[]): Promise<void> {
    const { jobs } = this.ports;
    for (const { data } of events) {
      const { userId } = data;
      await jobs.enqueue(`${KIND}:${userId}`, KIND, { userId });
    }
    if (events.length > 0) this.#work();
  }

  /** Takes up every job there is, one after the other, and looks again later. */
  #work(): void {
    this.#working = this.#working
      .then(async () => {
        for (let job = await this.#lease(); job !== null; job = await this.#lease()) await this.#erase(job);
      })
      .catch((error: unknown) => {
        this.ports.logger.warn({ err: error }, 'ended accounts cannot be looked for; it is tried again');
      })
      .finally(() => {
        this.#workLater();
      });
  }

  #lease(): Promise<Job | null> {
    return this.#closing.signal.aborted ? Promise.resolve(null) : this.ports.jobs.lease(KIND, LEASE_MS);
  }

  #workLater(): void {
    if (this.#closing.signal.aborted) return;
    this.#look ??= setTimeout(() => {
      this.#look = null;
      this.#work();
    }, LOOK_MS);
  }

  async #erase({ id, attempt, payload }: Job): Promise<void> {
    const { jobs, logger } = this.ports;
    const { userId } = payload as Payload;
    const keep = setInterval(() => void jobs.renew({ id, attempt }, LEASE_MS, 0).catch(() => false), LEASE_MS / 3);
    try {
      await eraseAccount(this.ports, this.runner, userId, this.#closing.signal);
      await jobs.complete({ id, attempt }, null);
    } catch (error) {
      logger.warn({ err: error, userId }, 'what an ended account left is not removed yet; it is tried again');
      const delayMs = Math.min(RETRY_MS * attempt, LONGEST_RETRY_MS);
      const again = { retry: true, delayMs, maxAttempts: Number.MAX_SAFE_INTEGER };
      await jobs.fail({ id, attempt }, 'It is tried again.', again);
    } finally {
      clearInterval(keep);
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#closing.abort();
    if (this.#look !== null) clearTimeout(this.#look);
    await this.#reaction[Symbol.asyncDispose]();
    await this.#working;
  }
}
