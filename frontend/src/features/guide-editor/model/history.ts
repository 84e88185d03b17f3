import type { Caret, Sections } from './sections.js';

/** Sections with the caret in them. */
export interface Moment {
  readonly sections: Sections;
  readonly caret: Caret | null;
}

interface Step {
  /** What was done, such as `typing`. */
  readonly name: string;
  readonly before: Moment;
  readonly after: Moment;
}

/** What was done and what was taken back. */
export interface History {
  readonly now: Moment;
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
  /** What the last step was, so that more of the same becomes one step with it; null when nothing may. */
  readonly run: { readonly of: string; readonly at: number } | null;
}

/** Typing that rests for longer begins another step; ms. */
const REST_MS = 1000;
const MOST_STEPS = 500;

export const begin = (sections: Sections): History => ({
  now: { sections, caret: null },
  done: [],
  undone: [],
  run: null,
});

interface Doing {
  readonly name: string;
  /** Steps of the same run that follow each other closely are one; absent for a step of its own. */
  readonly run?: string;
  /** ms. */
  readonly at: number;
  /** Where the caret stood before; as the history has it when absent. */
  readonly from?: Caret | null;
}

/** Puts a step on the history; what changes nothing is none. */
export function record(history: History, after: Moment, { name, run, at, from }: Doing): History {
  const { now, done } = history;
  if (after.sections === now.sections) return { ...history, now: after };
  const last = done.at(-1);
  const goesOn = run !== undefined && history.run?.of === run && at - history.run.at < REST_MS && last !== undefined;
  const step = goesOn
    ? { ...last, after }
    : { name, before: from === undefined ? now : { ...now, caret: from }, after };
  return {
    now: after,
    done: [...(goesOn ? done.slice(0, -1) : done), step].slice(-MOST_STEPS),
    undone: [],
    run: run === undefined ? null : { of: run, at },
  };
}

/** Takes the last step back; the same history when there is none. */
export function undo(history: History): History {
  const step = history.done.at(-1);
  if (step === undefined) return history;
  return { now: step.before, done: history.done.slice(0, -1), undone: [...history.undone, step], run: null };
}

/** Does again what was taken back last; the same history when there is nothing. */
export function redo(history: History): History {
  const step = history.undone.at(-1);
  if (step === undefined) return history;
  return { now: step.after, done: [...history.done, step], undone: history.undone.slice(0, -1), run: null };
}
