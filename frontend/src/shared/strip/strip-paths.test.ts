import { axisOf, stripPaths } from './strip-paths.js';

test.each([
  [1, 90],
  [90, 90],
  [91, 120],
  [200, 240],
  [900, 360],
])('a clip of %i frames is drawn over %i', (frames, axis) => {
  expect(axisOf(frames)).toBe(axis);
});

test('each family has its row and colour; holds go on faintly, short ones do not', () => {
  const paths = stripPaths(
    [
      ['CONTROL_STICK_UP', 0, 0],
      ['A_BUTTON', 30, 3],
      ['C_STICK_DOWN', 60, 0],
      ['R_TRIGGER', 10, 30],
    ],
    120,
  );
  expect(paths).toEqual([
    { family: 'stick', heads: 'M0 0h4v4h-4z', tails: '' },
    { family: 'a', heads: 'M30 5h4v4h-4z', tails: '' },
    { family: 'cstick', heads: 'M60 5h4v4h-4z', tails: '' },
    { family: 'trigger', heads: 'M10 15h4v4h-4z', tails: 'M14 15h26v4h-26z' },
  ]);
});

test('nothing stands after the end of the strip', () => {
  const [path] = stripPaths(
    [
      ['B_BUTTON', 358, 40],
      ['B_BUTTON', 400, 0],
    ],
    360,
  );
  expect(path).toEqual({ family: 'b', heads: 'M358 10h2v4h-2z', tails: '' });
});
