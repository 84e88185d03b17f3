import { nextPath } from './next-path.js';

it('goes back to the page that asked', () => {
  expect(nextPath('?next=%2Ftest%2Ftest%3Fdraft%3D1%23a')).toBe('/test/test?draft=1#a');
});

it.each(['', '?next=', '?next=results', '?next=/authenticate?next=/x', '?next=/reset-password'])(
  'goes to the results for %j',
  (search) => {
    expect(nextPath(search)).toBe('/results');
  },
);

it.each([
  '//evil.example/x',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/.//evil.example',
])('never leaves the site: %j', (next) => {
  expect(nextPath(`?next=${encodeURIComponent(next)}`)).toBe('/results');
});
