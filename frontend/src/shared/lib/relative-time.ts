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
const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto', style: 'short' });

/** How long ago a moment was, in words: `now`, `4 min. ago`, `yesterday`. Moments ahead of this clock count as now. */
export function relativeTime(iso: string, now: number): string {
  const ago = Math.max(0, (now - Date.parse(iso)) / 1000);
  if (ago < 45) return 'now';
  const unit = steps.find(([limit]) => ago < limit)?.[1] ?? 'year';
  return format.format(-Math.round(ago / (lengths[unit] ?? 1)), unit);
}
