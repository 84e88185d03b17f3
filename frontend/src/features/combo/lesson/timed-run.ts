import {
  clipLatency,
  JUDGE_WINDOW,
  judgeRun,
  lessonSteps,
  scoreOf,
  videoFrameOf,
  type Action,
  type PressEdge,
  type PressJudgement,
  type RunJudgement,
  type RunScore,
} from '@combolab/contracts';
import { atom, type WritableAtom } from 'nanostores';
import type { TimedEdge } from '../../../shared/pad/edge-reader.js';
import { sticksOfPad, type PlacedSticks } from '../../../shared/sticks/pad-sticks.js';
import { stickField } from '../../../shared/sticks/stick-grid.js';
import type { LessonClock } from './lesson-clip.js';

/** Frames played before a section and behind the last action. */
const LEAD_IN = 40;
const LEAD_OUT = JUDGE_WINDOW + 1;
/** Actions so near to an edge are looked at to name it, in frames. */
const NEAR = 2 * JUDGE_WINDOW;

export interface TimedOptions {
  readonly actions: readonly Action[];
  readonly rate: number;
  /** First and last frame practised; null for everything. */
  readonly section: readonly [from: number, to: number] | null;
  /** How much later than they were presses are told, in ms. */
  readonly delayMs: number;
}

/** What a running lesson shows in numbers. */
export interface TimedView {
  /** Of what has passed so far; null before anything has. */
  readonly score: RunScore | null;
  /** Actions that have passed. */
  readonly passed: number;
  readonly of: number;
  readonly isOver: boolean;
  /** Places of the actions that were missed. */
  readonly missed: readonly number[];
  /** Presses that nothing asked for, in the order they came. */
  readonly extras: readonly PressEdge[];
}

/** A run from its beginning to its end. */
export interface FinishedRun {
  readonly edges: readonly PressEdge[];
  readonly judgement: RunJudgement;
  readonly score: RunScore;
  readonly durationMs: number;
  /** How the learner's sticks moved, as combos keep it; absent when no pad was played. */
  readonly sticks?: string;
}

/** Who draws what happens, outside of React. */
export interface TimedListener {
  readonly onJudged: (press: PressJudgement) => void;
  readonly onExtra: (edge: PressEdge) => void;
  /** A press that is over: how it looks on the lanes. */
  readonly onPress: (press: {
    readonly type: PressEdge['type'];
    readonly frame: number;
    readonly length: number;
    /** Frames, + late; null when nothing asked for it. */
    readonly error: number | null;
  }) => void;
  readonly onFinish: (run: FinishedRun) => void;
}

/** A lesson whose clip does not wait: everything pressed is told in frames of the clip. */
export class TimedRun {
  readonly view: WritableAtom<TimedView>;
  readonly #edges: PressEdge[] = [];
  readonly #sticks: PlacedSticks[] = [];
  /** What is held down: since when, and by how much that was off. */
  readonly #down = new Map<string, { readonly frame: number; error: number | null }>();
  readonly #steps;
  readonly #told = new Set<string>();
  readonly #end: number;
  readonly #stop: () => void;
  #picture: LessonClock['lastPicture'] = null;
  #began = 0;
  #passed = 0;

