const HOUR_MS = 3_600_000;
const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** Whether a combo should be practised now. @param due ISO 8601 UTC */
export const isDue = (due: string, now: number): boolean => Date.parse(due) <= now;

/** When a combo is due in words: `due now`, `due in 5 hours`, `due tomorrow`, `due in 12 days`. */
export function dueWords(due: string, now: number): string {
  const hours = (Date.parse(due) - now) / HOUR_MS;
  if (hours <= 0) return 'due now';
  if (hours < 1) return 'due within the hour';
  return hours < 20
    ? `due ${format.format(Math.round(hours), 'hour')}`
    : `due ${format.format(Math.max(1, Math.round(hours / 24)), 'day')}`;
}
