import { LIMITS } from '@combolab/contracts';
import fc from 'fast-check';
import { BUFFER_SECONDS, MOST_FRAMES, planCut, SOUND_RATE } from './cut-plan.js';
import type { RawFacts } from './raw-facts.js';

const facts: RawFacts = {
  ...{ container: 'mp4', videoStream: 0, codec: 'h264', width: 2560, height: 1440, audio: null },
  ...{ videoDelaySeconds: 0, frames: 18_000, hdr: false },
  starts: Array.from({ length: 18_000 }, (_, frame) => frame / 60),
};

it('asks for no more bits than a clip may have, whatever its length, and leaves little of them unused', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 14_000 }), fc.integer({ min: 2, max: MOST_FRAMES }), (from, frames) => {
      const { maxRate } = planCut(facts, { from, to: from + frames - 1 });
      const seconds = frames / 60;
      // an encoder may be ahead of its rate by what its buffer holds
      const bytes = (maxRate * (seconds + BUFFER_SECONDS) + SOUND_RATE * seconds) / 8;
      expect(bytes).toBeLessThanOrEqual(LIMITS.videoBytes);
      if (seconds > 20) expect(bytes).toBeGreaterThan(LIMITS.videoBytes * 0.9);
    }),
  );
});

it('makes pictures smaller where the bits of a long clip would not do for 1080 lines', () => {
  const sizeOf = (seconds: number) => {
    const { width, height } = planCut(facts, { from: 0, to: seconds * 60 - 1 });
    return [width, height];
  };
  expect(sizeOf(10)).toEqual([1920, 1080]);
  expect(sizeOf(60)).toEqual([1280, 720]);
});
