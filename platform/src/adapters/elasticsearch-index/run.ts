/** Ids as words between spaces; every id is one word of its own, whatever is in it. */
export const runOf = (ids: readonly string[]): string => ids.map(wordOf).join(' ');

/** Other characters as `%` code point `.`, no id as `%`. */
const wordOf = (id: string): string =>
  id === '' ? '%' : id.replace(/[^\w-]/gu, (character) => `%${(character.codePointAt(0) ?? 0).toString(16)}.`);

/** Before the first move of a combo and behind its last; no id is like them. */
export const BEGINNING = '%begin';
export const END = '%end';

/** All of a combo's moves, with its beginning and end. */
export const wholeRun = (ids: readonly string[]): string => `${BEGINNING} ${runOf(ids)} ${END}`.replaceAll('  ', ' ');
