import {
  climb,
  LADDER,
  MAX_RUN_EDGES,
  MAX_RUN_MS,
  type Action,
  type Combo,
  type PracticeRun,
  type PressType,
  type WaitStrictness,
} from '@combolab/contracts';
import { atom, type WritableAtom } from 'nanostores';
import type { TimedEdge } from '../../../shared/pad/edge-reader.js';
import type { InputListener, PracticeInput } from '../../../shared/pad/practice-input.js';
import type { GhostLane, LessonClock } from './lesson-clip.js';
import { keepLadder, ladderOf, strictnessChoice, type Strictness } from './lesson-prefs.js';
import type { NextStep } from './next-step.js';
import type { Drawing, Interruption, SessionListener, SessionView } from './session-view.js';
import { TimedRun, type FinishedRun } from './timed-run.js';
import { WaitRun } from './wait-run.js';

const BEATS = 3;
const BEAT_MS = 500;
/** How long the result of a looped section stands before it begins again, in ms. */
const REST_MS = 1400;

/** A lesson from opening to closing: what is practised, and the run that goes on. */
export class LessonSession implements InputListener {
  readonly view: WritableAtom<SessionView>;
  readonly drawings = new Set<Drawing>();
  #ghosts: GhostLane | null = null;
  #delayMs = 0;
  #listener: SessionListener | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly clock: LessonClock,
    readonly combo: Pick<Combo, '_id' | 'contentVersion'> & { readonly actions: readonly Action[] },
    private readonly input: PracticeInput,
  ) {
    this.view = atom<SessionView>({
      phase: 'ready',
      beats: 0,
      strictness: strictnessChoice.read(),
      ladder: ladderOf(combo._id),
      waitRung: LADDER.length - 1,
      section: null,
      loops: false,
      conceals: false,
      interrupted: null,
      wait: null,
      timed: null,
      finished: null,
      waited: null,
      ranAt: 0,
      run: 0,
      cleanRuns: 0,
    });
  }

  readonly onSample = (pressed: ReadonlySet<PressType>, at: number): void => {
    const { phase, wait, timed } = this.view.get();
    if (phase === 'running') wait?.sample(pressed, at);
    const { sticks, at: told } = this.input.report;
    if (this.input.kind === 'gamepad' && sticks !== undefined) timed?.sample(sticks, told);
  };

  readonly onEdge = (edge: TimedEdge): void => {
    this.view.get().timed?.edge(edge);
  };

  /** Who draws the learner's presses over the lanes. */
  drawOn(ghosts: GhostLane | null): void {
    this.#ghosts = ghosts;
  }

  /** @param delayMs how much later than they were presses are told */
  follow(listener: SessionListener, delayMs: number): void {
    this.#listener = listener;
    this.#delayMs = delayMs;
  }

  /** Place in LADDER of the speed that is played now. */
  get rung(): number {
    const { strictness, ladder, waitRung } = this.view.get();
    return strictness === 'timed' ? ladder.rung : waitRung;
  }

  /** Part of full speed. */
  get rate(): number {
    return LADDER[this.rung] ?? 1;
  }

  /** For every picture of the screen. @param now ms of the page's clock */
  tick(now: number): void {
    this.view.get().timed?.tick(now);
  }

  setStrictness(strictness: Strictness): void {
    strictnessChoice.write(strictness);
    this.stop();
    this.#change({ strictness, ...NO_RUN, ...(strictness !== 'timed' && NO_SECTION) });
  }

  setRung(rung: number): void {
    this.stop();
    if (this.view.get().strictness !== 'timed') {
      this.#change({ waitRung: rung });
      return;
    }
    const ladder = { rung, clean: 0, failed: 0 };
    keepLadder(this.combo._id, ladder);
    this.#change({ ladder });
  }

  setConceals(conceals: boolean): void {
    this.#change({ conceals });
  }

  /** Practises frames alone; null is everything again. */
  setSection(section: SessionView['section'], loops = false): void {
    this.stop();
    this.#change({ section, loops: section !== null && loops, finished: null, waited: null });
  }

  /** Does what comes after a run. */
  take(step: NextStep): void {
    const { ranAt } = this.view.get();
    if (step === 'timing') this.setStrictness('timed');
    else if (step === 'slower' && this.rung >= ranAt) this.setRung(ranAt - 1);
    this.begin();
  }

  /** From the start: resets and plays. */
  begin(): void {
    this.stop();
    this.#clear();
    const { strictness, run } = this.view.get();
    this.#change({ ...NO_RUN, ranAt: this.rung, run: run + 1 });
    if (strictness === 'timed') this.#count();
    else this.#wait(strictness);
  }

  /** Stops without a result. */
  stop(interrupted: Interruption | null = null): void {
    clearTimeout(this.#timer);
    const { wait, timed, phase } = this.view.get();
    if (phase === 'ready') return;
    wait?.end();
    timed?.end();
    this.clock.pause();
    this.#change({ phase: 'ready', wait: null, timed: null, interrupted });
  }

  /** Stops because the pad or the page is out of sight; nothing when nothing goes on. */
  interrupt(why: Interruption): void {
    const { phase, timed } = this.view.get();
    if (phase === 'counting' || (phase === 'running' && (timed !== null || why === 'lost'))) this.stop(why);
  }

  #wait(strictness: WaitStrictness): void {
    const { actions } = this.combo;
    const options = { actions, strictness, rate: this.rate };
    // The session knows of the run before its first step is told.
    const wait = new WaitRun(this.clock, options, this.input.pressed, (step) => {
      this.#listener?.onStep(step);
      if (step !== null) return;
      queueMicrotask(() => {
        if (this.view.get().wait === wait) this.#waited(wait, strictness);
      });
    });
    wait.begin(performance.now());
    this.#change({ phase: 'running', wait, timed: null });
  }

  #waited(wait: WaitRun, strictness: WaitStrictness): void {
    const { result } = wait;
    this.#change({ phase: 'over', waited: result });
    const { edges, durationMs, score } = result;
    // What is too long to be handed in counts for nothing; it is shown all the same.
    if (edges.length === 0 || edges.length > MAX_RUN_EDGES || durationMs > MAX_RUN_MS) return;
    this.#listener?.onRun(this.#runOf({ edges, durationMs }, strictness), score.score);
  }

  #count(): void {
    const { section } = this.view.get();
    const { actions } = this.combo;
    const timed = new TimedRun(
      this.clock,
      { actions, rate: this.rate, section, delayMs: this.#delayMs },
      {
        onJudged: (press) => {
          for (const drawing of this.drawings) drawing.judged(press);
        },
        onExtra: (edge) => {
          for (const drawing of this.drawings) drawing.extra(edge);
        },
        onPress: (press) => this.#ghosts?.add(press),
        onFinish: (finished) => {
          this.#finish(finished);
        },
      },
    );
    this.#change({ phase: 'counting', beats: BEATS, wait: null, timed });
    this.#beat(BEATS);
  }

  #beat(left: number): void {
    this.#change({ beats: left });
    if (left === 0) {
      this.#change({ phase: 'running' });
      this.view.get().timed?.begin(performance.now());
      return;
    }
    this.#timer = setTimeout(() => {
      this.#beat(left - 1);
    }, BEAT_MS);
  }

  #finish(finished: FinishedRun): void {
    const { section, loops, ladder, cleanRuns } = this.view.get();
    const { clean, missed } = finished.score;
    const run = this.#runOf(finished, 'timed');
    const isWhole = section === null;
    const next = isWhole ? climb(ladder, clean, missed > 0) : ladder;
    if (isWhole) keepLadder(this.combo._id, next);
    this.#change({ phase: 'over', finished, ladder: next, cleanRuns: cleanRuns + (isWhole && clean ? 1 : 0) });
    if (!finished.edges.some(({ down }) => down)) return;
    this.#listener?.onRun(run, finished.score.score);
    if (loops) this.#timer = setTimeout(this.begin.bind(this), REST_MS);
  }

  #runOf({ edges, durationMs }: Played, strictness: Strictness): PracticeRun {
    const { _id, contentVersion } = this.combo;
    const { section } = this.view.get();
    return {
      comboId: _id,
      contentVersion,
      speed: this.rate,
      strictness,
      controller: this.input.kind,
      section: section === null ? null : [...section],
      edges: edges.slice(0, MAX_RUN_EDGES),
      durationMs,
    };
  }

  #clear(): void {
    this.#ghosts?.clear();
    for (const drawing of this.drawings) drawing.clear();
  }

  #change(change: Partial<SessionView>): void {
    this.view.set({ ...this.view.get(), ...change });
  }
}

type Played = Pick<PracticeRun, 'durationMs'> & { readonly edges: readonly PracticeRun['edges'][number][] };
const NO_RUN = { finished: null, waited: null, interrupted: null } as const;
const NO_SECTION = { section: null, loops: false } as const;
