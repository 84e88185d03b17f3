import { meanTenths, tenths } from './tenths.js';

it('tells frames to a tenth, and nothing as 0, never as −0', () => {
  expect([1.04, 1.05, -1.06].map(tenths)).toEqual([1, 1.1, -1.1]);
  expect(tenths(-0.04)).toBe(0);
});

it('takes the mean of tenths to a tenth', () => {
  expect(meanTenths([0.1, 0.2])).toBe(0.2);
  expect(meanTenths([-0.1, 0, 0])).toBe(0);
  expect(meanTenths([])).toBe(0);
  expect(meanTenths([1.1, 1.1, 1.1])).toBe(1.1);
});
