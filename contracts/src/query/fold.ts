const ASCII = /^[\x20-\x7e]*$/;

/** A text as search sees it: compatibility forms undone, accents dropped, lower-case (a sigma the same at the end of a word), punctuation but `&` to one space. */
export function fold(text: string): string {
  if (ASCII.test(text))
    return text
      .toLowerCase()
      .replace(/[^a-z0-9&]+/g, ' ')
      .trim();
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('ς', 'σ')
    .replace(/[^\p{L}\p{N}&]+/gu, ' ')
    .trim();
}

/** The words of a text's quoted passages, folded: they are meant exactly as they are written. */
export const quotedWords = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/"([^"]*)"/g)].flatMap(([, passage = '']) => wordsOf(fold(passage))));

/** The words of a folded text. */
export const wordsOf = (folded: string): string[] => (folded === '' ? [] : folded.split(' '));
