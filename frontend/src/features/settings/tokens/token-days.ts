import { t } from '../texts.js';
const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const DAY_MS = 86_400_000;

/** Until when a token opens something. @param now epoch ms */
export function expiryWords(expiresAt: string, now: number = Date.now()): string {
  const end = Date.parse(expiresAt);
  if (end <= now) return t('expired', { end: DAY.format(end) });
  const days = Math.ceil((end - now) / DAY_MS);
  if (days <= 7) return days === 1 ? t('expiresWithinADay') : t('expiresInDays', { days });
  return t('expires', { end: DAY.format(end) });
}

/** When it was last used, to the day. @param usedOn `YYYY-MM-DD` in UTC. @param now epoch ms */
export function usageWords(usedOn: string | null, now: number = Date.now()): string {
  if (usedOn === null) return t('neverUsed');
  const ago = Math.floor(now / DAY_MS) - Date.parse(usedOn) / DAY_MS;
  if (ago <= 0) return t('usedToday');
  return ago === 1 ? t('lastUsedYesterday') : t('lastUsedDaysAgo', { ago });
}
