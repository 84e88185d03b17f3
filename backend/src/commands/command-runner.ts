import { setTimeout as delay } from 'node:timers/promises';
import type { RecordedEvent } from '@combolab/contracts';
import type { EventLog, Position } from '@combolab/platform';
import { StreamMutex, VersionConflictError } from '@combolab/platform';
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

/** Loads a stream, decides, appends; on a race lost to another process decides again on the newer state. */
export class CommandRunner {
  readonly #mutex = new StreamMutex();
  readonly #snapshots = new Snapshots();

  constructor(readonly log: EventLog) {}

  /** What a stream amounts to now. */
  async state<State, Command>(decider: Decider<State, Command>, stream: string): Promise<State> {
    return (await this.#load(decider, stream)).state;
  }

  run<State, Command>(
    decider: Decider<State, Command>,
    stream: string,
    command: Command,
    context: Omit<CommandContext, 'actor' | 'key'> & { actor: string | null },
    foreseen?: Foreseen,
  ): Promise<Decided<State>> {
    return this.#mutex.run(stream, () => this.#attempt(decider, stream, command, context, 1, foreseen));
  }

  async #attempt<State, Command>(
    decider: Decider<State, Command>,
    stream: string,
    command: Command,
    context: Omit<CommandContext, 'actor' | 'key'> & { actor: string | null },
    attempt: number,
    foreseen?: Foreseen,
  ): Promise<Decided<State>> {
    const known = decider.lastDecides === true ? foreseen?.last(stream) : undefined;
    const { state, version, commandIds } =
      known === undefined ? await this.#load(decider, stream) : lastAlone(decider, known);
    const events = commandIds.has(context.commandId) ? [] : decider.decide(state, command);
    // what another command has made of it meanwhile, nobody refuses here
    if (events.length === 0 && known !== undefined) return this.#attempt(decider, stream, command, context, attempt);
    if (events.length === 0) return this.#asItStands(stream, state, version);
    try {
      const appended = await this.log.append(stream, version, events, context);
      if (appended.replayed) {
        const now = await this.#load(decider, stream);
        return await this.#asItStands(stream, now.state, now.version);
      }
      return { state: fold(decider, appended.events, state), version: appended.version, position: appended.position };
    } catch (error) {
      if (!(error instanceof VersionConflictError) || attempt === ATTEMPTS) throw error;
      await delay(Math.random() * 10 * attempt);
      return this.#attempt(decider, stream, command, context, attempt + 1);
    }
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

/** Where the last event decides, earlier commands are unknown here; the log itself recognises a repeated one. */
const lastAlone = <State, Command>(decider: Decider<State, Command>, last: RecordedEvent | null): Snapshot<State> => ({
  state: fold(decider, last === null ? [] : [last]),
  version: last?.version ?? 0,
  commandIds: new Set(last === null ? [] : [last.commandId]),
});
