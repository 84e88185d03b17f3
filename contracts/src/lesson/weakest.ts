import { framesWords, ON_TIME_FRAMES } from './judgement-words.js';
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

/** An action that was hit off its frame, in words; its error stands for all actions of the same name while they agree. */
function lateWords({ actions }: RunJudgement, worst: ActionJudgement, nameOf: (index: number) => string): string {
  const name = nameOf(worst.index);
  const like = actions.filter(({ index }) => nameOf(index) === name);
  const average = mean(like.flatMap(({ error }) => (error === null ? [] : [error])));
  const way = (error: number): string => `${framesWords(error)} ${error > 0 ? 'late' : 'early'}`;
  if (Math.abs(average) > ON_TIME_FRAMES) return `Your ${name} comes ${way(average)} on average.`;
  const at = `Your ${name} at frame ${String(worst.frame)}`;
  const own = worst.error ?? 0;
  return Math.abs(own) > ON_TIME_FRAMES ? `${at} comes ${way(own)}.` : `${at} is uneven: not all of it is on time.`;
}

/**
 * One sentence on what to work on: `Your up air comes 4 frames late on average.`
 * @param nameOf the name of the action at this place of the track, as it stands after "your": `up air`
 */
export function advice(judgement: RunJudgement, nameOf: (index: number) => string): string {
  if (judgement.presses.length === 0) return 'There is nothing to press here.';
  const [worst] = weakest(judgement, 1);
  if (worst !== undefined) {
    return worst.missed > 0
      ? `You missed the ${nameOf(worst.index)} at frame ${String(worst.frame)}.`
      : lateWords(judgement, worst, nameOf);
  }
  const extras = judgement.extras.length;
  if (extras === 0) return 'Every press is within a frame. Try it faster.';
  return `Every press is within a frame, but ${extras === 1 ? '1 press was' : `${String(extras)} presses were`} not asked for.`;
}
