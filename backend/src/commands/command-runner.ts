import { setTimeout as delay } from 'node:timers/promises';
import type { EventLog, Position } from '@combolab/platform';
import { VersionConflictError } from '@combolab/platform';
import type { CommandContext } from './command-context.js';
import { fold, type Decider } from './decider.js';
import { StreamMutex } from './stream-mutex.js';

export interface Decided<State> {
  readonly state: State;
  /** Version of the stream now. */
  readonly version: number;
  /** Consumers that reached it have seen this command; null when the stream is empty. */
  readonly position: Position | null;
}

const ATTEMPTS = 5;

/** Loads a stream, decides, appends; on a race lost to another process decides again on the newer state. */
export class CommandRunner {
  readonly #mutex = new StreamMutex();

  constructor(readonly log: EventLog) {}

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
    const history = await this.log.readStream(stream);
    const before = fold(decider, history);
    if (history.some((event) => event.commandId === context.commandId)) {
      return { state: before, version: history.length, position: await this.log.end() };
    }
    const events = decider.decide(before, command);
    if (events.length === 0)
      return { state: before, version: history.length, position: history.length === 0 ? null : await this.log.end() };
    try {
      const appended = await this.log.append(stream, history.length, events, context);
      return { state: fold(decider, appended.events, before), version: appended.version, position: appended.position };
    } catch (error) {
      if (!(error instanceof VersionConflictError) || attempt === ATTEMPTS) throw error;
      await delay(Math.random() * 10 * attempt);
      return this.#attempt(decider, stream, command, context, attempt + 1);
    }
  }
}
