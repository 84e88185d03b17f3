export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A stored record, entry by entry. @param read what an entry says; null leaves it out */
export function parseRecord<T>(text: string | null, read: (value: unknown) => T | null): Readonly<Record<string, T>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    const entries = Object.entries(isRecord(value) ? value : {}).flatMap(([key, each]): [string, T][] => {
      const one = read(each);
      return one === null ? [] : [[key, one]];
    });
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}
