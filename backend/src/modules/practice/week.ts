const DAY_MS = 24 * 60 * 60 * 1000;
/** 1970-01-05 was a Monday. */
const FIRST_MONDAY_MS = 4 * DAY_MS;

/** The week a moment lies in, by its Monday, UTC: `2026-11-16`. */
export function weekOf(time: string): string {
  const since = Date.parse(time) - FIRST_MONDAY_MS;
  const monday = FIRST_MONDAY_MS + Math.floor(since / (7 * DAY_MS)) * 7 * DAY_MS;
  return new Date(monday).toISOString().slice(0, 10);
}
