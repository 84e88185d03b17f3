import { decodeEvent, type EventDefinition, type NewEvent, type RecordedEvent } from '@combolab/contracts';

/** The pure heart of a command: what was, what is wanted, what therefore happens. */
export interface Decider<State, Command> {
  readonly initial: State;
  readonly handles: readonly EventDefinition[];
  /** True when the last event alone gives the state, so that nothing before it need be read. */
  readonly lastDecides?: true;
  evolve(state: State, event: RecordedEvent): State;
  /** Nothing to record is `[]`. @throws RefusedError when the command is refused */
  decide(state: State, command: Command): readonly NewEvent[];
}

/** State after these events; kinds the decider does not handle only move the version. */
export function fold<State, Command>(
  decider: Decider<State, Command>,
  events: readonly RecordedEvent[],
  from = decider.initial,
): State {
  return events.reduce((state, event) => {
    const definition = decider.handles.find(({ type }) => type === event.type);
    return definition === undefined ? state : decider.evolve(state, decodeEvent(definition, event));
  }, from);
}
