import type { SearchQuery } from '@combolab/platform';

type ReadAs = { readonly from: string; readonly to: string };

/** A word that is asked for: which known words will do. */
export interface Wanted {
  readonly any: readonly string[];
  readonly asPrefix: boolean;
}

export interface ReadText {
  readonly wanted: readonly Wanted[];
  /** What the name is, in the best case. */
  readonly meant: string;
  readonly corrections: readonly ReadAs[];
}

const MOST_UNKNOWN = 8;
const cut = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .match(/[\p{L}\p{N}&]+/gu) ?? [];
export const wordsOf = cut;

/** All words that combos have, and in how many. */
export class Words {
  readonly list: string[] = [];
  readonly counts: number[] = [];
  readonly #codes = new Map<string, number>();
  readonly #near = new Map<string, readonly string[]>();

  codeOf(word: string): number {
    let code = this.#codes.get(word);
    if (code === undefined) {
      code = this.list.push(word) - 1;
      this.counts.push(0);
      this.#codes.set(word, code);
    }
    return code;
  }

  read({ text }: SearchQuery): ReadText {
    const all = cut(text);
    const quoted = [...text.matchAll(/"([^"]*)"/g)].flatMap(([, inside]) => cut(inside ?? ''));
    const unknown: string[] = [];
    const corrections: ReadAs[] = [];
    const wanted = all.map((word, at): Wanted => {
      const asPrefix = at + 1 === all.length;
      const asIs = { any: [word], asPrefix };
      const isKnown = asPrefix ? this.list.some((each) => each.startsWith(word)) : this.#codes.has(word);
      if (isKnown || quoted.includes(word)) return asIs;
      if (!unknown.includes(word)) {
        if (unknown.length === MOST_UNKNOWN) return asIs;
        unknown.push(word);
      }
      const any = this.#nearest(word);
      const [to] = any;
      if (to === undefined) return asIs;
      if (!corrections.some(({ from }) => from === word)) corrections.push({ from: word, to });
      return { any, asPrefix: false };
    });
    return { wanted, meant: wanted.map(({ any }) => any[0]).join(' '), corrections };
  }

  #nearest(word: string): readonly string[] {
    const known = this.#near.get(word);
    if (known !== undefined) return known;
    const most = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
    let found: number[] = [];
    for (let by = 1; by <= most && found.length === 0; by += 1)
      found = [...this.list.keys()].filter((code) => editsBetween(word, this.list[code] ?? '', by) === by);
    const { list, counts } = this;
    found.sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || ((list[a] ?? '') < (list[b] ?? '') ? -1 : 1));
    const near = found.map((code) => list[code] ?? '');
    this.#near.set(word, near);
    return near;
  }
}

/** Letters added, left out, changed or swapped, each once; Infinity when it is plain that there are more than `most`. */
function editsBetween(a: string, b: string, most: number): number {
  if (a[0] !== b[0] || Math.abs(a.length - b.length) > most) return Infinity;
  const table: number[][] = [];
  for (let i = 0; i <= a.length; i += 1) {
    const row: number[] = [];
    table.push(row);
    for (let j = 0; j <= b.length; j += 1) {
      const options = [i === 0 && j === 0 ? 0 : Infinity];
      if (i > 0) options.push((table[i - 1]?.[j] ?? 0) + 1);
      if (j > 0) options.push((row[j - 1] ?? 0) + 1);
      if (i > 0 && j > 0) options.push((table[i - 1]?.[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        options.push((table[i - 2]?.[j - 2] ?? 0) + 1);
      row.push(Math.min(...options));
    }
  }
  return table[a.length]?.[b.length] ?? Infinity;
}
