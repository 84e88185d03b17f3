import { Inject, Injectable } from '@nestjs/common';
import type { Stored } from '@combolab/platform';
import { EVERYTHING, type SearchQuery } from '@combolab/platform';
import type { BackendPorts } from '../../backend-ports.js';
import { refuse, RefusedError } from '../../problems.js';
import { PORTS } from '../../tokens.js';
import { CombosView } from '../combo-pages/combos.view.js';
import { combosCollection, isShown, type ComboDoc } from '../combos/combos.projection.js';
import { movesOf } from '../combos/moves-of.js';
import { SearchService } from '../search/search.service.js';
import { likeness, movesAlike, type Compared } from './likeness.js';

/** Combos that each question brings to be compared. */
const CANDIDATES = 40;
/** Combos that are shown of each kind. */
const SHOWN = 8;
/** What is less alike is not similar. */
const LEAST_ALIKE = 0.4;
/** What is more alike by its moves is the same combo rather than another for the same spot. */
const SAME_MOVES = 0.7;

/** Ids of what one may want to see after a combo, each once, and the combo itself never. */
export interface SimilarCombos {
  /** The most alike first. */
  readonly similar: readonly string[];
  /** Other ways to begin with the same fighter, on the same one, at the same percent. */
  readonly sameSpot: readonly string[];
  /** The author's newest. */
  readonly byAuthor: readonly string[];
}

const stepsOf = ({ actions }: ComboDoc): number[] =>
  actions
    .filter(({ presses }) => presses.some(({ hold }) => hold === 'SELECT_NO_HOLD' || hold === 'START_HOLD'))
    .map(({ frame }) => frame);

const comparedOf = (doc: ComboDoc): Compared => ({
  attacker: doc.characterId,
  defenders: doc.characterIds,
  percent: doc.percentRange,
  moves: movesOf(doc).moves,
  steps: stepsOf(doc),
});

/** Looks for what is like a combo. */
@Injectable()
export class SimilarService {
  constructor(
    @Inject(PORTS) private readonly ports: Pick<BackendPorts, 'documents'>,
    @Inject(SearchService) private readonly index: Pick<SearchService, 'search'>,
    @Inject(CombosView) private readonly combos: Pick<CombosView, 'pageByAuthor'>,
  ) {}

  /** @throws RefusedError 404 when there is no such combo for everybody */
  async of(comboId: string): Promise<SimilarCombos> {
    const stored = await this.ports.documents.get(combosCollection, comboId);
    if (stored === null || !isShown(stored.doc)) throw refuse.notFound('combo');
    const { doc } = stored;
    const [found, ofAuthor] = await Promise.all([
      this.#candidates(comboId, doc),
      this.combos.pageByAuthor(doc.authorId, { cursor: null, limit: SHOWN * 2 }),
    ]);
    const own = comparedOf(doc);
    const compared = found.map(({ id, doc: other }) => ({ id, other: comparedOf(other) }));
    const similar = compared
      .map(({ id, other }) => ({ id, alike: likeness(own, other) }))
      .filter(({ alike }) => alike >= LEAST_ALIKE)
      // those that are alike by the same amount stand as the search has ranked them
      .sort((a, b) => b.alike - a.alike)
      .slice(0, SHOWN)
      .map(({ id }) => id);
    const sameSpot = compared
      .filter(({ id, other }) => !similar.includes(id) && isSameSpot(own, other))
      .slice(0, SHOWN)
      .map(({ id }) => id);
    const taken = [comboId, ...similar, ...sameSpot];
    return { similar, sameSpot, byAuthor: ofAuthor.ids.filter((id) => !taken.includes(id)).slice(0, SHOWN) };
  }

  async #candidates(comboId: string, doc: ComboDoc): Promise<readonly Stored<ComboDoc>[]> {
    const { gameId, characterId, characterIds, percentRange } = doc;
    const { moves } = movesOf(doc);
    const [first, second] = moves;
    const fighter = { game: [gameId], attacker: [characterId] };
    const asked: readonly Partial<SearchQuery>[] = [
      { ...fighter, defender: characterIds, percent: percentRange },
      { ...fighter, percent: percentRange },
      ...(moves.length === 0 ? [] : [{ ...fighter, moves }]),
      ...(first === undefined || second === undefined ? [] : [{ game: [gameId], sequence: [first, second] }]),
    ];
    const found = await Promise.all(asked.map((each) => this.#ids(each)));
    const ids = [...new Set(found.flat())].filter((id) => id !== comboId);
    const docs = await this.ports.documents.getMany(combosCollection, ids);
    return docs.filter(({ doc: each }) => isShown(each));
  }

  /** None where the search engine is away and the views cannot tell. */
  async #ids(asked: Partial<SearchQuery>): Promise<readonly string[]> {
    try {
      return (await this.index.search({ ...EVERYTHING, ...asked, sort: 'best', limit: CANDIDATES })).ids;
    } catch (error) {
      if (error instanceof RefusedError && error.status === 503) return [];
      throw error;
    }
  }
}

function isSameSpot(own: Compared, other: Compared): boolean {
  const [low, high] = own.percent;
  const [from, to] = other.percent;
  return (
    other.attacker === own.attacker &&
    other.defenders.some((id) => own.defenders.includes(id)) &&
    from <= high &&
    to >= low &&
    (movesAlike(own, other) ?? 0) < SAME_MOVES
  );
}
