import type { Action, LessonStep, PressType } from '@combolab/contracts';
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

const before: Readonly<Record<Task['kind'], string>> = {
  press: '',
  hold: t('hold'),
  keep: t('keep'),
  release: t('release2'),
};

/** `stick up, keep ZL and A`: commas, and "and" before the last. */
export function joined(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : t('and2', { slice: words.slice(0, -1).join(', '), last });
}

/** A step as it is spoken. @param wordsOf what inputs are called on the learner's controller */
export const stepWords = (step: LessonStep, actions: readonly Action[], wordsOf: (type: PressType) => string): string =>
  joined(tasksOf(step, actions).map(({ type, kind }) => before[kind] + wordsOf(type)));
