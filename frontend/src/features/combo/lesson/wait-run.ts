import {
  edgesBetween,
  lessonSteps,
  WaitTaker,
  type Action,
  type LessonStep,
  type PressType,
  type WaitEdge,
  type WaitMistake,
  type WaitScore,
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
  /** What went wrong since the run began. */
  readonly mistakes: readonly WaitMistake[];
  /** Of these, those at the step that is waited for. */
  readonly here: number;
}

/** A run that waited, from its beginning to its end. */
export interface FinishedWait {
  readonly edges: readonly WaitEdge[];
  readonly score: WaitScore;
  readonly durationMs: number;
}

const same = (a: readonly string[], b: readonly string[]): boolean => a.join(' ') === b.join(' ');

/** A lesson whose clip waits at each action until its inputs are pressed. */
export class WaitRun {
  readonly view: WritableAtom<WaitView>;
  readonly #taker: WaitTaker;
  readonly #edges: WaitEdge[] = [];
  #before: ReadonlySet<PressType>;
  #began = -Infinity;
  #ended = -Infinity;
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
    this.#taker = new WaitTaker(steps, strictness, already);
    this.#before = already;
    const { step } = this.#taker;
    const nothing = { missing: [], extra: [], dropped: null, mistakes: [], here: 0 };
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

  /** How it went so far. */
  get result(): FinishedWait {
    const durationMs = Math.max(0, Math.round(this.#ended - this.#began));
    return { edges: this.#edges, score: this.#taker.score, durationMs: Number.isFinite(durationMs) ? durationMs : 0 };
  }

  /** Begins to count time. @param now ms of the page's clock */
  begin(now: number): void {
    this.#began = now;
  }

  sample(pressed: ReadonlySet<PressType>, at: number): void {
    if (this.view.get().step === null) return;
    const { frame } = this.clock;
    this.#keep(pressed, at, frame);
    const outcome = this.#taker.sample(pressed, at, frame);
    const view = this.#marked();
    if (outcome.kind === 'accepted') this.#accepted(view);
    else if (outcome.kind === 'dropped') this.view.set({ ...view, dropped: outcome.type, missing: [outcome.type] });
    else if (outcome.kind === 'waiting') {
      const { missing, extra } = outcome;
      if (!same(missing, view.missing) || !same(extra, view.extra)) this.view.set({ ...view, missing, extra });
    }
  }

  #keep(pressed: ReadonlySet<PressType>, at: number, frame: number): void {
    this.#ended = at;
    const since = Math.max(0, Math.round(at - this.#began));
    for (const edge of edgesBetween(this.#before, pressed, frame)) this.#edges.push({ ...edge, at: since });
    this.#before = new Set(pressed);
  }

  /** The view with what went wrong in it. */
  #marked(): WaitView {
    const view = this.view.get();
    const { mistakes } = this.#taker;
    const more = mistakes.length - view.mistakes.length;
    if (more > 0) this.view.set({ ...view, mistakes: [...mistakes], here: view.here + more });
    return this.view.get();
  }

  #accepted(view: WaitView): void {
    const { step } = this.#taker;
    const shown = { step, done: view.done + 1, missing: [], extra: [], dropped: null, here: 0 };
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
