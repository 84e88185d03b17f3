import type { Item } from './item.js';

/** Token numbers that items take. */
export const tokensIn = (items: Iterable<Item>): Set<number> =>
  new Set([...items].flatMap(({ first, end }) => Array.from({ length: end - first }, (_, k) => first + k)));
