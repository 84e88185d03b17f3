import { monthAfter, monthOf, monthsBetween } from './months.js';

it('goes from month to month over the end of a year', () => {
  expect(monthsBetween('2025-11', '2026-02')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  expect(monthsBetween(monthOf('2026-03-31T23:59:59.999Z'), '2026-03')).toEqual(['2026-03']);
});

it.each(['2026-13', '2026-00', '26-01', '', '2026-1'])('knows that %s is no month', (text) => {
  expect(monthAfter(text)).toBeNull();
});
