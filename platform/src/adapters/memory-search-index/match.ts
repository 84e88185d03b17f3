import { beginningOf, EXCLUDABLE_FIELDS, exclusionOf, FIELD_NAMES } from '@combolab/contracts/plain';
import type { SearchDocument, SearchQuery } from '../../ports/search-index.js';
import { standsAt, startPlaces } from '../../ranking/relevance.js';
import type { AskedWord } from './reading.js';

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

/** Each asked word is among those there. */
export const hasWords = (asked: readonly AskedWord[], there: readonly string[]): boolean =>
  asked.every(({ any, asPrefix }) =>
    there.some((word) => any.some((each) => (asPrefix ? word.startsWith(each) : word === each))),
  );

/** As many of the words are there as have to be. */
function hasEnough(document: SearchDocument, { words: needed }: SearchQuery, asked: readonly AskedWord[]): boolean {
  if (needed === 'none' || asked.length === 0) return true;
  const { all } = documentWords(document);
  return needed === 'all' ? hasWords(asked, all) : asked.some((word) => hasWords([word], all));
}

/** The parts stand in the whole in their order, each at a place of its own. */
export function inOrder(parts: readonly string[], whole: readonly string[]): boolean {
  let from = 0;
  return parts.every((part) => {
    const at = whole.indexOf(part, from);
    from = at + 1;
    return at >= 0;
  });
}

/** The parts stand in the whole, none between them. */
const isWithin = (parts: readonly string[], whole: readonly string[]): boolean =>
  parts.length === 0 || whole.some((_, at) => standsAt(parts, whole, at));

/** The whole begins with the parts; the throw of a grab that it begins with may be the first of them. */
const isStart = (parts: readonly string[], whole: readonly string[]): boolean =>
  parts.length === 0 || startPlaces(whole).some((at) => standsAt(parts, whole, at));

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
    const label = [...name, ...[...document.tag, ...document.fighterNames].flatMap(words)];
    found = { name, label, all: [...label, ...words(document.description)] };
    known.set(document, found);
  }
  return found;
}

function worksAt({ percent: [low, high] }: SearchDocument, { percent, wholePercent }: SearchQuery): boolean {
  if (percent === null) return true;
  const [from, to] = percent;
  return wholePercent ? low <= from && high >= to : low <= to && high >= from;
}

/** Exactly what the port says, condition by condition. */
export function matches(document: SearchDocument, query: SearchQuery, asked: readonly AskedWord[]): boolean {
  return (
    FIELD_NAMES.every((name) => anyOf(query[name], document[name])) &&
    EXCLUDABLE_FIELDS.every((name) => noneOf(query[exclusionOf(name)], document[name])) &&
    worksAt(document, query) &&
    anyOf(query.moves, [...document.moves, ...document.mentioned]) &&
    query.allMoves.every((move) => document.moves.includes(move) || document.mentioned.includes(move)) &&
    noneOf(query.notMoves, document.moves) &&
    (query.contiguous ? isWithin(query.sequence, document.moves) : inOrder(query.sequence, document.moves)) &&
    isStart(query.starts, document.moves) &&
    standsAt(query.ends, document.moves, document.moves.length - query.ends.length) &&
    (query.first === null || beginningOf(document.moves).includes(query.first)) &&
    inOrder(query.inputs, document.inputs) &&
    hasEnough(document, query, asked)
  );
}
