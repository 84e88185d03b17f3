import type { Landing } from '@combolab/contracts/frame-data';

/** What the answers are sorted by: time to spare, first hitting frame, damage, name. */
export const OPTION_SORTS = ['slack', 'startup', 'damage', 'name'] as const;
export type OptionSort = (typeof OPTION_SORTS)[number];

/** What is asked of the tool; its address says the same. Names are those of the frame data's files and moves. */
export interface ToolChoice {
  /** Who shields; null while nobody is chosen. */
  readonly defender: string | null;
  readonly attacker: string | null;
  /** Who shields the same move beside the defender; null = nobody. */
  readonly compared: string | null;
  readonly move: string | null;
  /** Place of the hit in the move; null = the usual one. */
  readonly hit: number | null;
  readonly landing: Landing;
  readonly sort: OptionSort;
}

export const NOTHING_ASKED: ToolChoice = {
  ...{ defender: null, attacker: null, move: null, hit: null },
  ...{ landing: 'lag', sort: 'slack', compared: null },
};

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const slugIn = (text: string | null): string | null => (text !== null && SLUG.test(text) ? text : null);

/** Reads `?defender=donkey-kong&attacker=mario&move=forward-tilt&hit=0&landing=auto&sort=damage&with=ness`; nonsense is left out. */
export function readToolChoice(search: URLSearchParams): ToolChoice {
  const hit = search.get('hit') ?? '';
  return {
    defender: slugIn(search.get('defender')),
    attacker: slugIn(search.get('attacker')),
    move: slugIn(search.get('move')),
    hit: /^\d{1,2}$/.test(hit) ? Number(hit) : null,
    landing: search.get('landing') === 'auto' ? 'autoCancel' : 'lag',
    sort: OPTION_SORTS.find((each) => each === search.get('sort')) ?? NOTHING_ASKED.sort,
    compared: slugIn(search.get('with')),
  };
}

/** The query string of a choice, without `?`. */
export function writeToolChoice({ defender, attacker, move, hit, landing, sort, compared }: ToolChoice): string {
  const search = new URLSearchParams();
  if (defender !== null) search.set('defender', defender);
  if (attacker !== null) search.set('attacker', attacker);
  if (move !== null) search.set('move', move);
  if (hit !== null) search.set('hit', String(hit));
  if (landing === 'autoCancel') search.set('landing', 'auto');
  if (sort !== NOTHING_ASKED.sort) search.set('sort', sort);
  if (compared !== null) search.set('with', compared);
  return search.toString();
}
