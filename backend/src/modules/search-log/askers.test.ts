import { Askers } from './askers.js';

it('counts everybody once a day for each search', () => {
  const askers = new Askers();
  const asked = [
    ['a', 'q=1', '2026-11-26'],
    ['a', 'q=1', '2026-11-26'],
    ['b', 'q=1', '2026-11-26'],
    ['a', 'q=2', '2026-11-26'],
    ['a', 'q=1', '2026-11-27'],
  ] as const;
  expect(asked.map(([who, query, day]) => askers.isNew(who, query, day))).toEqual([true, false, true, true, true]);
});

it('tells who asked for what apart, however the two are written', () => {
  const askers = new Askers();
  expect([askers.isNew('a', 'bc', '2026-11-26'), askers.isNew('ab', 'c', '2026-11-26')]).toEqual([true, true]);
});

it('counts no more than 50,000 a day', () => {
  const askers = new Askers();
  const counted = Array.from({ length: 50_002 }, (_, n) => askers.isNew(String(n), 'q=1', '2026-11-26'));
  expect(counted.filter(Boolean)).toHaveLength(50_000);
  expect(askers.isNew('50001', 'q=1', '2026-11-27')).toBe(true);
});
