import type { FrameClock } from '../../../shared/clip/frame-clock.js';
import { playedRate } from '../../../shared/clip/speeds.js';

/** Frames behind or ahead that are caught up by playing a little faster or slower; more is sought. */
const CATCH_UP = 8;
/** Share of the speed by which a clip that is `CATCH_UP` frames off plays faster or slower. */
const STRONGEST = 0.25;

/** Speed that brings a clip, `behind` frames behind (negative: ahead), back into step; 1 = as the other. */
export function catchUpRate(behind: number): number {
  if (Math.abs(behind) <= 1) return 1;
  return 1 + STRONGEST * Math.max(-1, Math.min(1, behind / CATCH_UP));
}

/**
 * Keeps one clip in step with another: it shows the other's frame plus `offset`, and stands at its first or last frame
 * where it has none.
 * @param offset frames; may be negative
 * @returns stops following
 */
export function followClock(leader: FrameClock, follower: FrameClock, offset: number): () => void {
  const stand = (frame: number): void => {
    const { playing } = follower.state;
    follower.pause();
    // One that played shows another picture after its pause, which a seek overrules.
    if (playing || follower.frame !== Math.max(0, Math.min(frame, follower.lastFrame))) follower.seek(frame);
  };
  const keepUp = (frame: number): void => {
    const behind = frame - follower.frame;
    if (!follower.state.playing || Math.abs(behind) > CATCH_UP) {
      follower.seek(frame);
      follower.play();
    }
    follower.setCatchUp(catchUpRate(frame - follower.frame));
  };
  const onFrame = (frame: number): void => {
    const target = frame + offset;
    if (leader.state.playing && target >= 0 && target < follower.lastFrame) keepUp(target);
    else stand(target);
  };
  const onState = (): void => {
    const { rate, slow, playing } = leader.state;
    follower.setRate(playedRate(rate, slow));
    if (!playing) {
      follower.setCatchUp(1);
      stand(leader.frame + offset);
    }
  };
  const stops = [leader.onFrame(onFrame), leader.states.listen(onState)];
  onState();
  return () => {
    for (const stop of stops) stop();
    follower.pause();
    follower.setCatchUp(1);
  };
}
