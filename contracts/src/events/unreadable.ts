/** Type of an event of which not even that can be read. */
export const UNREADABLE_TYPE = 'unreadable';
const UNREADABLE = 'combolab:unreadable';

/** Stands for the data of an event whose bytes are damaged. @param why in words, without a word of the data */
export const unreadableData = (why: string): object => ({ [UNREADABLE]: why });

/** Why the data of an event cannot be read; null when it can. */
export function whyUnreadable({ data }: { readonly data: unknown }): string | null {
  if (typeof data !== 'object' || data === null || !(UNREADABLE in data)) return null;
  return String(data[UNREADABLE]);
}
