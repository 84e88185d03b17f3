import { GrowingSum } from './growing-sum.js';

it('goes on where who counts began anew', () => {
  const sum = new GrowingSum();
  const seen = [0, 2, 5, 1, 1, 4, 0].map((count) => {
    sum.note(count);
    return sum.value;
  });
  expect(seen).toEqual([0, 2, 5, 6, 6, 9, 9]);
});
