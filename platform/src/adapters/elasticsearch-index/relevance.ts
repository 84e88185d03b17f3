import type { SearchQuery } from '../../ports/search-index.js';
import { askedMoves, isRanked, WEIGHTS } from '../../ranking/relevance.js';
import type { Reading } from '../search-text/reading.js';
import { beginsWith, inRun, wordClauses, type Clause } from './conditions.js';
import { runOf } from './run.js';

/** Defenders that are told apart; who is one of more counts as one of these. */
const MOST_DEFENDERS = 8;
/** Lengths of titles that are told apart. */
const LONGEST_TITLE = 12;

const worth = (filter: readonly Clause[], boost: number): Clause => ({
  constant_score: { filter: { bool: { filter: [...filter] } }, boost },
});
const nearest = (queries: readonly Clause[]): Clause => ({ dis_max: { queries: [...queries] } });
const hasTitle = (word: string): Clause => ({ term: { title: word } });

/**
 * The relevance of a hit as its whole score, in the parts and weights of `ranking/relevance.ts`, whatever Lucene would think of it.
 * Shares are summed up word by word here, and how few percents a combo works at does not count.
 */
export function relevance(query: SearchQuery, reading: Reading): Clause[] {
  if (!isRanked(query)) return [];
  return [
    ...textParts(query, reading),
    ...(query.titleText === '' ? [] : [worth([{ term: { name: query.titleText } }], WEIGHTS.typedTitle)]),
    ...titleParts(query),
    ...movesParts(query),
    ...focusParts(query),
    ...percentParts(query),
    worth([{ term: { verified: 'true' } }], WEIGHTS.verified),
  ];
}

function textParts({ words }: SearchQuery, reading: Reading): Clause[] {
  if (reading.asked.length === 0) return [];
  const [exact, start, name, label] = WEIGHTS.text;
  const tiers = nearest([
    worth([{ term: { name: reading.meant } }], exact),
    worth([{ bool: { should: [{ term: { name: reading.meant } }, { prefix: { name: reading.start } }] } }], start),
    worth(wordClauses(reading, 'name.words'), name),
    worth(wordClauses(reading, 'label'), label),
  ]);
  const met = words === 'all' ? [] : wordClauses(reading, 'all').map((word) => worth([word], WEIGHTS.word));
  return [tiers, ...met];
}

function titleParts({ titleWords, titleNames }: SearchQuery): Clause[] {
  const all = [...titleWords, ...titleNames];
  if (titleWords.length === 0) {
    const alone: Clause[] = [...titleNames.map(hasTitle), { term: { titleLength: titleNames.length } }];
    return titleNames.length === 0 ? [] : [worth(alone, WEIGHTS.namesAlone)];
  }
  // the title has all words, and of the names as many as fill it up
  const same = titleNames
    .map((_, names) => names + 1)
    .concat(0)
    .map((names): Clause => ({
      bool: {
        filter: [...titleWords.map(hasTitle), { term: { titleLength: titleWords.length + names } }],
        ...(names > 0 && { should: titleNames.map(hasTitle), minimum_should_match: names }),
      },
    }));
  const lengths = Array.from({ length: LONGEST_TITLE }, (_, at) => at + 1);
  return [
    worth([{ bool: { should: same } }], WEIGHTS.sameTitle - WEIGHTS.asked - WEIGHTS.said),
    ...titleWords.map((word) => worth([hasTitle(word)], Math.floor(WEIGHTS.asked / titleWords.length))),
    ...all.flatMap((word) =>
      lengths.map((length) =>
        worth([hasTitle(word), { term: { titleLength: length } }], Math.floor(WEIGHTS.said / length)),
      ),
    ),
  ];
}

function movesParts(query: SearchQuery): Clause[] {
  const asked = askedMoves(query);
  const [first] = asked;
  if (first === undefined) return [];
  const [startRun, run, startOrder, order] = WEIGHTS.moves;
  const inOrder: Clause = { intervals: { moveRun: { match: { query: runOf(asked), ordered: true, max_gaps: -1 } } } };
  return [
    nearest([
      worth([beginsWith(asked)], startRun),
      worth([inRun(runOf(asked))], run),
      worth([inOrder, { term: { firstMove: first } }], startOrder),
      worth([inOrder], order),
    ]),
  ];
}

function focusParts({ defender }: SearchQuery): Clause[] {
  if (defender.length === 0) return [];
  const few = Array.from({ length: MOST_DEFENDERS - 1 }, (_, at) =>
    worth([{ term: { numDefenders: at + 1 } }], Math.round(WEIGHTS.focus / (at + 1))),
  );
  return [
    ...few,
    worth([{ range: { numDefenders: { gte: MOST_DEFENDERS } } }], Math.round(WEIGHTS.focus / MOST_DEFENDERS)),
  ];
}

function percentParts({ percent }: SearchQuery): Clause[] {
  if (percent === null) return [];
  const [gte, lte] = percent;
  return [worth([{ range: { percent: { gte, lte, relation: 'contains' } } }], WEIGHTS.wholePercent)];
}
