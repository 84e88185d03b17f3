import { amountOf, sizeOf } from './amount.js';

const MB = 1_048_576;

it('writes amounts in the unit that suits the file', () => {
  expect(amountOf(14.2 * MB, 18.6 * MB)).toBe('14.2 of 18.6 MB');
  expect(amountOf(2048, 40 * 1024)).toBe('2 of 40 KB');
  expect(sizeOf(18.6 * MB)).toBe('18.6 MB');
});
