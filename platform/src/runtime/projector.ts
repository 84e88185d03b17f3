import type { RecordedEvent, ViewMessage } from '@combolab/contracts';
import type { Documents, ParkedStream } from '../ports/documents.js';
import type { EventBatch, EventLog, Following, Position } from '../ports/event-log.js';
import { applyBatch, PoisonEventError, viewsOver } from './apply-batch.js';
import { Decoder } from './decoder.js';
import type { Logger } from './logger.js';
import { DerivedStoreError } from './storage-errors.js';
import { ParkedStreams } from './parked-streams.js';
import type { Projection } from './projection.js';

export interface ProjectorOptions {
  readonly log: EventLog;
  readonly documents: Documents;
  readonly projections: readonly Projection[];
  readonly logger: Logger;
  /** Called after each stored batch, in order. */
  readonly announce: (messages: readonly ViewMessage[]) => void;
  readonly onApplied: (batch: EventBatch) => void;
  /** Told the whole list at the start and whenever it changes. */
  readonly onParked?: (parked: readonly ParkedStream[]) => void;
}

/**
 * Keeps the read models up to date: one reader of the log decodes each event once for all projections and stores
 * the position in the transaction of its effects. An event that cannot be applied parks its stream; others flow.
 */
export class Projector implements AsyncDisposable {
  readonly parked: ParkedStreams;
  readonly #decoder: Decoder;
  #following: Following | null = null;
  #checkpoint: Position | null = null;
  #gate: Promise<unknown> = Promise.resolve();

  constructor(readonly options: ProjectorOptions) {
    this.#decoder = new Decoder(options.projections);
    this.parked = new ParkedStreams(options.documents, options.onParked);
  }

  get checkpoint(): Position | null {
    return this.#checkpoint;
  }

  /** Why the next batch cannot be read or applied; it is tried again until it can. null while nothing is wrong. */
  get failure(): string | null {
    return this.#following?.failure ?? null;
  }

  /** @throws DerivedStoreError when the views know more than the log: they must be built anew */
  async start(): Promise<void> {
    const { documents, projections, log } = this.options;
    await documents.prepare(projections);
    await this.parked.load();
    this.#checkpoint = await this.#commonCheckpoint();
    if (this.#checkpoint !== null && !log.isPosition(this.#checkpoint))
      throw new DerivedStoreError(
        `the views are ahead of the log, which ends before ${this.#checkpoint}: it is an older copy, or lacks its newest events`,
      );
    for (const { projection, stream } of this.parked.list()) await this.retry(projection, stream);
    this.#following = log.follow(this.#checkpoint, (batch) => this.exclusively(() => this.#apply(batch)), {
      onFailure: (error) => {
        this.options.logger.warn({ err: error }, 'the views wait: what comes next is tried again');
      },
    });
  }

  /** The least of all: what is applied twice is harmless, what is missed is not. */
  async #commonCheckpoint(): Promise<Position | null> {
    let least: Position | null = null;
    for (const [i, { name }] of this.options.projections.entries()) {
      const checkpoint = (await this.options.documents.state(name))?.checkpoint ?? null;
      if (checkpoint === null) return null;
      if (i === 0 || (least !== null && this.options.log.reached(least, checkpoint))) least = checkpoint;
    }
    return least;
  }

  /** Runs alone: no batch is applied meanwhile. */
  exclusively<R>(work: () => Promise<R>): Promise<R> {
    const next = this.#gate.then(work, work);
    this.#gate = next.catch(() => undefined);
    return next;
  }

  decode = (event: RecordedEvent): RecordedEvent | null => this.#decoder.decode(event);

  async #apply(batch: EventBatch): Promise<void> {
    const { documents, projections, announce, onApplied } = this.options;
    const messages: ViewMessage[] = [];
    const names = projections.map(({ name }) => name);
    try {
      await documents.apply(names, batch.position, async (writer) => {
        for (const projection of projections) {
          const events = this.parked.without(projection.name, batch.events);
          await applyBatch(
            projection,
            events,
            this.decode,
            viewsOver(writer, (message) => messages.push(message)),
          );
        }
      });
    } catch (error) {
      if (!(error instanceof PoisonEventError)) throw error;
      this.options.logger.error({ err: error, stream: error.event.subject }, 'parking a stream');
      await this.parked.park(error.projection, error.event, error.cause);
      return this.#apply(batch);
    }
    this.#checkpoint = batch.position;
    announce(messages);
    onApplied(batch);
  }

  /** Applies a parked stream again from the event it stopped at. @returns whether it is whole again */
  async retry(projectionName: string, stream: string): Promise<boolean> {
    const { documents, projections, log, announce } = this.options;
    const projection = projections.find(({ name }) => name === projectionName);
    const parked = this.parked.list().find((each) => each.projection === projectionName && each.stream === stream);
    if (projection === undefined || parked === undefined) return false;
    const messages: ViewMessage[] = [];
    try {
      const events = await log.readStream(stream, parked.version - 1);
      await documents.apply([], null, (writer) =>
        applyBatch(
          projection,
          events,
          this.decode,
          viewsOver(writer, (message) => messages.push(message)),
        ),
      );
    } catch (error) {
      this.options.logger.warn({ err: error, stream }, 'a parked stream still cannot be applied');
      return false;
    }
    await this.parked.release(projectionName, stream);
    announce(messages);
    return true;
  }

  /** Resolves when everything appended before the call is applied. */
  async idle(): Promise<void> {
    await this.#following?.idle();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#following?.[Symbol.asyncDispose]();
    await this.#gate;
  }
}
