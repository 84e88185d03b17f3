import {
  lessonSteps,
  WaitJudge,
  type Action,
  type LessonStep,
  type PressType,
  type WaitStrictness,
} from '@combolab/contracts';
import { atom, type WritableAtom } from 'nanostores';
import type { LessonClock } from './lesson-clip.js';

/** What a waiting lesson shows. */
export interface WaitView {
  /** What is to be done next; null when nothing is left. */
  readonly step: LessonStep | null;
  readonly done: number;
  readonly of: number;
  /** The clip stands and waits. */
  readonly waits: boolean;
  /** Of what is required what is not down yet. */
  readonly missing: readonly PressType[];
  /** Down, though it should not be. */
  readonly extra: readonly PressType[];
  /** A hold that was let go too early. */
  readonly dropped: PressType | null;
}

const same = (a: readonly string[], b: readonly string[]): boolean => a.join(' ') === b.join(' ');

/** A lesson whose clip waits at each action until its inputs are pressed. */
export class WaitRun {
  readonly view: WritableAtom<WaitView>;
  readonly #judge: WaitJudge;
  readonly #stop: () => void;
  #shown = 0;

  /**
   * @param already what is down as the lesson begins
   * @param onStep told of each step as it becomes the next; null at the end
   */
  constructor(
    private readonly clock: LessonClock,
    { actions, strictness, rate }: { actions: readonly Action[]; strictness: WaitStrictness; rate: number },
    already: ReadonlySet<PressType>,
    private readonly onStep: (step: LessonStep | null) => void,
  ) {
    const steps = lessonSteps(actions);
    this.#judge = new WaitJudge(steps, strictness, already);
    const { step } = this.#judge;
    const nothing = { missing: [], extra: [], dropped: null };
    this.view = atom<WaitView>({ step, done: 0, of: steps.length, waits: false, ...nothing });
    clock.setRate(rate);
    clock.seek(0);
    this.#stop = clock.onFrame((frame) => {
      this.#atFrame(frame);
    });
    if (!this.view.get().waits) clock.play();
    onStep(step);
  }

  end(): void {
    this.#stop();
  }

  sample(pressed: ReadonlySet<PressType>, at: number): void {
    const view = this.view.get();
    if (view.step === null) return;
    const outcome = this.#judge.sample(pressed, at);
    if (outcome.kind === 'accepted') this.#accepted(view);
    else if (outcome.kind === 'dropped') this.view.set({ ...view, dropped: outcome.type, missing: [outcome.type] });
    else if (outcome.kind === 'waiting') {
      const { missing, extra } = outcome;
      if (!same(missing, view.missing) || !same(extra, view.extra)) this.view.set({ ...view, missing, extra });
    }
  }

  #accepted(view: WaitView): void {
    const { step } = this.#judge;
    const shown = { step, done: view.done + 1, missing: [], extra: [], dropped: null };
    this.view.set({ ...view, ...shown, waits: false });
    this.onStep(step);
    if (view.waits && (step === null || step.frame > this.clock.frame)) this.clock.play();
    else this.#atFrame(this.clock.frame);
  }

  /** Stands at the frame of the step; at the last picture when that is earlier. */
  #atFrame(frame: number): void {
    const view = this.view.get();
    const isOver = frame < this.#shown; // the clip ended and is back at its start
    this.#shown = frame;
    if (view.step === null || view.waits) return;
    const stop = Math.min(view.step.frame, this.clock.lastFrame);
    if (frame < stop && !isOver) return;
    this.view.set({ ...view, waits: true });
    this.clock.pause();
    this.#shown = 0;
    this.clock.seek(stop);
    this.#shown = stop;
  }
}
