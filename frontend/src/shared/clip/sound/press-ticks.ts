import { frameOfPicture } from '../clock-rules.js';
import type { ShownPicture } from '../clock-state.js';
import type { FrameClock } from '../frame-clock.js';

/** What makes ticks be heard. */
export interface TickSink {
  /** Playback begins: whatever has to wake up does so now. */
  wake(): void;
  /** Lets a tick be heard. @param at ms of `performance.now()` @returns takes it back */
  tick(at: number): () => void;
}

interface Waiting {
  readonly frame: number;
  readonly cancel: () => void;
}

/** Ticks are handed over so long before they are heard, in s: longer than the page may stand still. */
const AHEAD_S = 0.12;
const FRAMES_PER_SECOND = 60;
/** Frames by which pictures may be apart in playback; more is a jump. */
const MOST_SKIPPED = 6;

/**
 * Ticks on presses while a clip plays, at the moments at which the pictures of their frames are seen. What was handed
 * over ahead is taken back by a pause, a jump and another speed.
 * @param frames of presses, in order
 * @returns ends it
 */
export function followPresses(clock: FrameClock, frames: readonly number[], sink: TickSink): () => void {
  let waiting: Waiting[] = [];
  /** Ticks up to this frame were handed over. */
  let until = clock.frame - 1;
  let last = clock.frame;
  let { playing, rate, slow } = clock.state;

  /** Takes back what lies after a frame. */
  const takeBack = (after: number) => {
    for (const { frame, cancel } of waiting) if (frame > after) cancel();
    until = Math.min(until, after);
    waiting = [];
  };
  const handOver = ({ mediaTime, at, rate: speed }: ShownPicture, frame: number) => {
    const ahead = Math.max(2, Math.ceil(AHEAD_S * FRAMES_PER_SECOND * speed));
    const to = Math.min(frame + ahead, clock.state.range?.end ?? Infinity);
    for (const each of frames) {
      if (each <= until || each > to) continue;
      const after = (each / FRAMES_PER_SECOND - mediaTime) / speed;
      waiting.push({ frame: each, cancel: sink.tick(at + after * 1000) });
    }
    waiting = waiting.filter((each) => each.frame > frame - MOST_SKIPPED);
    until = Math.max(until, to);
  };
  const onPicture = () => {
    const picture = clock.lastPicture;
    if (!playing || picture === null) return;
    const frame = frameOfPicture(picture.mediaTime);
    if (frame < last || frame > last + MOST_SKIPPED) {
      takeBack(last);
      until = frame - 1;
    }
    last = frame;
    handOver(picture, frame);
  };
  const onFrame = (frame: number) => {
    if (playing) return;
    last = frame;
    until = frame - 1;
  };
  const onState = () => {
    const now = clock.state;
    if (now.playing && !playing) sink.wake();
    else if (now.playing !== playing || now.rate !== rate || now.slow !== slow) takeBack(clock.frame);
    ({ playing, rate, slow } = now);
  };
  if (playing) sink.wake();
  const stopFrames = clock.onFrame(onFrame);
  const stopPictures = clock.pictures.listen(onPicture);
  const stopStates = clock.states.listen(onState);
  return () => {
    stopFrames();
    stopPictures();
    stopStates();
    takeBack(-1);
  };
}
