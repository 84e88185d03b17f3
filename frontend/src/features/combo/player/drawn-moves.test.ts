import { drawnMoves } from './drawn-moves.js';

const moves = [
  { frame: 80, move: 'up-air', percent: 30 },
  { frame: 10, move: 'up-throw' },
  { frame: 90, move: 'up-special' },
];
const drawn = (...[from, to, px]: readonly [number, number, number]) =>
  drawnMoves(moves, from, to, px).map(({ move, labelled }) => `${move.move}${labelled ? '' : ' (mark)'}`);

it('draws moves in their order, in words where there is room for them', () => {
  expect(drawn(0, 200, 8)).toEqual(['up-throw', 'up-air', 'up-special']);
  expect(drawn(0, 200, 1)).toEqual(['up-throw', 'up-air (mark)', 'up-special']);
  expect(drawn(0, 200, 0.3)).toEqual(['up-throw (mark)', 'up-special']);
});

it('draws only what is near the view', () => {
  expect(drawn(0, 60, 8)).toEqual(['up-throw']);
  expect(drawn(60, 85, 8)).toEqual(['up-air']);
  expect(drawn(140, 200, 8)).toEqual([]);
});
