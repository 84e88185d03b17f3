import { clampFrame, frameOfPicture, frameOfPosition, reachedBreakpoint, seekTimeOf } from './clock-rules.js';

/** What controls show. Changes are few: nothing here changes from frame to frame. */
export interface ClockState {
  readonly ready: boolean;
  readonly playing: boolean;
  /** Frame of the breakpoint playback waits at. */
  readonly waitingAt: number | null;
  readonly rate: number;
  readonly loop: boolean;
  /** The browser could not play the file. */
  readonly failed: boolean;
}

export const SPEEDS = [
  { rate: 1, label: '1×', words: 'Full speed' },
  { rate: 2 / 3, label: '⅔×', words: 'Two thirds speed' },
  { rate: 1 / 2, label: '½×', words: 'Half speed' },
  { rate: 1 / 4, label: '¼×', words: 'Quarter speed' },
] as const;

/**
 * The frame of a playing clip, told by the pictures themselves. After a seek to `f` the frame is `f` until playback or
 * another seek, whatever picture the file has there. One seek is in flight at a time and the latest wins.
 */
export class FrameClock {
  frame = 0;
  state: ClockState = { ready: false, playing: false, waitingAt: null, rate: 1, loop: false, failed: false };
  private video: HTMLVideoElement | null = null;
  private seeking = false;
  private nextSeek: number | null = null;
  /** The last frame that was sought. Breakpoints up to it are behind. */
  private sought = 0;
  /** The sought frame stands until playback: pictures say nothing new. */
  private standing = false;
  private readonly frameListeners = new Set<(frame: number) => void>();
  private readonly stateListeners = new Set<() => void>();

  constructor(
    readonly lastFrame: number,
    private readonly breakpoints: readonly number[],
  ) {}

  /** Follows a video element until the returned function is called. */
  attach(video: HTMLVideoElement): () => void {
    this.video = video;
    video.playbackRate = this.state.rate;
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
    const stopPictures = this.followPictures(video);
    if (video.readyState >= 2) this.change({ ready: true });
    if (video.currentTime !== 0) this.seek(this.frame); // the clock before this one had left it elsewhere
    return () => {
      stopPictures();
      for (const [name, listener] of Object.entries(listeners)) video.removeEventListener(name, listener);
      this.video = null;
      this.seeking = false;
      this.nextSeek = null;
      this.change({ ready: false, playing: false });
    };
  }

  onFrame(listener: (frame: number) => void): () => void {
    this.frameListeners.add(listener);
    listener(this.frame);
    return () => void this.frameListeners.delete(listener);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.stateListeners.add(listener);
    return () => void this.stateListeners.delete(listener);
  };
  readonly snapshot = (): ClockState => this.state;

  play(): void {
    // The browser may refuse; then the clip simply stays paused.
    this.video?.play().catch(() => undefined);
  }
  pause(): void {
    this.video?.pause();
  }
  toggle(): void {
    if (this.state.playing) this.pause();
    else this.play();
  }
  /** Shows a frame, clamped to the clip. */
  seek(frame: number): void {
    const target = clampFrame(frame, this.lastFrame);
    this.sought = target;
    this.standing = true;
    this.change({ waitingAt: null });
    this.tell(target);
    if (this.seeking) this.nextSeek = target;
    else this.start(target);
  }
  /** Pauses and moves by whole frames. */
  step(frames: number): void {
    this.pause();
    this.seek(this.frame + frames);
  }
  setRate(rate: number): void {
    if (this.video !== null) this.video.playbackRate = rate;
    this.change({ rate });
  }
  setLoop(loop: boolean): void {
    this.change({ loop });
  }

  private start(frame: number): void {
    this.nextSeek = null;
    if (this.video === null || this.video.readyState === 0) return;
    this.seeking = true;
    this.video.currentTime = seekTimeOf(frame);
  }

  private onEnded(): void {
    const again = this.state.loop;
    this.seek(0);
    if (again) this.play();
  }

  private followPictures(video: HTMLVideoElement): () => void {
    let handle = 0;
    if (!('requestVideoFrameCallback' in video)) return this.followPosition(video);
    const onPicture = (_now: number, { mediaTime }: VideoFrameCallbackMetadata) => {
      this.reached(frameOfPicture(mediaTime));
      handle = video.requestVideoFrameCallback(onPicture);
    };
    handle = video.requestVideoFrameCallback(onPicture);
    return () => {
      video.cancelVideoFrameCallback(handle);
    };
  }

  private followPosition(video: HTMLVideoElement): () => void {
    let handle = 0;
    const look = () => {
      this.reached(frameOfPosition(video.currentTime));
      handle = requestAnimationFrame(look);
    };
    handle = requestAnimationFrame(look);
    return () => {
      cancelAnimationFrame(handle);
    };
  }

  /** A picture was shown, in playback or, once more, right after a pause. */
  private reached(shown: number): void {
    if (this.seeking || this.standing) return;
    const frame = clampFrame(shown, this.lastFrame);
    const stop = reachedBreakpoint(this.breakpoints, Math.max(this.frame, this.sought), frame);
    if (stop === null) {
      if (frame !== this.frame) this.tell(frame);
      return;
    }
    this.pause();
    this.seek(stop);
    this.change({ waitingAt: stop });
  }

  private tell(frame: number): void {
    this.frame = frame;
    for (const listener of this.frameListeners) listener(frame);
  }

  private change(change: Partial<ClockState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.stateListeners) listener();
  }
}
