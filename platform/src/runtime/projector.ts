import { UNREADABLE_TYPE, type RecordedEvent, type ViewMessage } from '@combolab/contracts';
import type { Documents, DocumentWriter, ParkedStream, ShardedDocuments } from '../ports/documents.js';
import type { EventBatch, EventLog, Following, Position, ShardBatch, ShardedEventLog } from '../ports/event-log.js';
import type { ShardMembership } from '../ports/shards.js';
import { noTraces, type Traces } from '../ports/traces.js';
import {
  applyBatch,
  applyPrepared,
  fetchFor,
  PoisonEventError,
  prepareBatch,
  viewsOver,
  type PreparedBatch,
} from './apply-batch.js';
import { Decoder } from './decoder.js';
import { HandledEvents, type CauseOf } from './handled-events.js';
import type { Logger } from './logger.js';
import { DerivedStoreError } from './storage-errors.js';
import { ParkedStreams } from './parked-streams.js';
import type { Projection, Views } from './projection.js';
import { ShardKeeper } from './shard-keeper.js';

/** What a projector needs that keeps the views together with others. */
export interface Sharing {
  readonly log: ShardedEventLog;
  readonly documents: ShardedDocuments;
  readonly members: ShardMembership;
  /** Called after each stored batch of this projector. */
  readonly onApplied: (events: readonly RecordedEvent[]) => void;
}

export interface ProjectorOptions {
  readonly log: EventLog;
  readonly documents: Documents;
  readonly projections: readonly Projection[];
  readonly logger: Logger;
  readonly traces?: Traces;
  /** Called after each stored batch, in order. */
  readonly announce: (messages: readonly ViewMessage[], causeOf: CauseOf) => void;
  /** Called after each stored batch, where this projector alone keeps the views. */
  readonly onApplied?: (batch: EventBatch) => void;
  /** Absent where this projector alone keeps the views. Of the same log and documents. */
  readonly sharing?: Sharing;
  /** Told the whole list at the start and whenever it changes. */
  readonly onParked?: (parked: readonly ParkedStream[]) => void;
}

/**
 * Keeps the read models up to date: one reader of the log decodes each event once for all projections and stores
 * the position in the transaction of its effects. An event that cannot be applied parks its stream; others flow.
 * Several projectors may share the shards of a log: each applies those that are its own.
 */
export class Projector implements AsyncDisposable {
  readonly parked: ParkedStreams;
  readonly #decoder: Decoder;
  #following: Following | null = null;
  #keeper: ShardKeeper | null = null;
  #checkpoint: Position | null = null;
  #gate: Promise<unknown> = Promise.resolve();

  constructor(readonly options: ProjectorOptions) {
    this.#decoder = new Decoder(options.projections);
    this.parked = new ParkedStreams(options.documents, options.onParked);
  }

  /** Where this projector has come to in the whole log; null where it shares it. */
  get checkpoint(): Position | null {
    return this.#checkpoint;
  }

  /** How many shards of the log it applies now. */
  get numShards(): number {
    return this.#keeper === null ? Number(this.#following !== null) : this.#keeper.held.length;
  }

  /** Why the next batch cannot be read or applied; it is tried again until it can. null while nothing is wrong. */
  get failure(): string | null {
    return this.#keeper?.failure ?? this.#following?.failure ?? null;
  }

