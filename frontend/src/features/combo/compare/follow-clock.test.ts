import fc from 'fast-check';
import { playing } from '../../../shared/clip/test-video.js';
import { catchUpRate, followClock } from './follow-clock.js';

function pair(offset: number) {
  const [leader, follower] = [playing(), playing()];
  const stop = followClock(leader.clock, follower.clock, offset);
  return { leader, follower, stop };
}

it('shows the frame of the other plus the offset, wherever the other goes', () => {
  fc.assert(
    fc.property(fc.integer({ min: -120, max: 120 }), fc.array(fc.nat(120), { maxLength: 20 }), (offset, seeks) => {
      const { leader, follower } = pair(offset);
      for (const frame of seeks) {
        leader.clock.seek(frame);
        expect(follower.clock.frame).toBe(Math.max(0, Math.min(120, frame + offset)));
      }
    }),
  );
});

it('plays with it, at its speed, and stands when it stands', () => {
  const { leader, follower } = pair(10);
  leader.video.finishSeek();
  leader.clock.setRate(1 / 4);
  leader.clock.play();
  leader.video.show(3);
  expect(follower.video.paused).toBe(false);
  expect(follower.video.playbackRate).toBe(1 / 4);
  follower.video.finishSeek();
  leader.clock.pause();
  expect(follower.video.paused).toBe(true);
  expect(follower.clock.frame).toBe(leader.clock.frame + 10);
});

it('stays with it when one more picture comes after the pause', () => {
  const { leader, follower } = pair(10);
  leader.video.finishSeek();
  follower.video.finishSeek();
  leader.clock.play();
  leader.video.show(3);
  follower.video.finishSeek();
  follower.video.show(13);
  leader.clock.pause();
  follower.video.show(14);
  expect(follower.clock.frame).toBe(13);
  follower.video.finishSeek();
  expect(follower.clock.frame).toBe(leader.clock.frame + 10);
});

it('waits at its first frame until the other has come that far, and stays at its last', () => {
  const { leader, follower } = pair(-50);
  leader.clock.play();
  leader.video.show(20);
  expect([follower.video.paused, follower.clock.frame]).toEqual([true, 0]);
  leader.video.show(51);
  expect(follower.video.paused).toBe(false);
  const late = pair(100);
  late.leader.clock.play();
  late.leader.video.show(40);
  expect([late.follower.video.paused, late.follower.clock.frame]).toEqual([true, 120]);
});

it('catches up gently, and leaps only when it is far off', () => {
  expect(catchUpRate(0)).toBe(1);
  expect(catchUpRate(1)).toBe(1);
  expect(catchUpRate(4)).toBeGreaterThan(1);
  expect(catchUpRate(-4)).toBeLessThan(1);
  const { leader, follower } = pair(0);
  leader.clock.play();
  leader.video.show(2);
  follower.video.finishSeek();
  follower.video.show(2);
  const seeks = follower.video.seeks.length;
  leader.video.show(6);
  expect(follower.video.seeks).toHaveLength(seeks);
  expect(follower.video.playbackRate).toBe(catchUpRate(4));
  leader.video.show(40);
  expect(follower.video.seeks.length).toBeGreaterThan(seeks);
});

it('lets go of the other', () => {
  const { leader, follower, stop } = pair(0);
  stop();
  leader.clock.seek(60);
  expect(follower.clock.frame).toBe(0);
});
