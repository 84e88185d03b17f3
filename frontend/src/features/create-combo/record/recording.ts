import type { PressType } from '@combolab/contracts';
import type { FrameClock } from '../../../shared/clip/frame-clock.js';
import type { ShownPicture } from '../../../shared/clip/clock-state.js';
import type { TimedEdge } from '../../../shared/pad/edge-reader.js';
import { MediaTimeline } from './media-timeline.js';
import type { FrameRange } from './recorded-presses.js';
import type { TimedSticks } from './recorded-sticks.js';

/** What recording needs of a clip. */
export type RecordClock = Pick<
  FrameClock,
  | 'frame'
  | 'lastFrame'
  | 'lastPicture'
  | 'state'
  | 'onFrame'
  | 'play'
  | 'pause'
  | 'seek'
  | 'setRate'
  | 'setSlow'
  | 'setLoop'
  | 'setLoopRange'
  | 'setOwnBreakpoints'
>;

/** Beats before the clip moves. */
export const COUNT_IN = 3;
export const COUNT_IN_MS = 600;
/** Without a new picture the clip is taken to go on for so many frames. */
const UNSEEN_FRAMES = 2;

/** What was told while a clip played from a frame on. */
export interface Take {
  readonly edges: readonly TimedEdge[];
  readonly pictures: readonly ShownPicture[];
  /** Where the sticks of a pad were, as often as it was looked at. */
  readonly sticks: readonly TimedSticks[];
  /** Frames that were recorded: from where it began to where it was stopped. */
  readonly range: FrameRange;
  /** ms of the page's clock. */
  readonly stoppedAt: number;
  /** Frames for which the clip was taken to go on after its last picture. */
  readonly unseen: number;
}

export interface RecordingOptions {
  /** Frames to be recorded. */
  readonly range: FrameRange;
  readonly rate: number;
  /** How much later than they were presses are told, in ms. */
  readonly latencyMs: () => number;
  /** What is down right now. */
  readonly pressed: () => ReadonlySet<PressType>;
}

/** Who draws what happens, outside of React. */
export interface RecordingListener {
  /** Beats that are left; 0 when the clip moves. */
  readonly onBeat: (left: number) => void;
  readonly onPress: (type: PressType, frame: number) => void;
  /** Null when it was stopped before the clip moved. */
  readonly onOver: (take: Take | null) => void;
}

/** One recording: a count-in, the clip played at a speed without a stop, and everything that is pressed meanwhile. */
export class Recording {
  readonly #edges: TimedEdge[] = [];
  readonly #pictures: ShownPicture[] = [];
  readonly #sticks: TimedSticks[] = [];
  readonly #timeline: MediaTimeline;
  readonly #before: RecordClock['state'];
  readonly #stopFrames: () => void;
  #phase: 'counting' | 'running' | 'over' = 'counting';
  #beats = COUNT_IN + 1;
  /** The clip is at its end; time goes on for presses that are told late. */
  #ended = false;

  /** @param now ms of the page's clock */
  constructor(
    private readonly clock: RecordClock,
    private readonly options: RecordingOptions,
    private readonly listener: RecordingListener,
    private readonly now: number,
  ) {
    this.#timeline = new MediaTimeline(this.#pictures, options.range.from);
    this.#before = clock.state;
    clock.pause();
    clock.setLoop(false);
    clock.setLoopRange(null);
    clock.setOwnBreakpoints([]);
    clock.setSlow(false);
    clock.setRate(options.rate);
    clock.seek(options.range.from);
    this.#stopFrames = clock.onFrame((frame) => {
      this.#atFrame(frame);
    });
    this.tick(now);
  }

  /** What time brings: beats, and the end. @param now ms of the page's clock */
  tick(now: number): void {
    if (this.#phase === 'counting') this.#count(now);
    else if (this.#phase === 'running' && (this.#isStopped() || this.#frameAt(now) > this.options.range.to + 0.5))
      this.stop(now);
  }

  edge(edge: TimedEdge): void {
    if (this.#phase !== 'running') return;
    this.#edges.push(edge);
    if (edge.down) this.#told(edge);
  }

  /** Where the sticks are now. */
  sample(seen: TimedSticks): void {
    if (this.#phase === 'running') this.#sticks.push(seen);
  }

  /** @param now ms of the page's clock */
  stop(now: number): void {
    if (this.#phase === 'over') return;
    const isTaken = this.#phase === 'running';
    const { from, to } = this.options.range;
    const reached = Math.min(to, Math.max(from, Math.round(this.#frameAt(now))));
    this.#phase = 'over';
    this.#stopFrames();
    this.#putBack();
    const heard = { edges: this.#edges, pictures: this.#pictures, sticks: this.#sticks };
    const range = { from, to: reached };
    this.listener.onOver(isTaken ? { ...heard, range, stoppedAt: now, unseen: this.#unseen } : null);
  }

  #count(now: number): void {
    const left = Math.max(0, COUNT_IN - Math.floor((now - this.now) / COUNT_IN_MS));
    if (left === this.#beats) return;
    this.#beats = left;
    this.listener.onBeat(left);
    if (left > 0) return;
    this.#phase = 'running';
    for (const type of this.options.pressed()) this.edge({ type, down: true, at: now });
    this.clock.play();
  }

  #told({ type, at }: TimedEdge): void {
    this.listener.onPress(type, Math.round(this.#frameAt(at)));
  }

  /** @param at ms of the page's clock, later than it was by the delay */
  #frameAt(at: number): number {
    return this.#timeline.frameAt(at - this.options.latencyMs(), this.#unseen);
  }

  get #unseen(): number {
    return this.#ended ? Infinity : UNSEEN_FRAMES;
  }

  #atFrame(frame: number): void {
    const { lastPicture, state, lastFrame } = this.clock;
    if (this.#phase !== 'running' || this.#ended || !state.playing || lastPicture === null) return;
    // The editor sets them again with every change.
    if (state.ownBreakpoints.length > 0) this.clock.setOwnBreakpoints([]);
    // At its end the clip goes back to its start.
    if (lastPicture.mediaTime < (this.#pictures.at(-1)?.mediaTime ?? 0)) return;
    this.#pictures.push(lastPicture);
    if (frame < lastFrame - 1) return;
    this.#ended = true;
    this.clock.pause();
  }

  /** Somebody else has paused the clip. */
  #isStopped(): boolean {
    return !this.#ended && this.#pictures.length > 0 && !this.clock.state.playing;
  }

  #putBack(): void {
    const { rate, loop, range, ownBreakpoints } = this.#before;
    this.clock.pause();
    this.clock.setRate(rate);
    this.clock.setLoop(loop);
    if (range !== null) this.clock.setLoopRange(range.start, range.end);
    this.clock.setOwnBreakpoints(ownBreakpoints);
    this.clock.seek(this.options.range.from);
  }
}
