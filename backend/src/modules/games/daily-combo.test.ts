import fc from 'fast-check';
import { dailyCombo, dailyOrder, dayOf } from './daily-combo.js';

const dates = Array.from({ length: 365 }, (_, n) => dayOf(new Date(Date.UTC(2026, 0, 1 + n))));
const ids = Array.from({ length: 40 }, (_, n) => `combo-${String(n)}`);

it('is a function of the UTC day, whatever the order of the combos', () => {
  expect(dayOf(new Date('2026-11-21T23:59:59.999Z'))).toBe('2026-11-21');
  expect(dayOf(new Date('2026-11-22T00:30:00+01:00'))).toBe('2026-11-21');
  fc.assert(
    fc.property(fc.constantFrom(...dates), fc.shuffledSubarray(ids, { minLength: 1 }), (date, some) => {
      expect(dailyCombo(date, [...some].reverse())).toBe(dailyCombo(date, some));
      expect([...dailyOrder(date, some)].sort()).toEqual([...some].sort());
    }),
  );
  expect(dailyCombo('2026-11-21', [])).toBeNull();
});

it('stays the same for all versions of the product', () => {
  expect(dates.slice(0, 4).map((date) => dailyCombo(date, ids))).toEqual([
    ...['combo-12', 'combo-7', 'combo-28', 'combo-15'],
  ]);
});

it('keeps its choice when another combo goes, and changes it for a new one alone', () => {
  fc.assert(
    fc.property(fc.constantFrom(...dates), fc.constantFrom(...ids), (date, other) => {
      const chosen = dailyCombo(date, ids);
      const without = ids.filter((id) => id !== other);
      expect([chosen === other, dailyCombo(date, without) === chosen]).toContain(true);
      expect([chosen, 'new']).toContain(dailyCombo(date, [...ids, 'new']));
    }),
  );
});

it('gives every combo its days', () => {
  const days = new Map<string | null, number>();
  for (const date of dates) {
    const id = dailyCombo(date, ids);
    days.set(id, (days.get(id) ?? 0) + 1);
  }
  expect(days.size).toBe(ids.length);
  expect(Math.max(...days.values())).toBeLessThan(30);
});
