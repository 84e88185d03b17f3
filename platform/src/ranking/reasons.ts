import type { Reason } from '@combolab/contracts';
import type { SearchDocument, SearchQuery } from '../ports/search-index.js';
import { fold, wordsOf } from '../adapters/search-text/fold.js';
import { askedMoves, isRanked, movesPart, startPlaces, WEIGHTS } from './relevance.js';

const [STARTS_TOGETHER, TOGETHER, STARTS_IN_ORDER, IN_ORDER] = WEIGHTS.moves;
const OF_MOVES: ReadonlyMap<number, Reason> = new Map([
  [STARTS_TOGETHER, 'starts-together'],
  [TOGETHER, 'together'],
  [STARTS_IN_ORDER, 'starts-in-order'],
  [IN_ORDER, 'in-order'],
]);

/** The parts of its relevance that a document has, what says most first; none where nothing ranks. */
export function reasonsOf(document: SearchDocument, query: SearchQuery): readonly Reason[] {
  if (!isRanked(query)) return [];
  return [
    ...ofTitle(document, query),
    ...ofWords(document, query),
    ...ofMoves(document, query),
    ...ofMatchup(document, query),
    ...(document.verified.includes('true') ? (['verified'] as const) : []),
  ];
}

function ofTitle({ title }: SearchDocument, { titleWords, titleNames }: SearchQuery): readonly Reason[] {
  const said = new Set(title);
  const words = titleWords.filter((word) => said.has(word)).length;
  const names = titleNames.filter((word) => said.has(word)).length;
  if (titleWords.length === 0)
    return names > 0 && names === titleNames.length && names === said.size ? ['fighters-title'] : [];
  if (words === titleWords.length) return [words + names === said.size ? 'same-title' : 'whole-title'];
  return words > 0 ? ['part-of-title'] : [];
}

/** Words that the title does not say already. */
function ofWords(document: SearchDocument, { text, titleWords }: SearchQuery): readonly Reason[] {
  const asked = wordsOf(fold(text));
  if (asked.length === 0 || titleWords.every((word) => document.title.includes(word))) return [];
  const { name, description, tag, fighterNames } = document;
  const there = [name, description, ...tag, ...fighterNames].flatMap((each) => wordsOf(fold(each)));
  const met = asked.filter((word) => there.some((each) => each.startsWith(word))).length;
  return met === asked.length ? ['all-words'] : met > 0 ? ['some-words'] : [];
}

function ofMoves({ moves, mentioned }: SearchDocument, query: SearchQuery): readonly Reason[] {
  const asked = askedMoves(query);
  if (asked.length === 0) return [];
  // one move alone is in no order
  const reason = OF_MOVES.get(movesPart(asked, moves, startPlaces(moves)));
  if (reason === 'together' && asked.length === 1) return [];
  if (reason !== undefined) return [reason];
  return asked.some((move) => mentioned.includes(move)) ? ['spoken-of'] : [];
}

function ofMatchup(document: SearchDocument, { defender, percent }: SearchQuery): readonly Reason[] {
  const others = new Set(document.defender);
  const reasons: Reason[] = [];
  if (others.size === 1 && defender.some((id) => others.has(id))) reasons.push('one-opponent');
  if (percent === null) return reasons;
  const [[from, to], [low, high]] = [percent, document.percent];
  if (low <= from && high >= to) reasons.push('every-percent');
  else if (low <= to && high >= from) reasons.push('some-percents');
  return reasons;
}
