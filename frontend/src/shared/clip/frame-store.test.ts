import { frameStore } from './frame-store.js';

it('tells of every frame in order, also of one that is shown once more', () => {
  const frames = frameStore();
  const told: number[] = [];
  const stop = frames.subscribe((frame) => told.push(frame));
  for (const frame of [3, 3, 4]) frames.set(frame);
  stop();
  frames.set(5);
  expect(told).toEqual([0, 3, 3, 4]);
  expect(frames.get()).toBe(5);
});
