const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/;

/** The month of a time: `2026-11`. @param time ISO 8601 UTC */
export const monthOf = (time: string): string => time.slice(0, 7);

/** The month after; null for what is no month. */
export function monthAfter(month: string): string | null {
  const [, year, number] = MONTH.exec(month) ?? [];
  if (year === undefined || number === undefined) return null;
  return number === '12'
    ? `${String(Number(year) + 1).padStart(4, '0')}-01`
    : `${year}-${String(Number(number) + 1).padStart(2, '0')}`;
}

/** All months from the first to the last, both in. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month: string | null = first; month !== null && month <= last; month = monthAfter(month)) months.push(month);
  return months;
}
