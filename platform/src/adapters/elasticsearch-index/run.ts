/** Ids as words between spaces; every id is one word of its own, whatever is in it. */
export const runOf = (ids: readonly string[]): string => ids.map(wordOf).join(' ');

/** Other characters as `%` code point `.`, no id as `%`. */
const wordOf = (id: string): string =>
  id === '' ? '%' : id.replace(/[^\w-]/gu, (character) => `%${(character.codePointAt(0) ?? 0).toString(16)}.`);
