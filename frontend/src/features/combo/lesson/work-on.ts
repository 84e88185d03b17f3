import { weakest, type RunJudgement } from '@combolab/contracts';

/** Frames from the earlier to the later of the two weakest actions, or to one weak action from that before it; null for none. */
export function loopOf(judgement: RunJudgement): readonly [from: number, to: number] | null {
  const frames = weakest(judgement).map(({ frame }) => frame);
  const [first] = frames;
  if (first === undefined) return null;
  const before = judgement.actions.findLast(({ frame }) => frame < first)?.frame ?? first;
  return [Math.min(...(frames.length === 1 ? [before] : []), ...frames), Math.max(...frames)];
}
