import type { SearchDocument, SearchQuery } from '../../ports/search-index.js';

/** Compatibility forms undone, accents dropped, lower-case, punctuation but `&` to one space. */
export function fold(text: string): string {
  const plain = text.normalize('NFKD').toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
  return plain.replace(/[^\p{L}\p{N}&]+/gu, ' ').trim();
}

export const words = (text: string): string[] =>
  fold(text)
    .split(' ')
    .filter((word) => word !== '');

const anyOf = (chosen: readonly string[], values: readonly string[]): boolean =>
  chosen.length === 0 || chosen.some((each) => values.includes(each));
const noneOf = (excluded: readonly string[], values: readonly string[]): boolean =>
  !excluded.some((each) => values.includes(each));

/** All asked words are among those there, the last as a prefix of one. */
export function hasWords(asked: readonly string[], there: readonly string[]): boolean {
  const last = asked.at(-1);
  if (last === undefined) return true;
  return asked.slice(0, -1).every((word) => there.includes(word)) && there.some((word) => word.startsWith(last));
}

/** Words by nearness: of the name, with those of tags and fighters, with those of the description. */
export interface DocumentWords {
  readonly name: readonly string[];
  readonly label: readonly string[];
  readonly all: readonly string[];
}

const known = new WeakMap<SearchDocument, DocumentWords>();

export function documentWords(document: SearchDocument): DocumentWords {
  let found = known.get(document);
  if (found === undefined) {
    const name = words(document.name);
    const label = [...name, ...[...document.tags, ...document.fighterNames].flatMap(words)];
    found = { name, label, all: [...label, ...words(document.description)] };
    known.set(document, found);
  }
  return found;
}

/** Exactly what the port says, condition by condition. */
export function matches(document: SearchDocument, query: SearchQuery, asked = words(query.text)): boolean {
  const [low, high] = document.percent;
  return (
    (query.game === null || query.game === document.game) &&
    anyOf(query.attackers, [document.attacker]) &&
    anyOf(query.defenders, document.defenders) &&
    anyOf(query.tags, document.tags) &&
    noneOf(query.notAttackers, [document.attacker]) &&
    noneOf(query.notDefenders, document.defenders) &&
    noneOf(query.notTags, document.tags) &&
    (query.percent === null || (low <= query.percent[1] && high >= query.percent[0])) &&
    anyOf(query.difficulties, [document.difficulty]) &&
    (query.verified === null || query.verified === document.verified) &&
    hasWords(asked, documentWords(document).all)
  );
}
