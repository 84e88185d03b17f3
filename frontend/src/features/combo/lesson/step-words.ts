import type { Action, LessonStep, PressType } from '@combolab/contracts';
import { listWords } from '../../../shared/language/formats.js';
import { t } from '../texts.js';

/** One thing to do at a step. */
export interface Task {
  readonly type: PressType;
  readonly kind: 'press' | 'hold' | 'keep' | 'release';
}

/** What is to be done at a step: pressed, begun to hold, kept, let go. */
export function tasksOf({ index, begin, hold, release }: LessonStep, actions: readonly Action[]): readonly Task[] {
  const starts = (type: PressType): boolean =>
    actions[index]?.presses.some((press) => press.type === type && press.hold !== 'SELECT_NO_HOLD') ?? false;
  return [
    ...begin.map((type): Task => ({ type, kind: starts(type) ? 'hold' : 'press' })),
    ...hold.map((type): Task => ({ type, kind: 'keep' })),
    ...release.map((type): Task => ({ type, kind: 'release' })),
  ];
}

const TASKS = { press: 'pressInput', hold: 'holdInput', keep: 'keepInput', release: 'releaseInput' } as const;

/** A step as it is spoken: `stick up, keep ZL and A`. @param wordsOf what inputs are called on the learner's controller */
export const stepWords = (step: LessonStep, actions: readonly Action[], wordsOf: (type: PressType) => string): string =>
  listWords(tasksOf(step, actions).map(({ type, kind }) => t(TASKS[kind], { input: wordsOf(type) })));
