import { decodeEvent, type EventDefinition, type NewEvent, type RecordedEvent } from '@combolab/contracts';

/** The pure heart of a command: what was, what is wanted, what therefore happens. */
export interface Decider<State, Command> {
  readonly initial: State;
  readonly handles: readonly EventDefinition[];
  /** True when the last event alone gives the state, so that nothing before it need be read. */
  readonly lastDecides?: true;
  /** True when its streams grow long, so that their states are worth keeping in memory. */
  readonly keepsSnapshots?: true;
  evolve(state: State, event: RecordedEvent): State;
  /** Nothing to record is `[]`. @throws RefusedError when the command is refused */
  decide(state: State, command: Command): readonly NewEvent[];
}

/** Those of these kinds, decoded. */
export const handledOf = (handles: readonly EventDefinition[], events: readonly RecordedEvent[]): RecordedEvent[] =>
  events.flatMap((event) => {
    const definition = handles.find(({ type }) => type === event.type);
    return definition === undefined ? [] : [decodeEvent(definition, event)];
  });

/** State after these events; kinds the decider does not handle only move the version. */
export function fold<State, Command>(
  decider: Decider<State, Command>,
  events: readonly RecordedEvent[],
  from = decider.initial,
): State {
  return handledOf(decider.handles, events).reduce((state, event) => decider.evolve(state, event), from);
}
