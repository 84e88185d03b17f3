import type { Item } from './item.js';
import { isKey } from './leads.js';
import type { Token } from './tokens.js';
import { FILLERS, SENTENCE } from './words.js';

const isTrue = ({ meaning }: Item): boolean => meaning.kind === 'tag' && meaning.tag === 'True Combo';
/** Ordinary words that players say of combos in sentences, too: "is there anything true on fox". */
const isTold = (tokens: readonly Token[], item: Item): boolean =>
  isTrue(item) || (item.meaning.kind === 'tag' && (item.meaning.tag === 'String' || areReads(tokens, item)));
/** "we want the reads for olimar", but not "he reads me". */
const areReads = (tokens: readonly Token[], { first }: Item): boolean =>
  tokens[first]?.word === 'reads' &&
  /^(?:the|only|just|some|any|all|good|more|his|her|sick)$/.test(tokens[first - 1]?.word ?? '');

/**
 * Which of the unsure items are meant as filters. An ordinary word ("read", "string") is one when the query says nothing
 * else, after a key (`tag:string`), or right next to another filter and outside a sentence; a bare "60%" beside any filter or as the whole query.
 */
export function sureItems(
  tokens: readonly Token[],
  items: readonly Item[],
  used: ReadonlySet<number>,
  negated: ReadonlySet<Item>,
): ReadonlySet<Item> {
  const isFilter = ({ meaning }: Item): boolean => {
    if (meaning.kind === 'tag') return !meaning.common;
    if (meaning.kind === 'percent') return !meaning.bare;
    return ['name', 'game', 'move', 'wish'].includes(meaning.kind);
  };
  const unsure = (item: Item): boolean =>
    !isFilter(item) && (item.meaning.kind === 'tag' || item.meaning.kind === 'percent');
  const itemAt = new Map(
    items.flatMap((item) => Array.from({ length: item.end - item.first }, (_, k) => [item.first + k, item] as const)),
  );
  const loose = tokens.filter((_, i) => !itemAt.has(i) && !used.has(i));
  const sentence = loose.some(({ word }) => SENTENCE.has(word));
  const whole =
    !sentence && loose.every(({ word }) => FILLERS.has(word)) && items.every((item) => isFilter(item) || unsure(item));
  const silent = (i: number): boolean => !itemAt.has(i) && (used.has(i) || FILLERS.has(tokens[i]?.word ?? ''));
  const besideFilter = ({ first, end }: Item): boolean => {
    let [before, after] = [first - 1, end];
    while (silent(before) && before >= 0) before -= 1;
    while (silent(after) && after < tokens.length) after += 1;
    return [itemAt.get(before), itemAt.get(after)].some((item) => item !== undefined && isFilter(item));
  };
  const sure = (item: Item): boolean => {
    if (isFilter(item)) return true;
    if (!unsure(item)) return false;
    if (whole || negated.has(item) || isKey(tokens, item.first - 1)) return true;
    if (item.meaning.kind === 'percent') return items.some(isFilter);
    return sentence
      ? isTold(tokens, item) && items.some(isFilter)
      : besideFilter(item) || (isTrue(item) && items.some(isFilter));
  };
  return new Set(items.filter(sure));
}
