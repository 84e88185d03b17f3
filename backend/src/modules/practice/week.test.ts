import fc from 'fast-check';
import { weekOf } from './week.js';

it('begins on Monday at midnight UTC', () => {
  expect(weekOf('2026-11-22T23:59:59.999Z')).toBe('2026-11-16');
  expect(weekOf('2026-11-23T00:00:00.000Z')).toBe('2026-11-23');
  expect(weekOf('2027-01-01T12:00:00.000Z')).toBe('2026-12-28');
});

it('holds every moment within its seven days', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('1970-01-05'), max: new Date('2100-01-01'), noInvalidDate: true }), (date) => {
      const monday = new Date(`${weekOf(date.toISOString())}T00:00:00Z`);
      expect(monday.getUTCDay()).toBe(1);
      const days = (date.getTime() - monday.getTime()) / 86_400_000;
      expect(days >= 0 && days < 7).toBe(true);
    }),
  );
});
