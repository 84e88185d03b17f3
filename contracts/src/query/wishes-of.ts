import { DI_DIRECTIONS, PLATFORMS, POSITIONS } from '../track/condition-words.js';
import { DIFFICULTIES } from '../track/difficulty.js';
import { SEARCH_SORTS } from '../views/search-sorts.js';
import type { Item } from './item.js';
import type { Understood } from './understood.js';
import type { WishField } from './wishes.js';

type Wished = Pick<Understood, 'sort' | 'difficulty' | 'verified' | 'conditions' | 'patch' | 'authors' | 'contiguous'>;

/** What the sure items of a query wish for; of what can be one thing alone the first. */
export function wishesOf(sure: readonly Item[]): Wished {
  const values = (field: WishField): readonly string[] => [
    ...new Set(
      sure.flatMap(({ meaning }) =>
        meaning.kind === 'wish' && meaning.wish.field === field ? meaning.wish.values : [],
      ),
    ),
  ];
  const among = <T extends string>(all: readonly T[], field: WishField): readonly T[] => {
    const wished = values(field);
    return all.filter((value) => wished.includes(value));
  };
  const yesOrNo = (field: WishField): boolean | null => {
    const [first] = values(field);
    return first === undefined ? null : first === 'true';
  };
  const [sort = null] = values('sort').flatMap((value) => SEARCH_SORTS.filter((each) => each === value));
  return {
    sort,
    difficulty: among(DIFFICULTIES, 'difficulty'),
    verified: yesOrNo('verified'),
    conditions: {
      position: among(POSITIONS, 'position'),
      platform: among(PLATFORMS, 'platform'),
      di: among(DI_DIRECTIONS, 'di'),
      fiftyFifty: yesOrNo('fiftyFifty'),
      outOfShield: yesOrNo('outOfShield'),
    },
    patch: values('patch')[0] ?? null,
    authors: values('author'),
    contiguous: values('contiguous').length > 0,
  };
}
