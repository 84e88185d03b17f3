import { setTimeout as delay } from 'node:timers/promises';
import type { EventLog, Position } from '@combolab/platform';
import { StreamMutex, VersionConflictError } from '@combolab/platform';
import type { CommandContext } from './command-context.js';
import { fold, type Decider } from './decider.js';
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
  ): Promise<Decided<State>> {
    return this.#mutex.run(stream, () => this.#attempt(decider, stream, command, context, 1));
  }

  async #attempt<State, Command>(
    decider: Decider<State, Command>,
    stream: string,
    command: Command,
    context: Omit<CommandContext, 'actor' | 'key'> & { actor: string | null },
    attempt: number,
  ): Promise<Decided<State>> {
    const { state, version, commandIds } = await this.#load(decider, stream);
    const events = commandIds.has(context.commandId) ? [] : decider.decide(state, command);
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

  /** Where the last event decides, earlier commands are unknown here; the log itself recognises a repeated one. */
  async #load<State, Command>(decider: Decider<State, Command>, stream: string): Promise<Snapshot<State>> {
    if (decider.keepsSnapshots === true) return this.#loadOn(decider, stream);
    const last = decider.lastDecides === true ? await this.log.last(stream) : null;
    const history = decider.lastDecides !== true ? await this.log.readStream(stream) : last === null ? [] : [last];
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
