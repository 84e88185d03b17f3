import { spanWords } from '../language/formats.js';

const steps: readonly (readonly [seconds: number, unit: Intl.RelativeTimeFormatUnit])[] = [
  [60, 'second'],
  [3600, 'minute'],
  [86_400, 'hour'],
  [86_400 * 30, 'day'],
  [86_400 * 365, 'month'],
  [Infinity, 'year'],
];
const lengths: Readonly<Record<string, number>> = {
  second: 1,
  minute: 60,
  hour: 3600,
  day: 86_400,
  month: 86_400 * 30,
  year: 86_400 * 365,
};
/** Nearer than this all is now. */
const NOW_S = 45;

const secondsSince = (iso: string, now: number): number => Math.max(0, (now - Date.parse(iso)) / 1000);

const words = (ago: number, unit: Intl.RelativeTimeFormatUnit): string =>
  spanWords(-ago, unit, { numeric: 'auto', style: 'short' });

/** Whether a moment is told as `now`. @param now epoch ms */
export const isNow = (iso: string, now: number): boolean => secondsSince(iso, now) < NOW_S;

/** How long ago a moment was, in words: `now`, `4 min. ago`, `yesterday`. Moments ahead of this clock count as now. */
export function relativeTime(iso: string, now: number): string {
  if (isNow(iso, now)) return words(0, 'second');
  const ago = secondsSince(iso, now);
  const unit = steps.find(([limit]) => ago < limit)?.[1] ?? 'year';
  return words(Math.round(ago / (lengths[unit] ?? 1)), unit);
}
