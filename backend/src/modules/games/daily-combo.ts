import { createHash } from 'node:crypto';

/** The day of a moment in UTC: `2026-11-21`. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/**
 * Ids in the order of a day: any order, but every day another, and the same for everybody. Where an id stands to another one
 * depends on those two alone: what comes or goes moves nothing else.
 */
export function dailyOrder(date: string, ids: readonly string[]): readonly string[] {
  const place = (id: string): string => createHash('sha256').update(`${date} ${id}`).digest('hex');
  return [...new Set(ids)]
    .map((id) => [place(id), id] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, id]) => id);
}

/** The combo of a day among some, null of none. @param date in UTC: `2026-11-21` */
export const dailyCombo = (date: string, ids: readonly string[]): string | null => dailyOrder(date, ids)[0] ?? null;
