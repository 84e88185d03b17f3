const HOUR_MS = 3_600_000;
const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** When something is due in words: `now`, `in 5 hours`, `tomorrow`, `in 3 days`. @param due ISO time */
export function dueAgain(due: string, now: number): string {
  const hours = (Date.parse(due) - now) / HOUR_MS;
  if (hours <= 0) return 'now';
  return hours < 20
    ? format.format(Math.max(1, Math.round(hours)), 'hour')
    : format.format(Math.max(1, Math.round(hours / 24)), 'day');
}
