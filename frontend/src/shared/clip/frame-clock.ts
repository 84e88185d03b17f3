import { atom } from 'nanostores';
import type { Readable } from '../store/readable.js';
import { clampFrame, loopBetween, mergedStops, reachedBreakpoint, seekTimeOf, stopBeside } from './clock-rules.js';
import { INITIAL_STATE, type ClockState, type FollowedPart, type ShownPicture } from './clock-state.js';
import { followPictures } from './follow-pictures.js';
import { frameStore } from './frame-store.js';
import { playedRate } from './speeds.js';

/**
 * The frame of a playing clip, told by the pictures themselves. After a seek to `f` the frame is `f` until playback or
 * another seek, whatever picture the file has there. One seek is in flight at a time and the latest wins.
 */
export class FrameClock {
  private readonly frames = frameStore();
  private readonly changes = atom<ClockState>(INITIAL_STATE);
  readonly states: Readable<ClockState> = this.changes;
  private readonly shown = atom<ShownPicture | null>(null);
  /** The newest picture; null until one was shown. Told before its frame is. */
  readonly pictures: Readable<ShownPicture | null> = this.shown;
  private video: HTMLVideoElement | null = null;
  private delayS = 0;
  /** The last frame that the video shows of the clip. */
  private end = Infinity;
  private seeking = false;
  private nextSeek: number | null = null;
  /** The last frame that was sought. Breakpoints up to it are behind. */
  private sought = 0;
  /** The sought frame stands until playback: pictures say nothing new. */
  private standing = false;
  /** Playback was asked for and not ended since, whatever the element is doing meanwhile. */
  private wanted = false;
  private catchUp = 1;

  /** Where playback waits: breakpoints of the author and of the viewer. */
  private stops: readonly number[];

  constructor(
    private last: number,
    private readonly breakpoints: readonly number[],
  ) {
    this.stops = mergedStops(breakpoints);
  }

  /** Follows a video element, or the part of it that is the clip, until the returned function is called. */
  attach(video: HTMLVideoElement, { delayS = 0, frames = Infinity }: FollowedPart = {}): () => void {
    this.video = video;
    this.delayS = delayS;
    this.end = frames - 1;
    this.applyRate();
    const listeners: Readonly<Record<string, () => void>> = {
      loadeddata: () => {
        this.change({ ready: true, failed: false });
        this.seek(this.frame); // even to 0: until then the poster stands there, which is another frame
      },
      play: () => {
        this.standing = false;
        this.change({ playing: true, waitingAt: null });
      },
      pause: () => {
        if (!video.paused) return; // it plays again already
        if (!this.seeking) this.wanted = false;
        this.change({ playing: false });
      },
      seeked: () => {
        this.seeking = false;
        if (this.nextSeek !== null) this.start(this.nextSeek);
        else if (!video.paused) this.standing = false;
      },
      ended: () => {
        this.onEnded();
      },
      error: () => {
        this.change({ failed: true, playing: false });
      },
    };
    for (const [name, listener] of Object.entries(listeners)) video.addEventListener(name, listener);
    const stopPictures = followPictures(video, delayS, (picture, frame) => {
      if (frame > this.end && this.state.playing && this.isPlaying()) {
        this.pause();
        this.onEnded();
        return;
      }
      this.shown.set(picture);
      this.reached(Math.min(frame, this.end));
    });
    // the file may have come, or failed to, before anybody listened
    this.change({ ready: video.readyState >= 2, failed: video.error !== null });
    // the clock before this one had left it elsewhere, or its file had come before anybody listened
    if (video.currentTime !== 0 || this.frame !== 0) this.seek(this.frame);
    return () => {
      stopPictures();
      for (const [name, listener] of Object.entries(listeners)) video.removeEventListener(name, listener);
      this.video = null;
      this.seeking = false;
      this.nextSeek = null;
      this.change({ ready: false, playing: false });
    };
  }

  get lastFrame(): number {
    return this.last;
  }
  /** The clip turns out to end there; what was asked for meanwhile holds. */
  endAt(lastFrame: number): void {
    this.last = lastFrame;
    if (this.frame > lastFrame) this.seek(lastFrame);
    else this.frames.set(this.frame);
  }

  get frame(): number {
    return this.frames.get();
  }
  get lastPicture(): ShownPicture | null {
    return this.shown.get();
  }
  get state(): ClockState {
    return this.changes.get();
  }

  /** Tells of every frame from now on, at once of the one that is shown. */
  onFrame(listener: (frame: number) => void): () => void {
    return this.frames.subscribe(listener);
  }

