import { setTimeout as delay } from 'node:timers/promises';
import {
  decodeKnown,
  isOf,
  UndecodableEventError,
  type EventType,
  type KnownEvent,
  type RecordedEvent,
} from '@combolab/contracts';
import type { EventBatch, EventLog, Following, Position } from '../ports/event-log.js';
import type { Jobs } from '../ports/jobs.js';
import type { Logger } from '../runtime/logger.js';
import { Failing } from './failing.js';
import type { Watched } from './watched.js';

export interface ReactionOptions<T extends EventType> {
  /** Names its checkpoint, its log lines and what health says of it. */
  readonly name: string;
  readonly log: EventLog;
  /** Where its checkpoint lies. */
  readonly jobs: Pick<Jobs, 'checkpoint' | 'setCheckpoint'>;
  readonly logger: Logger;
  /** Health says why it waits. */
  readonly watched: Watched;
  /** Kinds of events it is handed. */
  readonly types: readonly T[];
  /** What comes first: all that ever happened, or what happens from its first start on. */
  readonly from: 'start' | 'end';
  /** May be handed the same events again. A failure hands them over again, after a growing delay. */
  readonly react: (events: readonly KnownEvent<T>[]) => Promise<void>;
  /** How often the place is kept while nothing concerns it, in ms. */
  readonly keepMs?: number;
}

const KEEP_MS = 5000;
/** When a start that failed is tried again, in ms; longer each time. */
const FIRST_DELAY_MS = 200;
const LONGEST_DELAY_MS = 10_000;

/**
 * Follows the log beside everything else: remembers how far it is, also over what does not concern it, so that a start
 * reads only what is new; tries again what failed, tells it once, and lets health say so. What a newer build wrote waits for an
 * update; for what is damaged nothing is done, which is told.
 */
export class Reaction<T extends EventType> implements AsyncDisposable {
  readonly #stop = new AbortController();
  readonly #failing: Failing;
  #following: Following | null = null;
  #unwatch: () => void = () => undefined;
  #reached: Position | null = null;
  #kept: Position | null = null;
  #keptAt = 0;

  constructor(private readonly options: ReactionOptions<T>) {
    const { name, logger } = options;
    this.#failing = new Failing((error) => {
      logger.warn({ err: error, reaction: name }, 'a reaction waits: what it follows is tried again');
    });
  }

  /** Why it does not go on, in words; null while nothing is wrong. */
  get failure(): string | null {
    return this.#failing.why ?? this.#following?.failure ?? null;
  }

  /** Begins in the background, because the end of the log may be long in coming; tries until it has begun. */
  start(): void {
    this.#unwatch = this.options.watched.add(() =>
      this.failure === null ? null : `the reaction ${this.options.name} waits: ${this.failure}`,
    );
    void this.#begin();
  }

  async #begin(): Promise<void> {
    const { signal } = this.#stop;
    for (let ms = FIRST_DELAY_MS; !signal.aborted; ms = Math.min(ms * 2, LONGEST_DELAY_MS)) {
      try {
        await this.#follow(signal);
        this.#failing.passed();
        return;
      } catch (error) {
        this.#failed(error);
        await delay(ms, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  #failed(error: unknown): void {
    if (!this.#stop.signal.aborted) this.#failing.failed(error);
  }

  async #follow(signal: AbortSignal): Promise<void> {
    const { log, types } = this.options;
    const after = await this.#place();
    if (signal.aborted) return;
    this.#following = log.follow(after, (batch) => this.#take(batch), {
      types,
      onFailure: (error) => {
        this.options.logger.warn({ err: error, reaction: this.options.name }, 'a reaction waits: it is tried again');
      },
    });
  }

  /** A place that this log does not know means another log, or an older copy of it: it begins as at first. */
  async #place(): Promise<Position | null> {
    const { name, log, jobs, from, logger } = this.options;
    const stored = await jobs.checkpoint(name);
    if (stored !== null && log.isPosition(stored)) return stored;
    if (stored !== null) logger.warn({ reaction: name }, 'the log ends before what was reacted to; it begins anew');
    if (from === 'start') return null;
    const end = await log.end();
    if (!this.#stop.signal.aborted) await jobs.setCheckpoint(name, end);
    return end;
  }

  async #take({ events, position }: EventBatch): Promise<void> {
    await this.options.react(events.flatMap((event) => this.#readable(event) ?? []));
    this.#reached = position;
    if (events.length > 0 || Date.now() - this.#keptAt >= (this.options.keepMs ?? KEEP_MS)) await this.#keep();
  }

  /** @throws NewerSchemaError to wait */
  #readable(event: RecordedEvent): KnownEvent<T> | null {
    try {
      const known = decodeKnown(event);
      return known !== null && isOf(known, ...this.options.types) ? known : null;
    } catch (error) {
      if (!(error instanceof UndecodableEventError)) throw error;
      const { subject: stream, version } = event;
      const why = error.message;
      this.options.logger.error({ stream, version, why, reaction: this.options.name }, 'nothing is done for an event');
      return null;
    }
  }

  async #keep(): Promise<void> {
    const position = this.#reached;
    if (position === null || position === this.#kept) return;
    await this.options.jobs.setCheckpoint(this.options.name, position);
    this.#kept = position;
    this.#keptAt = Date.now();
  }

  /** A start that still waits for the log is not waited for: it follows nothing any more. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#stop.abort();
    this.#unwatch();
    await this.#following?.[Symbol.asyncDispose]();
    await this.#keep().catch((error: unknown) => {
      this.options.logger.warn({ err: error, reaction: this.options.name }, 'its last place was not kept');
    });
  }
}
