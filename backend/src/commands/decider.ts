import {
  decodeKnown,
  isOf,
  type EventType,
  type KnownEvent,
  type NewEvent,
  type RecordedEvent,
} from '@combolab/contracts';

/** What each kind of event makes of a state; other kinds leave it as it is. */
export type Evolve<State> = { readonly [T in EventType]?: (state: State, event: KnownEvent<T>) => State };

/** The pure heart of a command: what was, what is wanted, what therefore happens. */
export interface Decider<State, Command> {
  readonly initial: State;
  readonly on: Evolve<State>;
  /** True when the last event alone gives the state, so that nothing before it need be read. */
  readonly lastDecides?: true;
  /** True when its streams grow long, so that their states are worth keeping in memory. */
  readonly keepsSnapshots?: true;
  /** Nothing to record is `[]`. @throws RefusedError when the command is refused */
  decide(state: State, command: Command): readonly NewEvent[];
}

/** The state after one event. */
export function evolve<State>(on: Evolve<State>, state: State, event: KnownEvent): State {
  // of the union of handlers only the one for this kind is picked, which the compiler cannot follow
  const next = on[event.type] as ((state: State, event: KnownEvent) => State) | undefined;
  return next === undefined ? state : next(state, event);
}

/** As `on`, for what may not exist yet: before its first event there is nothing to change. */
export function onceThere<State>(on: Evolve<State>): Evolve<State | null> {
  const next = (state: State | null, event: KnownEvent) => (state === null ? null : evolve(on, state, event));
  return Object.fromEntries(Object.keys(on).map((type) => [type, next]));
}

/** The kinds that it handles. */
export const typesOf = (on: { readonly [T in EventType]?: unknown }): readonly EventType[] =>
  Object.keys(on) as EventType[];

/** Those of these kinds, decoded. Others are not looked at: what is damaged in them spoils nothing. */
export const decodedOf = <T extends EventType>(
  types: readonly T[],
  events: readonly RecordedEvent[],
): KnownEvent<T>[] => {
  const isWanted = (event: KnownEvent): event is KnownEvent<T> => isOf(event, ...types);
  return events
    .filter(({ type }) => types.some((wanted) => wanted === type))
    .map(decodeKnown)
    .filter((event) => event !== null)
    .filter(isWanted);
};

/** State after these events; kinds the decider does not handle only move the version. */
export function fold<State>(
  { initial, on }: Pick<Decider<State, never>, 'initial' | 'on'>,
  events: readonly RecordedEvent[],
  from = initial,
): State {
  return decodedOf(typesOf(on), events).reduce((state, event) => evolve(on, state, event), from);
}
