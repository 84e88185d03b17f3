import { keptForAll } from '../games/words.js';
import { unspacedNames } from './names-abroad.js';
import type { Line } from './line.js';

/** A word, `&` or a quoted passage of a line. */
export interface Token {
  readonly word: string;
  /** Offsets into the line. */
  readonly from: number;
  readonly to: number;
  /** What stands between the token before (or the line's start) and this one: spaces and signs. */
  readonly gap: string;
  /** Quoted, or wanted as text: nothing is read into it. */
  readonly plain: boolean;
}

/**
 * Languages that write no spaces change script between words: a name in katakana, a particle in hiragana. The verbs that moves are named by end
 * in hiragana of their own: "下投げ", "掴み", as a line has them.
 */
const TOKEN =
  /"([^"]*)"|[\p{sc=Katakana}ー]+|\p{sc=Hiragana}+|\p{sc=Han}+(?:(?<=投)け|(?<=掴)み)?|(?:(?![\p{sc=Katakana}ー\p{sc=Hiragana}\p{sc=Han}])[\p{L}\p{N}])+|&/gu;
const UNSPACED = /^[\p{sc=Katakana}ー\p{sc=Hiragana}\p{sc=Han}\p{sc=Hangul}]+$/u;

/** Letters of the longest of those names; looked up once. */
const longestName = keptForAll((): number => Math.max(...[...unspacedNames()].map(({ length }) => length)));

/** A run of such letters around the longest name in it: `马力欧连招` is `马力欧` and `连招`. */
function partsOf(run: string): readonly string[] {
  if (!UNSPACED.test(run) || unspacedNames().has(run)) return [run];
  const names = Array.from({ length: run.length }, (_, at) => namesAt(run, at));
  const within = (from: number, to: number): readonly string[] => {
    let [at, best] = [-1, 0];
    for (let i = from; i < to; i += 1)
      for (const length of names[i] ?? []) if (length > best && i + length <= to) [at, best] = [i, length];
    if (at === -1) return from === to ? [] : [run.slice(from, to)];
    return [...within(from, at), run.slice(at, at + best), ...within(at + best, to)];
  };
  return within(0, run.length);
}

/** How long the names are that begin at a place. */
function namesAt(run: string, at: number): readonly number[] {
  const lengths: number[] = [];
  for (let length = 2; length <= Math.min(longestName(), run.length - at); length += 1)
    if (unspacedNames().has(run.slice(at, at + length))) lengths.push(length);
  return lengths;
}

/** Tokens of a line, and the signs after the last one. */
export function tokensOf(line: Line): { readonly tokens: Token[]; readonly tail: string } {
  const tokens: Token[] = [];
  let last = 0;
  let between = '';
  for (const match of line.text.matchAll(TOKEN)) {
    const from = match.index;
    const to = from + match[0].length;
    const quoted = match[1];
    const gap = line.text.slice(last, from) || between;
    last = to;
    between = '';
    if (quoted === undefined) {
      let start = from;
      for (const word of partsOf(match[0])) {
        tokens.push({ word, from: start, to: start + word.length, gap: start === from ? gap : '', plain: false });
        start += word.length;
      }
    } else if (/[\p{L}\p{N}]/u.test(quoted)) tokens.push({ word: `"${quoted.trim()}"`, from, to, gap, plain: true });
    // quotes around nothing say nothing, and part what stands before them from what stands behind
    else between = ' ';
  }
  return { tokens, tail: line.text.slice(last) };
}

/** The same tokens, those that spell one of the folded phrases taken as text. */
export function withLiterals(tokens: readonly Token[], phrases: readonly (readonly string[])[]): Token[] {
  const plain = new Set<number>();
  for (const words of phrases)
    tokens.forEach((_, i) => {
      if (words.length > 0 && words.every((word, k) => tokens[i + k]?.word === word))
        words.forEach((_word, k) => plain.add(i + k));
    });
  return tokens.map((token, i) => (plain.has(i) ? { ...token, plain: true } : token));
}

/** Signs that may stand inside a name: `R.O.B.`, `Pac-Man`, `Pyra/Mythra`, `side+b`. A minus before a word means "not". */
export const isSoft = (gap: string): boolean => /^(?:[-._/'!]? ?| \/ |\+)$/.test(gap);

/** A possessive `'s`: belongs to the word before it. */
export const isPossessive = (token: Token | undefined): boolean => token?.word === 's' && /^\.?'$/.test(token.gap);

/** The words of all tokens, with a space before, between and behind them, for patterns that look for whole words. */
export const saidIn = (tokens: readonly Token[]): string => ` ${tokens.map(({ word }) => word).join(' ')} `;
