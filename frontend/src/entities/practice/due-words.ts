import { spanWords } from '../../shared/language/formats.js';

const MINUTE_MS = 60_000;
const inWords = (value: number, unit: Intl.RelativeTimeFormatUnit): string =>
  spanWords(value, unit, { numeric: 'auto' });

/** Whether a combo should be practised now. @param due ISO 8601 UTC */
export const isDue = (due: string, now: number): boolean => Date.parse(due) <= now;

/** Midnights of this clock between two moments. */
function daysBetween(now: number, then: number): number {
  const day = (at: number): number => {
    const date = new Date(at);
    return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  };
  return (day(then) - day(now)) / (24 * 60 * MINUTE_MS);
}

/**
 * When a combo is due in words, as they stand after "due" and "due again": `now`, `in 10 minutes`, `in 5 hours`, and from
 * a day on by the calendar: `tomorrow`, `in 12 days`.
 * @param due ISO 8601 UTC
 */
export function dueWords(due: string, now: number): string {
  if (isDue(due, now)) return inWords(0, 'second');
  const then = Date.parse(due);
  const minutes = Math.ceil((then - now) / MINUTE_MS);
  if (minutes < 60) return inWords(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 24 ? inWords(hours, 'hour') : inWords(Math.max(1, daysBetween(now, then)), 'day');
}
