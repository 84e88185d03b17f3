import { adviceWords, errorWords } from './timing.js';

const nameOf = (index: number): string => ['jump', 'up air'][index] ?? '';

it.each([
  [0, 'on time'],
  [-1, 'on time'],
  [1.2, '1 frame late'],
  [-1.4, '1 frame early'],
  [3, '3 frames late'],
  [-2.6, '3 frames early'],
])('puts an error of %p frames as "%s"', (error, words) => {
  expect(errorWords(error)).toBe(words);
});

it.each([
  [{ kind: 'average', index: 1, error: 4 }, 'Your up air comes 4 frames late on average.'],
  [{ kind: 'average', index: 0, error: -2 }, 'Your jump comes 2 frames early on average.'],
  [{ kind: 'off', index: 1, frame: 34, error: 5 }, 'Your up air at frame 34 comes 5 frames late.'],
  [{ kind: 'missed', index: 0, frame: 10 }, 'You missed the jump at frame 10.'],
  [{ kind: 'uneven', index: 1, frame: 30 }, 'Your up air at frame 30 is uneven: not all of it is on time.'],
  [{ kind: 'on time', extras: 0 }, 'Every press is within a frame. Try it faster.'],
  [{ kind: 'on time', extras: 1 }, 'Every press is within a frame, but 1 press was not asked for.'],
  [{ kind: 'on time', extras: 3 }, 'Every press is within a frame, but 3 presses were not asked for.'],
  [{ kind: 'nothing' }, 'There is nothing to press here.'],
] as const)('says of %j: %s', (advice, words) => {
  expect(adviceWords(advice, nameOf)).toBe(words);
});