  /** @throws DerivedStoreError when the views know more than the log: they must be built anew */
  async start(): Promise<void> {
    const { documents, projections, log, sharing } = this.options;
    await documents.prepare(projections);
    await this.parked.load();
    if (sharing !== undefined) {
      this.#share(sharing);
      return;
    }
    this.#checkpoint = await this.#commonCheckpoint();
    if (this.#checkpoint !== null && !log.isPosition(this.#checkpoint))
      throw new DerivedStoreError(
        `the views are ahead of the log, which ends before ${this.#checkpoint}: it is an older copy, or lacks its newest events`,
      );
    for (const { projection, stream } of this.parked.list()) await this.retry(projection, stream);
    this.#following = log.follow(this.#checkpoint, (batch) => this.#inTurn(() => this.#applyWhole(batch)), {
      onFailure: this.#onFailure,
    });
  }

  readonly #onFailure = (error: unknown): void => {
    this.options.logger.warn({ err: error }, 'the views wait: what comes next is tried again');
  };

  #share({ log, members }: Sharing): void {
    const { logger } = this.options;
    const following = log.followShards((batch) => this.#inTurn(() => this.#applyShards(batch)), {
      onFailure: this.#onFailure,
    });
    this.#following = following;
    let reading: Promise<void> | null = null;
    this.#keeper = new ShardKeeper({
      ...{ members, following, logger },
      begin: async (gained) => {
        if (gained.length === 0) {
          // others park and heal too; to wait for it would be to say nothing while a long batch is applied
          reading ??= this.#inTurn(() => this.parked.load())
            .catch(this.#onFailure)
            .finally(() => (reading = null));
          return null;
        }
        await this.#inTurn(() => this.parked.load());
        const own = new Set(gained);
        for (const { projection, stream } of this.parked.list())
          if (own.has(log.shardOf(stream))) await this.#inTurn(() => this.retry(projection, stream));
        return this.stored();
      },
    });
  }

  /** Where whoever goes on from what is stored begins. */
  async stored(): Promise<Position | null> {
    const { projections, sharing } = this.options;
    if (sharing === undefined) return this.#commonCheckpoint();
    const states = await sharing.documents.states(projections.map(({ name }) => name));
    return sharing.log.earliest(states.map((state) => state?.checkpoint ?? null));
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

  /** Runs alone: no batch is applied meanwhile, by no other projector either. */
  exclusively<R>(work: () => Promise<R>): Promise<R> {
    const inTurn = (): Promise<R> => this.#inTurn(work);
    return this.#keeper === null ? inTurn() : this.#keeper.alone(inTurn);
  }

  #inTurn<R>(work: () => Promise<R>): Promise<R> {
    const next = this.#gate.then(work, work);
    this.#gate = next.catch(() => undefined);
    return next;
  }

  decode = (event: RecordedEvent): RecordedEvent | null => this.#decoder.decode(event);

  async #applyWhole(batch: EventBatch): Promise<void> {
    const { documents, projections, traces = noTraces } = this.options;
    const names = projections.map(({ name }) => name);
    await HandledEvents.during(traces, 'project', batch.events, (handled) =>
      this.#apply(projections, batch.events, (work) => documents.apply(names, batch.position, work), handled),
    );
    this.#checkpoint = batch.position;
    this.options.onApplied?.(batch);
  }

  /**
   * What crosses shards comes first, alone among all projectors; a crash in between applies it twice, which is harmless. How far
   * all views are is stored with the rest.
   */
  async #applyShards(batch: ShardBatch): Promise<void> {
    const { sharing, traces = noTraces } = this.options;
    if (sharing === undefined) return;
    await HandledEvents.during(traces, 'project', batch.events, (handled) =>
      this.#applyInShards(batch, sharing, handled),
    );
    sharing.onApplied(batch.events);
  }

  async #applyInShards(
    { events, places }: ShardBatch,
    { documents, members }: Sharing,
    handled: HandledEvents | null,
  ): Promise<void> {
    const { projections } = this.options;
    const crossing = projections.filter(({ crosses }) => crosses === true);
    const types = new Set(crossing.flatMap(({ handles }) => handles.map(({ type }) => type)));
    // of a row that names no type any more nobody knows whom it concerned
    if (events.some(({ type }) => types.has(type) || type === UNREADABLE_TYPE))
      await this.#apply(crossing, events, (work) => documents.apply([], null, work), handled);
    const names = projections.map(({ name }) => name);
    const others = projections.filter(({ crosses }) => crosses !== true);
    await this.#apply(others, events, (work) => documents.applyShards(members, names, places, work), handled);
  }

  /** @param store how the documents of the batch are kept */
  async #apply(
    projections: readonly Projection[],
    events: readonly RecordedEvent[],
    store: (work: (writer: DocumentWriter) => Promise<void>) => Promise<void>,
    handled: HandledEvents | null,
  ): Promise<void> {
    const messages: ViewMessage[] = [];
    try {
      await store(async (writer) => {
        const views = (): Views => viewsOver(writer, (message) => messages.push(message));
        const prepared: PreparedBatch[] = [];
        for (const projection of projections)
          prepared.push(await prepareBatch(projection, this.parked.without(projection.name, events), this.decode));
        await fetchFor(prepared, writer);
        for (const each of prepared) await applyPrepared(each, views());
      });
    } catch (error) {
      if (!(error instanceof PoisonEventError)) throw error;
      this.options.logger.error({ err: error, stream: error.event.subject }, 'parking a stream');
      await this.parked.park(error.projection, error.event, error.cause);
      return this.#apply(projections, events, store, handled);
    }
    this.options.announce(messages, handled?.causeOf ?? (() => undefined));
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
    announce(messages, () => undefined);
    return true;
  }

  /** Resolves when everything appended before the call is applied. */
  async idle(): Promise<void> {
    await this.#following?.idle();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#keeper?.[Symbol.asyncDispose]();
    await this.#following?.[Symbol.asyncDispose]();
    await this.#gate;
  }
}
