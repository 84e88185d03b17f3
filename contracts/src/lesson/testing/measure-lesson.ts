import type { PressType } from '../../track/press.js';
import { lessonSteps, required, type LessonStep } from '../lesson-steps.js';
import { judgeRun, type RunJudgement } from '../timed-judge.js';
import { WaitJudge } from '../wait-judge.js';
import { BEGIN_MS, syntheticTrace, type TraceSample } from './synthetic-trace.js';
import { syntheticTrack } from './synthetic-track.js';

const same = (a: ReadonlySet<PressType>, b: ReadonlySet<PressType>): boolean =>
  a.size === b.size && [...a].every((type) => b.has(type));

/** Frames before its own from which on the presses of a step can come: those of the step before are up by then. */
const EARLIEST = 3.5;

/** When each step's set is shown for the first time among the samples around its frame, found by sets alone. */
const firstShown = (
  samples: readonly TraceSample[],
  steps: readonly LessonStep[],
  speed: number,
): (number | undefined)[] =>
  steps.map((step) => {
    const from = BEGIN_MS + (((step.frame - EARLIEST) / 60) * 1000) / speed;
    return samples.find(({ at, pressed }) => at >= from && same(pressed, required(step)))?.at;
  });

/** When a lesson that waits accepted the steps of a synthetic trace, and when the pad first showed them; ms of the page's clock. */
export function acceptances(
  seed: number,
  speed: number,
): { readonly accepted: readonly number[]; readonly shown: readonly (number | undefined)[] } {
  const actions = syntheticTrack(seed);
  const steps = lessonSteps(actions);
  const { samples } = syntheticTrace(actions, { seed, speed });
  const judge = new WaitJudge(steps, 'exact');
  const accepted = samples.flatMap(({ pressed, at }) => (judge.sample(pressed, at).kind === 'accepted' ? [at] : []));
  return { accepted, shown: firstShown(samples, steps, speed) };
}

const kinds = ({ presses }: RunJudgement): string => presses.map(({ kind }) => kind).join(' ');

/** How a run is judged by what a page sees of a synthetic trace, against the same run judged by what the hand did. */
export function judgedBesideTruth(
  seed: number,
  { speed, delayMs }: { readonly speed: number; readonly delayMs: number },
): { readonly sameKinds: boolean; readonly apart: readonly number[] } {
  const actions = syntheticTrack(seed);
  const { truth, edges } = syntheticTrace(actions, { seed, speed, delayMs, jitter: 0.8 });
  const judged = judgeRun(actions, edges);
  const real = judgeRun(actions, truth);
  const apart = judged.presses.flatMap((press, i) => {
    const other = real.presses[i];
    return press.kind === 'hit' && other?.kind === 'hit' ? [Math.abs(press.error - other.error)] : [];
  });
  return { sameKinds: kinds(judged) === kinds(real), apart };
}
