import type { ComboCard } from '@combolab/contracts';
import { titleWords } from '@combolab/contracts/query';

/** So many combos of one author may follow each other. */
const LONGEST_RUN = 2;

type Told = Pick<ComboCard, 'authorId' | 'characterId' | 'name'>;

/** Who does what, in whatever spelling. */
const sayingOf = ({ characterId, name }: Told): string => [characterId, ...titleWords(name, [characterId])].join(' ');

/**
 * The hits of one page so that it shows more than one author and one combo: what says the same as a hit before it stands behind those
 * that say something else, and of three in a row by one author the third waits for somebody else's. The first hit stays the first,
 * hits are only moved back by others, and none leaves its page, so pages still follow each other.
 */
export function varied<T extends Told>(page: readonly T[]): readonly T[] {
  const [first] = page;
  if (first === undefined) return page;
  const said = new Set<string>();
  const [own, again]: [T[], T[]] = [[], []];
  for (const hit of page) {
    const saying = sayingOf(hit);
    (said.has(saying) ? again : own).push(hit);
    said.add(saying);
  }
  return [...mixed(own), ...mixed(again)];
}

function mixed<T extends Told>(hits: readonly T[]): readonly T[] {
  const waiting = [...hits];
  const order: T[] = [];
  while (waiting.length > 0) {
    const last = order.slice(-LONGEST_RUN);
    const isRun = (author: string): boolean =>
      last.length === LONGEST_RUN && last.every(({ authorId }) => authorId === author);
    const next = waiting.findIndex(({ authorId }) => !isRun(authorId));
    order.push(...waiting.splice(Math.max(0, next), 1));
  }
  return order;
}

/** Hits that meet all of a question vary among themselves, before those that meet less of it. @param exact how many do; null = all */
export const variedPage = <T extends Told>(page: readonly T[], exact: number | null): readonly T[] =>
  exact === null ? varied(page) : [...varied(page.slice(0, exact)), ...varied(page.slice(exact))];
