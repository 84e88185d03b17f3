import type { Action } from '../track/action.js';
import { inputFamily, type PressType } from '../track/press.js';

/** What a learner does at one action. */
export interface LessonStep {
  /** Of the action among those given. */
  readonly index: number;
  /** Frame of the clip, 60 a second. */
  readonly frame: number;
  /** To be pressed anew: plain presses and holds that start. */
  readonly begin: readonly PressType[];
  /** Held from before and still to be held. */
  readonly hold: readonly PressType[];
  /** Held from before and now let go. */
  readonly release: readonly PressType[];
}

/** The stick a press moves; null for a button. */
function stickOf(type: PressType): 'stick' | 'cstick' | null {
  const family = inputFamily(type);
  return family === 'stick' || family === 'cstick' ? family : null;
}
const sameStick = (a: PressType, b: PressType): boolean => a !== b && stickOf(a) !== null && stickOf(a) === stickOf(b);

/** Takes one action into `held`, and tells what it begins and releases. A stick points one way: the last named wins. */
function take({ presses }: Action, held: Set<PressType>): { begin: Set<PressType>; release: Set<PressType> } {
  const begin = new Set<PressType>();
  const release = new Set<PressType>();
  for (const { type, hold } of presses) {
    if (hold === 'END_HOLD') {
      if (held.delete(type)) release.add(type);
      continue;
    }
    if (held.has(type) && hold !== 'START_HOLD') continue;
    for (const other of [...begin].filter((each) => sameStick(each, type))) begin.delete(other);
    for (const other of [...held].filter((each) => sameStick(each, type))) {
      held.delete(other);
      release.add(other);
    }
    begin.add(type);
    release.delete(type);
    if (hold !== 'SELECT_NO_HOLD') held.add(type);
  }
  return { begin, release };
}

/**
 * What is to be done for these actions, in the order of their frames. An action that only keeps holding is no step. Turning
 * a stick releases the direction it was held in; a release of what was never held is left out.
 */
export function lessonSteps(actions: readonly Action[]): readonly LessonStep[] {
  const held = new Set<PressType>();
  return actions
    .map((action, index) => ({ action, index }))
    .sort((a, b) => a.action.frame - b.action.frame)
    .map(({ action, index }): LessonStep => {
      const before = [...held];
      const { begin, release } = take(action, held);
      const hold = before.filter((type) => held.has(type) && !begin.has(type));
      const gone = [...release].filter((type) => before.includes(type));
      return { index, frame: action.frame, begin: [...begin], hold, release: gone };
    })
    .filter(({ begin, release }) => begin.length + release.length > 0);
}

/** What is down once the step is done: begun and kept. */
export const required = ({ begin, hold }: LessonStep): ReadonlySet<PressType> => new Set([...begin, ...hold]);

/** Whether the press that the step at this place begins is to be held on to the next one. */
export function startsHold(steps: readonly LessonStep[], place: number, type: PressType): boolean {
  const next = steps[place + 1];
  return next !== undefined && (next.hold.includes(type) || next.release.includes(type));
}
