import type { SearchQuery } from '../../ports/search-index.js';
import { askedMoves, focusPart, movesPart, percentPart, WEIGHTS } from '../../ranking/relevance.js';
import type { Reading } from '../search-text/reading.js';
import type { Collection } from './collection.js';
import { SLOT_BITS } from './columns.js';
import { wordDocuments } from './filters.js';
import type { MatchFinder, Matches } from './matches.js';
import { once, Parts, sumOf, type OfOne, type Part, type Stratum } from './strata.js';
import { Tiers } from './tiers.js';
import { TitleParts } from './title-parts.js';

/** The relevance of the documents that match, as sets that share parts of it: most of them need not be looked at. */
export class Relevance {
  constructor(
    private readonly query: SearchQuery,
    private readonly reading: Reading,
    private readonly all: Matches,
    private readonly collection: Collection,
    private readonly finder: MatchFinder,
  ) {}

  /** All documents that match, each in one stratum; what may be nearest first. */
  strata(): readonly Stratum[] {
    const { all, collection, query } = this;
    const verified = collection.values.verified.anyOf(['true'], collection.universe);
    const titles = new TitleParts(query, collection);
    const one = this.#ofOne();
    const tiers = this.#tiers();
    const typed = titles.typed().intersect(all.documents);
    const parts = new Parts(all.documents.minus(typed), [
      tiers,
      titles.parts(),
      [
        { weight: WEIGHTS.verified, most: 0, set: () => verified, beyond: null },
        { weight: 0, most: 0, set: (within) => within.minus(verified), beyond: null },
      ],
    ]);
    const strata = parts.strata(one);
    const typedOne: Stratum = {
      ...{ sum: 0, most: Infinity, documents: () => typed },
      beyond: (ordinal) =>
        WEIGHTS.typedTitle +
        titles.of(ordinal) +
        (tiers.find(({ set }) => set(all.documents).has(ordinal))?.weight ?? 0) +
        (verified.has(ordinal) ? WEIGHTS.verified : 0) +
        (one?.of(ordinal) ?? 0),
    };
    return typed.size > 0 ? [typedOne, ...strata] : strata;
  }

  #tiers(): readonly Part[] {
    const { all, collection, finder, reading } = this;
    if (reading.asked.length === 0) return [{ weight: 0, most: 0, set: (within) => within, beyond: null }];
    const tiers = new Tiers(reading, all, collection, finder);
    return WEIGHTS.text.map((weight, tier) => {
      const documents = once(() => tiers.documents(tier));
      return { weight, most: 0, set: documents, beyond: null };
    });
  }

  /** The parts that have to be looked at document by document; null where nothing of the kind was asked. */
  #ofOne(): OfOne | null {
    const { query, reading, collection } = this;
    const { columns, moves } = collection;
    const parts: OfOne[] = [];
    const asked = askedMoves(query);
    if (asked.length > 0) {
      const codes = moves.codesOf(asked);
      const of = (ordinal: number): number => movesPart(codes, moves.runOf(ordinal), moves.startsOf(ordinal));
      parts.push({ most: WEIGHTS.moves[0], of });
    }
    if (query.defender.length > 0)
      parts.push({ most: WEIGHTS.focus, of: (ordinal) => focusPart(numDefenders(collection, ordinal), true) });
    const { percent } = query;
    if (percent !== null)
      parts.push({
        most: WEIGHTS.wholePercent + WEIGHTS.closePercent,
        of: (ordinal) => percentPart(percent, columns.low[ordinal] ?? 0, columns.high[ordinal] ?? 0),
      });
    if (query.words !== 'all')
      for (const word of reading.asked) {
        const having = wordDocuments(word, 'any', collection);
        parts.push({ most: WEIGHTS.word, of: (ordinal) => (having.has(ordinal) ? WEIGHTS.word : 0) });
      }
    if (parts.length === 0) return null;
    return { most: parts.reduce((sum, { most }) => sum + most, 0), of: sumOf(parts.map(({ of }) => of)) };
  }
}

function numDefenders({ columns }: Collection, ordinal: number): number {
  const packed = columns.defenders[ordinal] ?? 0;
  if (packed === 0) return columns.defendersOf(ordinal).length;
  return 1 + Number(packed >>> SLOT_BITS > 0) + Number(packed >>> (2 * SLOT_BITS) > 0);
}
