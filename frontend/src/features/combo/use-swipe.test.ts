import { isSwipe } from './use-swipe.js';

test.each([
  [80, 0, true],
  [-80, 20, true],
  [40, 0, false],
  [80, 60, false],
  [0, 200, false],
])('%i px across and %i down is a swipe: %s', (x, y, swiped) => {
  expect(isSwipe(x, y)).toBe(swiped);
});
