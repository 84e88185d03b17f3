const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

/** Whether every word of `query` begins a word of `text`, accents and case aside. */
export function matches(text: string, query: string): boolean {
  const words = fold(text).split(/[^\p{L}\p{N}]+/u);
  return fold(query)
    .split(/\s+/)
    .every((wanted) => words.some((word) => word.startsWith(wanted)));
}
