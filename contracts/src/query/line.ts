import { LIMITS } from '../views/limits.js';

/**
 * A query made easy to read: compatibility forms undone, accents dropped, lower-case, one kind of dash, quote and arrow, single
 * spaces, nothing invisible. Each of its UTF-16 units knows which units of the query it came from.
 */
export interface Line {
  readonly text: string;
  /** By unit of `text`: first and past-the-last unit of the query. */
  readonly from: readonly number[];
  readonly to: readonly number[];
}

const SYMBOLS: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/[\p{Pd}\u2212]/gu, '-'],
  [/[→⇒➔➜➝➞➡⟶›▶►]/gu, '>'],
  [/≥/gu, '>='],
  [/≤/gu, '<='],
  [/[“”„‟«»]/gu, '"'],
  [/[‘’‛ʼ`´]/gu, "'"],
  [/[∼〜]/gu, '~'],
  // a sigma at the end of a word
  [/ς/gu, 'σ'],
];
const IGNORED = /[\p{M}\p{Cf}]/u;
const SPACE = /[\s\p{Cc}\p{Cs}]/u;

function readable(character: string): string {
  const code = character.charCodeAt(0);
  if (code > 0x20 && code < 0x7f && code !== 0x60) return character.toLowerCase();
  let text = character;
  for (const [pattern, replacement] of SYMBOLS) text = text.replace(pattern, replacement);
  text = text.normalize('NFKD').toLowerCase().normalize('NFKD');
  for (const [pattern, replacement] of SYMBOLS) text = text.replace(pattern, replacement);
  return text.replace(/\p{M}+/gu, '');
}

/** The first 200 characters of a query; more is not read. */
export const cutQuery = (query: string): string =>
  query.length <= LIMITS.searchLength ? query : Array.from(query).slice(0, LIMITS.searchLength).join('');

export function readLine(query: string): Line {
  let text = '';
  const from: number[] = [];
  const to: number[] = [];
  let at = 0;
  for (const character of query) {
    const end = at + character.length;
    const space = SPACE.test(character);
    const piece = IGNORED.test(character) ? '' : space ? ' ' : readable(character);
    if (piece === '' || (piece === ' ' && text.endsWith(' '))) {
      if (to.length > 0) to[to.length - 1] = end;
    } else {
      text += piece;
      for (let i = 0; i < piece.length; i += 1) {
        from.push(at);
        to.push(end);
      }
    }
    at = end;
  }
  return { text, from, to };
}
