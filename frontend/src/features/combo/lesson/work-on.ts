import { advice, weakest, type RunJudgement } from '@combolab/contracts';

/** Frames from the earlier to the later of the two weakest actions; null when nothing is weak. */
export function loopOf(judgement: RunJudgement): readonly [from: number, to: number] | null {
  const frames = weakest(judgement).map(({ frame }) => frame);
  return frames.length === 0 ? null : [Math.min(...frames), Math.max(...frames)];
}

/** What to work on, in a sentence. */
export const workOn = (judgement: RunJudgement, nameOf: (index: number) => string): string => advice(judgement, nameOf);
