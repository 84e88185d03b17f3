/** A state with what was done before it and what was taken back after it. */
export interface History<T> {
  readonly now: T;
  readonly done: readonly Step<T>[];
  /** The last that was taken back stands last. */
  readonly undone: readonly Step<T>[];
  /** What the last step was part of, so that more of the same becomes one step with it; null when nothing may. */
  readonly run: { readonly of: string; readonly at: number } | null;
}

export interface Step<T> {
  /** What was done: `press A on frame 32`. */
  readonly name: string;
  readonly before: T;
  readonly after: T;
}

interface Doing {
  readonly name: string;
  /** Steps of one run that follow each other are one, such as the moves of one drag; a step of its own without. */
  readonly run?: string | undefined;
  /** ms; needed where a rest ends a run. */
  readonly at?: number;
}

export interface HistoryRules<T> {
  /** Whether nothing was done between two states; they are the same object when absent. */
  readonly isSame?: (a: T, b: T) => boolean;
  /** A run that rests for longer begins another step; ms, never when absent. */
  readonly restMs?: number;
  /** So many steps are kept; all when absent. */
  readonly most?: number;
}

export const beginHistory = <T>(now: T): History<T> => ({ now, done: [], undone: [], run: null });

/** Goes on to a new state; what had been taken back is gone. A step that changes nothing is none. */
export function record<T>(
  history: History<T>,
  after: T,
  { name, run, at = 0 }: Doing,
  { isSame = Object.is, restMs = Infinity, most = Infinity }: HistoryRules<T> = {},
): History<T> {
  const { now, done } = history;
  if (isSame(after, now)) return after === now ? history : { ...history, now: after };
  const last = done.at(-1);
  const goesOn = run !== undefined && history.run?.of === run && at - history.run.at < restMs && last !== undefined;
  const earlier = goesOn ? done.slice(0, -1) : done;
  // Dragged back to where it was: nothing was done.
  if (goesOn && isSame(after, last.before)) return { now: after, done: earlier, undone: [], run: null };
  const step = { name, before: goesOn ? last.before : now, after };
  return {
    now: after,
    done: [...earlier, step].slice(-most),
    undone: [],
    run: run === undefined ? null : { of: run, at },
  };
}

/** Takes the last step back; the same history when there is none. */
export function undo<T>(history: History<T>): History<T> {
  const step = history.done.at(-1);
  if (step === undefined) return history;
  return { now: step.before, done: history.done.slice(0, -1), undone: [...history.undone, step], run: null };
}

/** Does again what was taken back last; the same history when there is nothing. */
export function redo<T>(history: History<T>): History<T> {
  const step = history.undone.at(-1);
  if (step === undefined) return history;
  return { now: step.after, done: [...history.done, step], undone: history.undone.slice(0, -1), run: null };
}