  /** Plays from the frame that is shown; from the beginning of the loop or the clip where that is over. */
  play(): void {
    const { start, end } = this.state.range ?? { start: 0, end: this.last };
    if (this.frame >= end || this.frame < start) this.seek(start);
    this.wanted = true;
    // The browser may refuse; then the clip simply stays paused.
    this.video?.play().catch(() => undefined);
  }
  pause(): void {
    this.wanted = false;
    this.video?.pause();
  }
  toggle(): void {
    if (this.state.playing) this.pause();
    else this.play();
  }
  /** Shows a frame, clamped to the clip. */
  seek(frame: number): void {
    const target = clampFrame(frame, this.last);
    this.sought = target;
    this.standing = true;
    this.change({ waitingAt: null });
    this.frames.set(target);
    if (this.seeking) this.nextSeek = target;
    else this.start(target);
  }
  /** Pauses and moves by whole frames. */
  step(frames: number): void {
    this.pause();
    this.seek(this.frame + frames);
  }
  /** Shows the breakpoint before (-1) or after (1) the frame, paused. */
  goToBreakpoint(direction: 1 | -1): void {
    const stop = stopBeside(this.stops, this.frame, direction);
    if (stop === null) return;
    this.pause();
    this.seek(stop);
  }
  setRate(rate: number): void {
    this.change({ rate });
    this.applyRate();
  }
  /** Plays at a quarter of the chosen speed until it is switched off again. */
  setSlow(slow: boolean): void {
    if (slow === this.state.slow) return;
    this.change({ slow });
    this.applyRate();
  }
  /** Plays a little faster or slower than the chosen speed, to fall in step with another clip; 1 = not. */
  setCatchUp(factor: number): void {
    if (factor === this.catchUp) return;
    this.catchUp = factor;
    this.applyRate();
  }
  setLoop(loop: boolean): void {
    this.change({ loop });
  }
  /** Plays the frames between `a` and `b`, both included, over and over; null ends that. */
  setLoopRange(a: number | null, b: number = this.last): void {
    this.change({ range: a === null ? null : loopBetween(a, b, this.last) });
  }
  /** Replaces the viewer's own breakpoints. */
  setOwnBreakpoints(frames: readonly number[]): void {
    const ownBreakpoints = mergedStops(frames.map((frame) => clampFrame(frame, this.last)));
    this.stops = mergedStops(this.breakpoints, ownBreakpoints);
    this.change({ ownBreakpoints });
  }
  /** Adds a breakpoint of the viewer or takes it away. */
  toggleOwnBreakpoint(frame: number = this.frame): void {
    const { ownBreakpoints } = this.state;
    const others = ownBreakpoints.filter((each) => each !== frame);
    this.setOwnBreakpoints(others.length < ownBreakpoints.length ? others : [...others, frame]);
  }

  private applyRate(): void {
    if (this.video !== null) this.video.playbackRate = playedRate(this.state.rate, this.state.slow) * this.catchUp;
  }

  private start(frame: number): void {
    this.nextSeek = null;
    if (this.video === null || this.video.readyState === 0) return;
    this.seeking = true;
    this.video.currentTime = this.delayS + seekTimeOf(Math.min(frame, this.end));
  }

  /** Pictures that come are of playback, not of a seek. */
  private isPlaying(): boolean {
    return !this.seeking && !this.standing;
  }

  private onEnded(): void {
    // An older seek came to the end while the clip was told to play from elsewhere.
    if (this.seeking && this.wanted) {
      this.play();
      return;
    }
    // A seek to the last picture ends a clip as well; that frame stays.
    if (this.standing) return;
    const { loop, range } = this.state;
    this.seek(range?.start ?? 0);
    if (loop || range !== null) this.play();
  }

  /** A picture was shown, in playback or, once more, right after a pause. */
  private reached(shown: number): void {
    if (!this.isPlaying()) return;
    const frame = clampFrame(shown, this.last);
    const end = this.state.playing ? (this.state.range?.end ?? Infinity) : Infinity;
    const stop = reachedBreakpoint(this.stops, Math.max(this.frame, this.sought), Math.min(frame, end));
    if (stop !== null) {
      this.pause();
      this.seek(stop);
      this.change({ waitingAt: stop });
    } else if (frame < end) {
      if (frame !== this.frame) this.frames.set(frame);
    } else this.turnBack(end);
  }

  /** The loop's last picture is there: asked at once, the browser shows none after it. */
  private turnBack(end: number): void {
    this.frames.set(end);
    this.seek(this.state.range?.start ?? 0);
  }

  private change(change: Partial<ClockState>): void {
    const before = this.state;
    if (Object.entries(change).some(([name, value]) => before[name as keyof ClockState] !== value))
      this.changes.set({ ...before, ...change });
  }
}
