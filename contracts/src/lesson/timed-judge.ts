import type { Action } from '../track/action.js';
import type { PressType } from '../track/press.js';
import { answers, expectedOf, type Expected } from './answers.js';
import type { PressEdge } from './edges.js';
import { lessonSteps, type LessonStep } from './lesson-steps.js';
import { meanTenths, tenths } from './tenths.js';

/** A press further from its frame than this is not taken for it. */
export const JUDGE_WINDOW = 15;

/** One press, or release of a hold, that the combo asks for. `error`: frames, + late, to 0.1. */
export type PressJudgement = Omit<Expected, 'isPlain'> &
  ({ readonly kind: 'hit'; readonly error: number } | { readonly kind: 'missed' });

/** An action as a whole. */
export interface ActionJudgement {
  readonly index: number;
  readonly frame: number;
  /** Mean of its hits in frames, + late, to 0.1; null when nothing of it was hit. */
  readonly error: number | null;
  readonly missed: number;
}

/** How a run went. */
export interface RunJudgement {
  /** Everything asked for, by frame. */
  readonly presses: readonly PressJudgement[];
  /** Presses that nothing asked for, by frame. */
  readonly extras: readonly { readonly type: PressType; readonly frame: number }[];
  /** By frame. */
  readonly actions: readonly ActionJudgement[];
}

export interface JudgeOptions {
  /** First and last frame practised, both included; the whole clip by default. */
  readonly section?: readonly [from: number, to: number] | undefined;
  /** Frames; {@link JUDGE_WINDOW} by default. */
  readonly window?: number | undefined;
}

function actionsOf(steps: readonly LessonStep[], presses: readonly PressJudgement[]): ActionJudgement[] {
  const byAction = new Map<number, PressJudgement[]>(steps.map(({ index }) => [index, []]));
  for (const press of presses) byAction.get(press.index)?.push(press);
  return steps.flatMap(({ index, frame }) => {
    const own = byAction.get(index) ?? [];
    if (own.length === 0) return [];
    const errors = own.flatMap((press) => (press.kind === 'hit' ? [press.error] : []));
    const error = errors.length === 0 ? null : meanTenths(errors);
    return [{ index, frame, error, missed: own.length - errors.length }];
  });
}

/**
 * Whether a press that answers nothing is one too many: in a section not what holds on from before it, nor what lies
 * outside of it or belongs to an action next to it.
 */
function extraJudge(all: readonly LessonStep[], steps: readonly LessonStep[], window: number) {
  const [first, last] = [steps[0], steps.at(-1)];
  if (first === undefined || last === undefined) return () => all.length === 0;
  const outside = all.filter((step) => !steps.includes(step));
  if (outside.length === 0) return () => true;
  const older = new Set([...first.hold, ...first.release]);
  const near = (step: LessonStep, { type, frame }: PressEdge): boolean =>
    Math.abs(step.frame - frame) <= window && [...step.begin, ...step.hold].includes(type);
  return (edge: PressEdge): boolean =>
    edge.frame >= first.frame - window &&
    edge.frame <= last.frame + window &&
    !older.has(edge.type) &&
    !outside.some((step) => near(step, edge));
}

/**
 * Judges a run that did not wait. Of each input the presses are matched to those asked for one to one and in order: as
 * many as possible, and of these with the least sum of |error|; releases of holds likewise, among those that do not end a
 * plain press. Edges need not be sorted.
 */
export function judgeRun(
  actions: readonly Action[],
  edges: readonly PressEdge[],
  { section, window = JUDGE_WINDOW }: JudgeOptions = {},
): RunJudgement {
  const all = lessonSteps(actions);
  const steps = section === undefined ? all : all.filter(({ frame }) => frame >= section[0] && frame <= section[1]);
  const real = edges.filter(({ frame }) => Number.isFinite(frame));
  const expected = expectedOf(steps);
  const found = answers(expected, real, window);
  const presses = expected.map((each): PressJudgement => {
    const edge = found.get(each);
    const { isPlain: _, ...want } = each;
    return edge ? { ...want, kind: 'hit', error: tenths(edge.frame - want.frame) } : { ...want, kind: 'missed' };
  });
  const used = new Set(found.values());
  const isExtra = extraJudge(all, steps, window);
  const extras = real
    .filter((edge) => edge.down && !used.has(edge) && isExtra(edge))
    .map(({ type, frame }) => ({ type, frame: tenths(frame) }))
    .sort((a, b) => a.frame - b.frame);
  return { presses, extras, actions: actionsOf(steps, presses) };
}
