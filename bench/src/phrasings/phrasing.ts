import { readFileSync } from 'node:fs';
import type { GameId } from '@combolab/contracts';

/** What a field of a meaning may be called. */
export const FIELDS = [
  ...(['A', 'D', 'notA', 'notD', 'game', 'percent', 'tags', 'notTags', 'moves', 'sequence', 'starts', 'ends'] as const),
  ...(['notMoves', 'contiguous', 'sort', 'difficulty', 'verified', 'position', 'platform', 'di'] as const),
  ...(['fiftyFifty', 'outOfShield', 'patch', 'authors', 'text'] as const),
] as const;
export type Field = (typeof FIELDS)[number];

/** Some of the fields with what they ask for, as it is written. */
export type Meaning = ReadonlyMap<Field, string>;

/** What somebody types, and what is meant by it. */
export interface Phrasing {
  readonly kind: string;
  /** Of the page on which it is typed. */
  readonly game: GameId;
  readonly query: string;
  readonly meant: Meaning;
  /** May be taken so or left as text. */
  readonly open: Meaning;
}

const isField = (name: string): name is Field => (FIELDS as readonly string[]).includes(name);

/** A row `kind TAB game TAB query TAB meaning`; fields of a meaning are divided by `;`, a `?` before one leaves it open. @throws Error for another field */
export function phrasingOf(row: string): Phrasing {
  const [kind = '', game = '', query = '', meaning = ''] = row.split('\t');
  const [meant, open] = [new Map<Field, string>(), new Map<Field, string>()];
  for (const part of meaning.split(';').map((each) => each.trim())) {
    if (part === '') continue;
    const [, mark, name = '', value = ''] = /^(\??)(\w+):?\s*(.*)$/.exec(part) ?? [];
    if (!isField(name)) throw new Error(`${query}: there is no field ${part}`);
    (mark === '?' ? open : meant).set(name, value.trim());
  }
  return { kind, game, query, meant, open };
}

/** All rows of a set. @param name of a file in `sets/` */
export const readSet = (name: string): readonly Phrasing[] =>
  readFileSync(new URL(`../../src/phrasings/sets/${name}.tsv`, import.meta.url), 'utf8')
    .split('\n')
    .filter((row) => row.trim() !== '')
    .map(phrasingOf);
