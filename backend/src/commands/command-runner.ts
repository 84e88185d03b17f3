import { setTimeout as delay } from 'node:timers/promises';
import { parseStream, type NewEvent, type RecordedEvent } from '@combolab/contracts';
import type { Appended, EventLog, Position, Span, Traces } from '@combolab/platform';
import { noTraces, recorded, StreamMutex, VersionConflictError } from '@combolab/platform';
import { RefusedError } from '../problems.js';
import type { CommandContext } from './command-context.js';
import { fold, type Decider } from './decider.js';
import type { Foreseen } from './foreseen.js';
import { Snapshots, type Snapshot } from './snapshots.js';

export interface Decided<State> {
  readonly state: State;
  /** Version of the stream now. */
  readonly version: number;
  /** Consumers that reached it have seen this command. */
  readonly position: Position;
}

const ATTEMPTS = 5;

/** What is to be done with which stream. */
interface Asked<State, Command> {
  readonly decider: Decider<State, Command>;
  readonly stream: string;
  readonly command: Command;
  readonly context: Omit<CommandContext, 'actor' | 'key'> & { readonly actor: string | null };
  /** null where it is not recorded. */
  readonly span: Span | null;
}

/** Loads a stream, decides, appends; on a race lost to another process decides again on the newer state. */
export class CommandRunner {
  readonly #mutex = new StreamMutex();
  readonly #snapshots = new Snapshots();

  constructor(
    readonly log: EventLog,
    private readonly traces: Traces = noTraces,
  ) {}

  /** What a stream amounts to now. */
  async state<State, Command>(decider: Decider<State, Command>, stream: string): Promise<State> {
    return (await this.#load(decider, stream)).state;
  }

  run<State, Command>(
    decider: Decider<State, Command>,
    stream: string,
    command: Command,
    context: Asked<State, Command>['context'],
    foreseen?: Foreseen,
  ): Promise<Decided<State>> {
    const span = this.traces.begin(`command ${kindOf(stream)}`, context.correlationId);
    const asked = { decider, stream, command, context, span };
    return recorded(refusedOrFailed(span), () => this.#mutex.run(stream, () => this.#attempt(asked, 1, foreseen)));
  }

  async #attempt<State, Command>(
    asked: Asked<State, Command>,
    attempt: number,
    foreseen?: Foreseen,
  ): Promise<Decided<State>> {
    const { decider, stream, command, context, span } = asked;
    const known = decider.lastDecides === true ? foreseen?.last(stream) : undefined;
    const { state, version, commandIds } =
      known === undefined ? await this.#load(decider, stream) : lastAlone(decider, known);
    const events = commandIds.has(context.commandId) ? [] : decider.decide(state, command);
    // what another command has made of it meanwhile, nobody refuses here
    if (events.length === 0 && known !== undefined) return this.#attempt(asked, attempt);
    if (events.length === 0) return this.#asItStands(stream, state, version);
    try {
      const appended = await this.#append(asked, version, events);
      if (appended.replayed) {
        const now = await this.#load(decider, stream);
        return await this.#asItStands(stream, now.state, now.version);
      }
      return { state: fold(decider, appended.events, state), version: appended.version, position: appended.position };
    } catch (error) {
      if (!(error instanceof VersionConflictError) || attempt === ATTEMPTS) throw error;
      span?.note('version conflict', { 'combolab.attempt': attempt });
      await delay(Math.random() * 10 * attempt);
      return this.#attempt(asked, attempt + 1);
    }
  }

  #append<State, Command>(
    { stream, context, span }: Asked<State, Command>,
    version: number,
    events: readonly NewEvent[],
  ): Promise<Appended> {
    const appending =
      span === null ? null : this.traces.begin(`append ${kindOf(stream)}`, span.traceparent, tellingOf(events));
    return recorded(appending, async () => {
      const appended = await this.log.append(stream, version, events, context);
      if (appended.replayed) appending?.note('recorded before');
      return appended;
    });
  }

  async #asItStands<State>(stream: string, state: State, version: number): Promise<Decided<State>> {
    return { state, version, position: await this.log.positionOf(stream, version) };
  }

  async #load<State, Command>(decider: Decider<State, Command>, stream: string): Promise<Snapshot<State>> {
    if (decider.keepsSnapshots === true) return this.#loadOn(decider, stream);
    if (decider.lastDecides === true) return lastAlone(decider, await this.log.last(stream));
    const history = await this.log.readStream(stream);
    const commandIds = new Set(history.map(({ commandId }) => commandId));
    return { state: fold(decider, history), version: history.at(-1)?.version ?? 0, commandIds };
  }

  /** Reads what came since the stream was read last. */
  async #loadOn<State, Command>(decider: Decider<State, Command>, stream: string): Promise<Snapshot<State>> {
    const start = { state: decider.initial, version: 0, commandIds: new Set<string>() };
    const known = (this.#snapshots.find(stream) as Snapshot<State> | null) ?? start;
    const news = await this.log.readStream(stream, known.version);
    if (news.length === 0) return known;
    const snapshot = {
      state: fold(decider, news, known.state),
      version: known.version + news.length,
      commandIds: new Set([...known.commandIds, ...news.map(({ commandId }) => commandId)]),
    };
    this.#snapshots.keep(stream, snapshot);
    return snapshot;
  }
}

/** What is refused is answered as that, and is no failure. */
const refusedOrFailed = (span: Span | null): Pick<Span, 'end'> | null =>
  span && {
    end: (failure) => {
      if (failure instanceof RefusedError) span.note('refused', { 'combolab.code': failure.code });
      span.end(failure instanceof RefusedError ? undefined : failure);
    },
  };

/** Names of streams hold ids of users; their kinds do not. */
const kindOf = (stream: string): string => parseStream(stream)?.kind ?? 'stream';

const tellingOf = (events: readonly NewEvent[]) => ({
  attributes: { 'combolab.event.types': events.map(({ type }) => type).join(' ') },
});

/** Where the last event decides, earlier commands are unknown here; the log itself recognises a repeated one. */
const lastAlone = <State, Command>(decider: Decider<State, Command>, last: RecordedEvent | null): Snapshot<State> => ({
  state: fold(decider, last === null ? [] : [last]),
  version: last?.version ?? 0,
  commandIds: new Set(last === null ? [] : [last.commandId]),
});
