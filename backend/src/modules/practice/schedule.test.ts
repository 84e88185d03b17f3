import type { PracticeCard } from '@combolab/contracts';
import { Rating, type Grade } from 'ts-fsrs';
import { gradeOf, scheduled } from './schedule.js';

const START = new Date('2026-01-01T12:00:00.000Z');

/** Due dates in whole days after each run, when every run is done on the day it is due. */
function daysBetween(grades: readonly Grade[]): number[] {
  let now = START;
  let before: { card: PracticeCard; lastAt: string } | null = null;
  const days: number[] = [];
  for (const grade of grades) {
    const card: PracticeCard = scheduled(before, grade, now);
    days.push(Math.round((Date.parse(card.due) - now.getTime()) / 86_400_000));
    before = { card, lastAt: now.toISOString() };
    now = new Date(card.due);
  }
  return days;
}

it('asks again later and later while it goes well, and soon after it went wrong', () => {
  const well = daysBetween([Rating.Good, Rating.Good, Rating.Good, Rating.Good, Rating.Good]);
  for (let i = 2; i < well.length; i++) expect(well[i]).toBeGreaterThan(well[i - 1] ?? Infinity);
  const wrong = daysBetween([Rating.Good, Rating.Good, Rating.Good, Rating.Again]);
  expect(wrong.at(-1)).toBeLessThan(wrong.at(-2) ?? 0);
  expect(daysBetween([Rating.Easy])[0]).toBeGreaterThan(daysBetween([Rating.Good])[0] ?? Infinity);
});

it('gives the same day for the same run', () => {
  const once = scheduled(null, Rating.Good, START);
  expect(scheduled(null, Rating.Good, START)).toEqual(once);
  const lastAt = START.toISOString();
  const later = new Date('2026-01-05T12:00:00.000Z');
  expect(scheduled({ card: once, lastAt }, Rating.Hard, later)).toEqual(
    scheduled({ card: once, lastAt }, Rating.Hard, later),
  );
});

it.each([
  [{ score: 49, clean: false }, 1, Rating.Again],
  [{ score: 50, clean: false }, 1, Rating.Hard],
  [{ score: 75, clean: false }, 1, Rating.Good],
  [{ score: 100, clean: true }, 0.5, Rating.Good],
  [{ score: 90, clean: true }, 1, Rating.Easy],
  [{ score: 100, clean: true, strictness: 'exact' as const }, 1, Rating.Good],
  [{ score: 50, clean: false, strictness: 'needed' as const }, 1, Rating.Hard],
])('grades %j at %d', (run, speed, grade) => {
  expect(gradeOf(run, speed)).toBe(grade);
});
