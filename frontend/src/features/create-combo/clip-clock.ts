import { FRAMES_PER_SECOND } from '@combolab/contracts';

/** Last frame of a clip of `seconds`. */
export const lastFrameOf = (seconds: number): number => Math.max(0, Math.floor(FRAMES_PER_SECOND * seconds));

/** Seconds of the middle of a frame's picture. */
export const middleOf = (frame: number): number => (frame + 0.5) / FRAMES_PER_SECOND;

/**
 * The frame the clip under work stands on. After a seek to `f` it is `f`, whatever picture the file has there, so a
 * step of 1 always moves. One seek is in flight at a time; the latest wins.
 */
export class ClipClock {
  private frame = 0;
  private last = 0;
  private playing = false;
  private video: HTMLVideoElement | null = null;
  private waiting: number | null = null;
  private seeking = false;
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
  readonly frameNow = (): number => this.frame;
  readonly lastFrame = (): number => this.last;
  readonly isPlaying = (): boolean => this.playing;

  /** Follows a video until the returned function is called. */
  attach(video: HTMLVideoElement): () => void {
    this.video = video;
    const stop = new AbortController();
    const on = (name: string, listener: () => void) => {
      video.addEventListener(name, listener, { signal: stop.signal });
    };
    on('loadedmetadata', () => {
      this.last = Number.isFinite(video.duration) ? lastFrameOf(video.duration) : 0;
      this.seek(this.frame);
    });
    on('play', () => {
      this.setPlaying(true);
    });
    on('pause', () => {
      this.setPlaying(false);
    });
    on('seeked', () => {
      this.seeking = false;
      if (this.waiting !== null) this.start(this.waiting);
    });
    const stopPictures = this.followPictures(video);
    return () => {
      stop.abort();
      stopPictures();
      this.video = null;
      this.seeking = false;
      this.waiting = null;
      this.setPlaying(false);
    };
  }

  /** Shows a frame, kept inside the clip. */
  seek(frame: number): void {
    this.frame = Math.min(this.last, Math.max(0, Math.round(frame)));
    this.tell();
    if (this.seeking) this.waiting = this.frame;
    else this.start(this.frame);
  }

  /** Pauses and moves by whole frames. */
  step(frames: number): void {
    this.video?.pause();
    this.seek(this.frame + frames);
  }

  toggle(): void {
    if (this.video === null) return;
    if (!this.video.paused) {
      this.video.pause();
      this.seek(this.frame);
      return;
    }
    if (this.frame >= this.last) this.seek(0);
    this.video.play().catch(() => undefined); // the browser may refuse: it stays paused
  }

  private start(frame: number): void {
    this.waiting = null;
    if (this.video === null || this.video.readyState === 0) return;
    this.seeking = true;
    this.video.currentTime = middleOf(frame);
  }

  private followPictures(video: HTMLVideoElement): () => void {
    let handle = 0;
    const onPicture = (_now: number, { mediaTime }: VideoFrameCallbackMetadata) => {
      if (!video.paused && !this.seeking) {
        this.frame = Math.min(this.last, Math.round(mediaTime * FRAMES_PER_SECOND));
        this.tell();
      }
      handle = video.requestVideoFrameCallback(onPicture);
    };
    handle = video.requestVideoFrameCallback(onPicture);
    return () => {
      video.cancelVideoFrameCallback(handle);
    };
  }

  private setPlaying(playing: boolean): void {
    this.playing = playing;
    this.tell();
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}
