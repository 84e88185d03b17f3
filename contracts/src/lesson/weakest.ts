import { ON_TIME_FRAMES } from './nearness.js';
import { JUDGE_WINDOW, type ActionJudgement, type PressJudgement, type RunJudgement } from './timed-judge.js';

/** Frames a press lacks: a missed one as much as the window is wide. */
const lack = (press: PressJudgement): number => (press.kind === 'missed' ? JUDGE_WINDOW : Math.abs(press.error));
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/**
 * The actions to work on, worst first: by the mean distance of their presses, a missed one counting as 15 frames; of
 * equals the earlier. Actions that are on time throughout are none of them.
 */
export function weakest({ actions, presses }: RunJudgement, count = 2): readonly ActionJudgement[] {
  const lacks = new Map<number, number[]>();
  for (const press of presses) lacks.set(press.index, [...(lacks.get(press.index) ?? []), lack(press)]);
  return actions
    .map((action) => ({ action, lacks: lacks.get(action.index) ?? [] }))
    .filter(({ lacks }) => lacks.some((frames) => frames > ON_TIME_FRAMES))
    .sort((a, b) => mean(b.lacks) - mean(a.lacks))
    .slice(0, count)
    .map(({ action }) => action);
}

/** What to work on; frames are those of the track, errors are in frames, + late. */
export type Advice =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'missed'; readonly index: number; readonly frame: number }
  /** All actions of its name come so, on average. */
  | { readonly kind: 'average'; readonly index: number; readonly error: number }
  | { readonly kind: 'off'; readonly index: number; readonly frame: number; readonly error: number }
  /** Its presses are early and late at once. */
  | { readonly kind: 'uneven'; readonly index: number; readonly frame: number }
  /** All was on time: what was pressed beside it, if anything. */
  | { readonly kind: 'on time'; readonly extras: number };

/** An action that was hit off its frame; its error stands for all actions of the same name while they agree. */
function offAdvice({ actions }: RunJudgement, worst: ActionJudgement, nameOf: (index: number) => string): Advice {
  const { index, frame, error } = worst;
  const name = nameOf(index);
  const like = actions.filter((each) => nameOf(each.index) === name);
  const average = mean(like.flatMap((each) => (each.error === null ? [] : [each.error])));
  if (Math.abs(average) > ON_TIME_FRAMES) return { kind: 'average', index, error: average };
  const own = error ?? 0;
  return Math.abs(own) > ON_TIME_FRAMES ? { kind: 'off', index, frame, error: own } : { kind: 'uneven', index, frame };
}

/**
 * The one thing to work on after a run.
 * @param nameOf the name of the action at this place of the track; those of one name are judged together
 */
export function adviceOf(judgement: RunJudgement, nameOf: (index: number) => string): Advice {
  if (judgement.presses.length === 0) return { kind: 'nothing' };
  const [worst] = weakest(judgement, 1);
  if (worst === undefined) return { kind: 'on time', extras: judgement.extras.length };
  return worst.missed > 0
    ? { kind: 'missed', index: worst.index, frame: worst.frame }
    : offAdvice(judgement, worst, nameOf);
}
