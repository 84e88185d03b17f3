import { t } from '../texts.js';
import { dateWords } from '../../../shared/language/formats.js';

const dayOf = (at: number): string => dateWords(at, { dateStyle: 'medium' });
const DAY_MS = 86_400_000;

/** Until when a token opens something. @param now epoch ms */
export function expiryWords(expiresAt: string, now: number = Date.now()): string {
  const end = Date.parse(expiresAt);
  if (end <= now) return t('expired', { day: dayOf(end) });
  const days = Math.ceil((end - now) / DAY_MS);
  if (days <= 7) return t('expiresInDays', { days });
  return t('expires', { day: dayOf(end) });
}

/** When it was last used, to the day. @param usedOn `YYYY-MM-DD` in UTC. @param now epoch ms */
export function usageWords(usedOn: string | null, now: number = Date.now()): string {
  if (usedOn === null) return t('neverUsed');
  const ago = Math.floor(now / DAY_MS) - Date.parse(usedOn) / DAY_MS;
  if (ago <= 0) return t('usedToday');
  return t('lastUsedDaysAgo', { days: ago });
}
