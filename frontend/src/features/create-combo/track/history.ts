/** A state with all states before and after it; each step has a name. */
export interface History<T> {
  readonly now: T;
  readonly past: readonly Step<T>[];
  readonly future: readonly Step<T>[];
}

/** The state that a named change led away from (past) or leads to (future). */
export interface Step<T> {
  readonly state: T;
  /** What was done: `press A on frame 32`. */
  readonly name: string;
  /** Changes with the same mark are one step, such as the moves of one drag. */
  readonly mark?: string | undefined;
}

export const beginHistory = <T>(now: T): History<T> => ({ now, past: [], future: [] });

/** Goes on to a new state; what had been undone is gone. A change that changes nothing is none. */
export function changed<T>(history: History<T>, state: T, name: string, mark?: string): History<T> {
  if (state === history.now) return history;
  const last = history.past.at(-1);
  if (mark !== undefined && last?.mark === mark) {
    const past = [...history.past.slice(0, -1), { ...last, name }];
    // Dragged back to where it was: nothing was done.
    return state === last.state
      ? { ...history, now: state, past: past.slice(0, -1) }
      : { now: state, past, future: [] };
  }
  return { now: state, past: [...history.past, { state: history.now, name, mark }], future: [] };
}

export function undone<T>(history: History<T>): History<T> {
  const step = history.past.at(-1);
  if (step === undefined) return history;
  return {
    now: step.state,
    past: history.past.slice(0, -1),
    future: [{ state: history.now, name: step.name }, ...history.future],
  };
}

export function redone<T>(history: History<T>): History<T> {
  const [step, ...future] = history.future;
  if (step === undefined) return history;
  return { now: step.state, past: [...history.past, { state: history.now, name: step.name }], future };
}
