/** Order of texts that no locale changes: both engines sort what is equal otherwise by it. */
export const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
