import type { Item } from './item.js';
import type { Token } from './tokens.js';
import { JOINS } from './words.js';

/** `a/b`, `a or b`, `a & b` share a role; after a comma only when the first one's was said. */
export function joinOf(
  tokens: readonly Token[],
  before: Item,
  item: Item,
): { how: 'list' | 'comma' | null; used: readonly number[] } {
  const gap = tokens[item.first]?.gap ?? '';
  if (item.first === before.end) {
    if (/^ ?[/|+] ?$/.test(gap)) return { how: 'list', used: [] };
    return { how: /^ ?[,;]+ ?$/.test(gap) ? 'comma' : null, used: [] };
  }
  const word = tokens[before.end];
  // "fsmash or any uair"
  const isFar = item.first - before.end === 2 && /^(?:a|an|any|the)$/.test(tokens[before.end + 1]?.word ?? '');
  const between = (item.first - before.end === 1 || isFar) && word !== undefined && !word.plain && JOINS.has(word.word);
  return between && !/>/.test(word.gap + gap)
    ? { how: 'list', used: isFar ? [before.end, before.end + 1] : [before.end] }
    : { how: null, used: [] };
}