  constructor(
    private readonly clock: LessonClock,
    private readonly options: TimedOptions,
    private readonly listener: TimedListener,
  ) {
    const { actions, section, rate } = options;
    const all = lessonSteps(actions);
    this.#steps = section === null ? all : all.filter(({ frame }) => frame >= section[0] && frame <= section[1]);
    this.#end = (this.#steps.at(-1)?.frame ?? 0) + LEAD_OUT;
    this.view = atom<TimedView>({
      score: null,
      passed: 0,
      of: this.#steps.length,
      isOver: false,
      missed: [],
      extras: [],
    });
    clock.setRate(rate);
    clock.seek(startOf(section));
    // Not the picture of the seek: time runs from the first that is played.
    this.#stop = clock.onFrame((frame) => {
      this.#atFrame(frame);
    });
  }

  /** Plays from the beginning. */
  begin(now: number): void {
    this.#began = now;
    this.clock.play();
  }

  get isRunning(): boolean {
    return this.#began > 0 && !this.view.get().isOver;
  }

  /** Ends without a result. */
  end(): void {
    this.#stop();
  }

  edge({ type, down, at }: TimedEdge): void {
    const frame = this.#frameAt(at);
    if (!this.isRunning || frame === null) return;
    const edge = { type, down, frame: Math.round(frame * 100) / 100 };
    this.#edges.push(edge);
    if (down) this.#down.set(type, { frame: edge.frame, error: null });
    else this.#drawn(type, edge.frame);
    this.#judge(edge);
  }

  /** Where the sticks of the pad are. @param at ms of the page's clock */
  sample(sticks: PlacedSticks['sticks'], at: number): void {
    const frame = this.isRunning ? this.#frameAt(at) : null;
    if (frame !== null) this.#sticks.push({ sticks, frame });
  }

  /** What time brings: misses, and the end. @param now ms of the page's clock */
  tick(now: number): void {
    if (!this.isRunning) return;
    const frame = this.#frameAt(now);
    if (frame === null) return;
    const passed = this.#steps.filter((step) => step.frame + JUDGE_WINDOW < frame).length;
    if (passed > this.#passed) {
      this.#passed = passed;
      this.#tellMisses(frame);
      this.#show(frame);
    }
    if (frame > this.#end) this.#finish(now);
  }

  #atFrame(frame: number): void {
    const { playing } = this.clock.states.get();
    const { lastPicture } = this.clock;
    if (!this.isRunning || !playing || lastPicture === null) return;
    // At its end the clip goes back to its start: the last picture before goes on counting.
    const isBack = this.#picture !== null && lastPicture.mediaTime < this.#picture.mediaTime;
    if (isBack || frame === 0) return;
    this.#picture = lastPicture;
    if (frame >= this.clock.lastFrame - 1) this.clock.pause();
  }

  #frameAt(at: number): number | null {
    const picture = this.#picture;
    if (picture === null) return null;
    const latency = clipLatency(this.options.delayMs, picture.rate);
    return videoFrameOf({ ...picture, expectedDisplayTime: picture.at, latency }, at);
  }

  #judge(edge: PressEdge): void {
    const { actions, section } = this.options;
    const [from, to] = section ?? [-Infinity, Infinity];
    const near = [Math.max(from, edge.frame - NEAR), Math.min(to, edge.frame + NEAR)] as const;
    const edges = this.#edges.filter(({ frame }) => Math.abs(frame - edge.frame) <= 2 * NEAR);
    const { presses } = judgeRun(actions, edges, { section: near });
    const part = edge.down ? 'press' : 'release';
    const hit = presses.find(
      (press) =>
        press.kind === 'hit' &&
        press.type === edge.type &&
        press.part === part &&
        Math.abs(press.frame + press.error - edge.frame) < 0.06,
    );
    if (hit !== undefined) {
      this.#told.add(keyOf(hit));
      const held = edge.down ? this.#down.get(edge.type) : undefined;
      if (held !== undefined && hit.kind === 'hit') held.error = hit.error;
      this.listener.onJudged(hit);
      this.#show(Math.max(edge.frame, hit.frame));
    } else if (edge.down) {
      const view = this.view.get();
      this.view.set({ ...view, extras: [...view.extras, edge] });
      this.listener.onExtra(edge);
    }
  }

  #tellMisses(frame: number): void {
    const judged = this.#sofar(frame - JUDGE_WINDOW);
    const missed = judged?.presses.filter((press) => press.kind === 'missed' && !this.#told.has(keyOf(press))) ?? [];
    for (const press of missed) {
      this.#told.add(keyOf(press));
      this.listener.onJudged(press);
    }
    if (missed.length === 0) return;
    const view = this.view.get();
    this.view.set({ ...view, missed: [...new Set([...view.missed, ...missed.map(({ index }) => index)])] });
  }

  /** Judges what belongs to the frames up to `frame`. */
  #sofar(frame: number): RunJudgement | null {
    const { actions, section } = this.options;
    const [from, to] = section ?? [0, Infinity];
    const until = Math.min(to, frame);
    return until < from ? null : judgeRun(actions, this.#edges, { section: [from, until] });
  }

  #show(frame: number): void {
    const judged = this.#sofar(frame);
    const score = judged === null || judged.presses.length === 0 ? null : scoreOf(judged);
    const passed = this.#steps.filter((step) => step.frame <= frame).length;
    this.view.set({ ...this.view.get(), score, passed });
  }

  #drawn(type: PressEdge['type'], up: number): void {
    const held = this.#down.get(type);
    if (held !== undefined) this.listener.onPress({ type, ...held, length: up - held.frame });
    this.#down.delete(type);
  }

  #finish(now: number): void {
    const { actions, section } = this.options;
    for (const type of [...this.#down.keys()] as PressEdge['type'][]) this.#drawn(type, this.#end);
    this.clock.pause();
    this.#stop();
    const edges = [...this.#edges].sort((a, b) => a.frame - b.frame);
    const judgement = judgeRun(actions, edges, section === null ? {} : { section });
    const score = scoreOf(judgement);
    const missed = judgement.presses.filter(({ kind }) => kind === 'missed').map(({ index }) => index);
    const of = this.#steps.length;
    this.view.set({ ...this.view.get(), score, passed: of, of, isOver: true, missed: [...new Set(missed)] });
    const sticks = sticksOfPad(this.#sticks, startOf(section), this.#end);
    this.listener.onFinish({
      edges,
      judgement,
      score,
      durationMs: Math.round(now - this.#began),
      ...stickField(sticks),
    });
  }
}

const keyOf = ({ index, type, part }: PressJudgement): string => `${String(index)} ${type} ${part}`;

/** Where playing begins for a section; null is the whole clip. */
const startOf = (section: TimedOptions['section']): number =>
  section === null ? 0 : Math.max(0, section[0] - LEAD_IN);
