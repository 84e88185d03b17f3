import { DIFFICULTIES, fold, GAME_IDS, SEARCH_SORTS, TAGS } from '@combolab/contracts';
import { titleWords } from '@combolab/contracts/query';
import { EVERYTHING, type SearchQuery } from '@combolab/platform';
import { random, zipf, type Random } from '@combolab/standalone/generate/random';
import { FIGHTERS, VOCABULARY } from './vocabulary.js';

export const QUERY_CLASSES = ['filter', 'text and filter', 'text', 'prefix', 'worst'] as const;
export type QueryClass = (typeof QUERY_CLASSES)[number];

export interface ClassedQuery {
  readonly class: QueryClass;
  readonly query: SearchQuery;
}

type Part = Partial<SearchQuery>;

const NOTHING: SearchQuery = { ...EVERYTHING, facets: true };

/** 40 % filters, 25 % text and filters, 15 % text, 15 % prefix, 5 % worst cases; each a full answer with all facets. */
export function generateQueries(count: number, seed: number): ClassedQuery[] {
  const draw = random(seed);
  const make = makers(draw);
  return Array.from({ length: count }, () => {
    const roll = draw.next();
    const name: QueryClass =
      roll < 0.4 ? 'filter' : roll < 0.65 ? 'text and filter' : roll < 0.8 ? 'text' : roll < 0.95 ? 'prefix' : 'worst';
    return { class: name, query: { ...NOTHING, ...make[name]() } };
  });
}

function makers(draw: Random): Record<QueryClass, () => Part> {
  const word = zipf(VOCABULARY, draw);
  const filters = filterMaker(draw);
  const words = (): string => Array.from({ length: 1 + draw.below(2) }, word).join(' ');
  const prefix = (): string => word().slice(0, 1 + draw.below(5));
  /** As the API asks for words: by their relevance, with what titles are compared with. */
  const asked = (text: string): Part => ({
    text,
    sort: 'best',
    titleText: fold(text),
    titleWords: titleWords(text, []),
  });
  return {
    filter: () => ({ ...filters(1 + draw.below(3)), sort: draw.pick(SEARCH_SORTS) }),
    'text and filter': () => ({ ...filters(1 + draw.below(2)), ...asked(words()) }),
    text: () => asked(words()),
    prefix: () => asked(prefix()),
    worst: () =>
      draw.pick<() => Part>([
        () => asked(VOCABULARY[draw.below(5)] ?? ''),
        () => ({ text: word().slice(0, 1), sort: 'easy' }),
        () => ({ tag: TAGS, sort: 'wide' }),
        () => ({ tag: TAGS.slice(draw.below(3)), percent: [draw.below(20), 120 + draw.below(80)], sort: 'liked' }),
        () => ({ notAttacker: [draw.pick(FIGHTERS)], text: VOCABULARY[draw.below(5)] ?? '', sort: 'easy' }),
      ])(),
  };
}

function filterMaker(draw: Random): (count: number) => Part {
  const fighter = zipf(FIGHTERS, draw);
  const kinds: readonly (() => Part)[] = [
    () => ({ attacker: Array.from({ length: 1 + draw.below(2) }, fighter) }),
    () => ({ defender: [fighter()] }),
    () => ({ tag: [draw.pick(TAGS)] }),
    () => ({ game: [draw.pick(GAME_IDS)] }),
    () => ({ difficulty: [draw.pick(DIFFICULTIES)] }),
    () => ({ verified: [draw.chance(0.5) ? 'true' : 'false'] }),
    () => {
      const low = draw.below(180);
      return { percent: [low, Math.min(200, low + draw.below(40))] };
    },
    () => ({ notDefender: [fighter()] }),
  ];
  return (count) => Object.assign({}, ...Array.from({ length: count }, () => draw.pick(kinds)())) as Part;
}
