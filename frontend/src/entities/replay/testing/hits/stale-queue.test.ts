import { StaleQueue } from './stale-queue.js';

it('has one place for each use of a move, the newest first, and nine in all', () => {
  const queue = new StaleQueue();
  expect(queue.placesOf(13)).toEqual([]);
  queue.landed(13, 1);
  queue.landed(13, 1);
  queue.landed(17, 2);
  queue.landed(13, 3);
  expect(queue.placesOf(13)).toEqual([1, 3]);
  expect(queue.placesOf(17)).toEqual([2]);
  for (let use = 4; use < 13; use += 1) queue.landed(2, use);
  expect(queue.placesOf(13)).toEqual([]);
  expect(queue.placesOf(2)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

it('leaves out the use that hits a second body, and forgets all with a stock', () => {
  const queue = new StaleQueue();
  queue.landed(13, 1);
  queue.landed(13, 2);
  expect(queue.placesOf(13, 2)).toEqual([1]);
  queue.clear();
  expect(queue.placesOf(13)).toEqual([]);
});
