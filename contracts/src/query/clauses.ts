import type { Item } from './item.js';
import type { Token } from './tokens.js';
import { VERSUS } from './words.js';

/** Stands for a fighter's name in the words of a clause. */
export const NAME = '#';
/** Words that are looked at on either side of a name. */
const FAR = 9;
const ABBREVIATED = /^(?:.|[dmj]r)$/u;

/** What stands between a token and the one before it, without the dot of an abbreviation: "r.o.b. on dk", "dk vs. fox". */
function gapAt(tokens: readonly Token[], i: number): string {
  const gap = tokens[i]?.gap ?? '';
  const before = tokens[i - 1]?.word ?? '';
  return ABBREVIATED.test(before) || VERSUS.has(before) ? gap.replace(/^\./, '') : gap;
}

/** Whether a sentence ends before a token. */
export const isNewSentence = (tokens: readonly Token[], i: number): boolean => /[.!?;]/.test(gapAt(tokens, i));

/** What stands around a name in its own clause, at most nine words on each side, other names as `#`, with a space around each word. */
export interface Around {
  readonly before: string;
  readonly behind: string;
}

export interface Clauses {
  /** The words of each clause with a space around each, names as `#`. */
  readonly said: readonly string[];
  readonly aroundOf: (item: Item) => Around;
}

const NOTHING: Around = { before: ' ', behind: ' ' };

const spaced = (words: readonly string[]): string => (words.length === 0 ? ' ' : ` ${words.join(' ')} `);

/** A question parted where signs part its sentences; brackets and colons stay among the words. */
export function clausesOf(tokens: readonly Token[], names: readonly Item[]): Clauses {
  const clauses: string[][] = [[]];
  const places = new Map<Item, { readonly words: readonly string[]; readonly at: number }>();
  const startOf = new Map(names.map((item) => [item.first, item]));
  for (let i = 0; i < tokens.length;) {
    const { word = '', gap = '', plain = false } = tokens[i] ?? {};
    if (i > 0 && /[.!?;,]/.test(gapAt(tokens, i))) clauses.push([]);
    const words = clauses.at(-1) ?? [];
    for (const sign of gap.match(/[(:]/g) ?? []) words.push(sign);
    const item = startOf.get(i);
    if (item !== undefined) places.set(item, { words, at: words.length });
    words.push(item !== undefined ? NAME : plain ? '"' : word);
    if (item !== undefined && tokens[item.end - 1]?.word === 's') words.push('s');
    i = item?.end ?? i + 1;
  }
  const around = new Map(
    [...places].map(([item, { words, at }]) => [
      item,
      { before: spaced(words.slice(Math.max(0, at - FAR), at)), behind: spaced(words.slice(at + 1, at + 1 + FAR)) },
    ]),
  );
  return { said: clauses.map(spaced), aroundOf: (item) => around.get(item) ?? NOTHING };
}
