import type { PressType } from '../track/press.js';
import { required, startsHold, type LessonStep } from './lesson-steps.js';

/** `exact`: what is required is down and nothing else. `needed`: other presses are forgiven. */
export type WaitStrictness = 'exact' | 'needed';

/** Presses at most this long apart count as together, in ms: 3 frames. */
export const TOGETHER_MS = 50;

/** What a sample of the pad did to the lesson. */
export type WaitOutcome =
  /** Still `missing` (to be pressed, or pressed anew), and `extra` to be let go first. */
  | { readonly kind: 'waiting'; readonly missing: readonly PressType[]; readonly extra: readonly PressType[] }
  | { readonly kind: 'accepted'; readonly step: LessonStep }
  /** No step is left. */
  | { readonly kind: 'done' }
  /** A hold was let go too early; it is to be pressed again. */
  | { readonly kind: 'dropped'; readonly type: PressType };

/**
 * Judges a lesson that waits at each step. Feed it every sample of the pad, also while the clip runs on between steps: the
 * step is accepted on the first sample that shows it. One step at most is accepted by one sample.
 *
 * A press that a step begins has to be a new one: pressed after the step before was accepted, or shortly before without
 * having served that step. Plain presses at most {@link TOGETHER_MS} apart count as together even when the first is up
 * again. Time costs nothing.
 */
export class WaitJudge {
  readonly #steps: readonly LessonStep[];
  readonly #strictness: WaitStrictness;
  #place = 0;
  /** When the current step began, ms. */
  #since = -Infinity;
  #before: ReadonlySet<PressType>;
  /** When a press that has served no step yet went down, ms. */
  readonly #unused = new Map<PressType, number>();
  /** Holds of the current step that were kept so far. */
  #kept: Set<PressType>;

  /** @param already what is down as the lesson begins: it serves no step before it is pressed anew */
  constructor(
    steps: readonly LessonStep[],
    strictness: WaitStrictness,
    already: ReadonlySet<PressType> = new Set<PressType>(),
  ) {
    this.#steps = steps;
    this.#strictness = strictness;
    this.#before = already;
    this.#kept = new Set(already);
  }

  /** The step that is waited for; null when all are done. */
  get step(): LessonStep | null {
    return this.#steps[this.#place] ?? null;
  }

  /** @param at time of the sample, ms, of any clock that does not go back */
  sample(pressed: ReadonlySet<PressType>, at: number): WaitOutcome {
    for (const type of pressed) if (!this.#before.has(type)) this.#unused.set(type, at);
    this.#before = new Set(pressed);
    const { step } = this;
    if (step === null) return { kind: 'done' };
    for (const type of step.hold) {
      if (pressed.has(type)) this.#kept.add(type);
      else if (this.#kept.delete(type)) return { kind: 'dropped', type };
    }
    const missing = [...required(step)].filter((type) => !this.#shows(step, type, pressed, at));
    const extra = this.#extra(step, pressed);
    if (missing.length + extra.length > 0) return { kind: 'waiting', missing, extra };
    this.#accept(step, at);
    return { kind: 'accepted', step };
  }

  #shows(step: LessonStep, type: PressType, pressed: ReadonlySet<PressType>, at: number): boolean {
    if (!step.begin.includes(type)) return pressed.has(type);
    if (this.#steps[this.#place - 1]?.hold.includes(type) === true) return pressed.has(type);
    const down = this.#unused.get(type) ?? -Infinity;
    if (down <= this.#since - TOGETHER_MS) return false;
    return pressed.has(type) || (at - down <= TOGETHER_MS && !startsHold(this.#steps, this.#place, type));
  }

  /** What has to be let go before the step can be accepted. */
  #extra(step: LessonStep, pressed: ReadonlySet<PressType>): readonly PressType[] {
    if (this.#strictness === 'needed') return step.release.filter((type) => pressed.has(type));
    const due = required(step);
    return [...pressed].filter((type) => !due.has(type));
  }

  #accept(step: LessonStep, at: number): void {
    const due = required(step);
    for (const type of due) this.#unused.delete(type);
    this.#kept = new Set(due);
    this.#since = at;
    this.#place += 1;
  }
}
