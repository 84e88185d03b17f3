const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const DAY_MS = 86_400_000;

/** Until when a token opens something. @param now epoch ms */
export function expiryWords(expiresAt: string, now: number = Date.now()): string {
  const end = Date.parse(expiresAt);
  if (end <= now) return `expired ${DAY.format(end)}`;
  const days = Math.ceil((end - now) / DAY_MS);
  if (days <= 7) return days === 1 ? 'expires within a day' : `expires in ${String(days)} days`;
  return `expires ${DAY.format(end)}`;
}

/** When it was last used, to the day. @param usedOn `YYYY-MM-DD` in UTC. @param now epoch ms */
export function usageWords(usedOn: string | null, now: number = Date.now()): string {
  if (usedOn === null) return 'never used';
  const ago = Math.floor(now / DAY_MS) - Date.parse(usedOn) / DAY_MS;
  if (ago <= 0) return 'used today';
  return ago === 1 ? 'last used yesterday' : `last used ${String(ago)} days ago`;
}
