import { directionOf, type PressType } from '../track/press.js';
import { isClean } from './clean.js';
import { required, type LessonStep } from './lesson-steps.js';
import { TOGETHER_MS, WaitJudge, type WaitOutcome, type WaitStrictness } from './wait-judge.js';

/** What went wrong while a clip waited: a press that nothing asked for, or a hold let go too early. */
export interface WaitMistake {
  readonly kind: 'wrong' | 'dropped';
  readonly type: PressType;
  /** Of the clip, where it stood or ran. */
  readonly frame: number;
}

/** A run that waited, in numbers. */
export interface WaitScore {
  /** 0 to 100, whole: of the steps asked for, those that were done without a mistake. */
  readonly score: number;
  /** Steps asked for. */
  readonly total: number;
  readonly done: number;
  readonly mistakes: readonly WaitMistake[];
  /** See {@link isClean}. */
  readonly clean: boolean;
}

/** Follows a lesson that waits, and keeps what went wrong in it. Samples are fed as to {@link WaitJudge}. */
export class WaitTaker {
  readonly #steps: readonly LessonStep[];
  readonly #judge: WaitJudge;
  readonly #mistakes: WaitMistake[] = [];
  /** Of the actions whose step had a mistake. */
  readonly #spoilt = new Set<number>();
  /** Directions nobody asked for: a stick that only passes by on its way makes no mistake. */
  readonly #passing = new Map<PressType, { readonly at: number; readonly frame: number; readonly index: number }>();
  #before: ReadonlySet<PressType>;
  #done = 0;

  constructor(
    steps: readonly LessonStep[],
    strictness: WaitStrictness,
    already: ReadonlySet<PressType> = new Set<PressType>(),
  ) {
    this.#steps = steps;
    this.#judge = new WaitJudge(steps, strictness, already);
    this.#before = already;
  }

  get step(): LessonStep | null {
    return this.#judge.step;
  }

  get mistakes(): readonly WaitMistake[] {
    return this.#mistakes;
  }

  /** @param at ms, of any clock that does not go back. @param frame of the clip */
  sample(pressed: ReadonlySet<PressType>, at: number, frame: number): WaitOutcome {
    const { step } = this.#judge;
    this.#settle(pressed, at);
    if (step !== null) this.#look(step, pressed, at, frame);
    this.#before = new Set(pressed);
    const outcome = this.#judge.sample(pressed, at);
    if (outcome.kind === 'dropped' && step !== null) this.#note('dropped', outcome.type, frame, step.index);
    if (outcome.kind === 'accepted') this.#done += 1;
    return outcome;
  }

  get score(): WaitScore {
    const total = this.#steps.length;
    const good = this.#steps.slice(0, this.#done).filter(({ index }) => !this.#spoilt.has(index)).length;
    return {
      score: total === 0 ? 0 : Math.floor((100 * good) / total),
      total,
      done: this.#done,
      mistakes: [...this.#mistakes],
      clean: isClean({ total, right: this.#done, wrong: this.#mistakes.length, onTime: null }),
    };
  }

  #look(step: LessonStep, pressed: ReadonlySet<PressType>, at: number, frame: number): void {
    const due = required(step);
    for (const type of pressed) {
      if (this.#before.has(type) || due.has(type)) continue;
      if (directionOf(type) === null) this.#note('wrong', type, frame, step.index);
      else this.#passing.set(type, { at, frame, index: step.index });
    }
  }

  /** A direction that stays is meant. */
  #settle(pressed: ReadonlySet<PressType>, at: number): void {
    for (const [type, since] of this.#passing) {
      const stayed = at - since.at > TOGETHER_MS;
      if (stayed) this.#note('wrong', type, since.frame, since.index);
      if (stayed || !pressed.has(type)) this.#passing.delete(type);
    }
  }

  #note(kind: WaitMistake['kind'], type: PressType, frame: number, index: number): void {
    this.#mistakes.push({ kind, type, frame });
    this.#spoilt.add(index);
  }
}
