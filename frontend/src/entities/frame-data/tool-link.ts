import { gamesWithFrames, USUAL_STATE, type Landing, type ShieldState } from '@combolab/contracts/frame-data';
import { readShieldState, writeShieldState } from './shield-state-link.js';

/** What the answers are sorted by: time to spare, first hitting frame, damage, name. */
export const OPTION_SORTS = ['slack', 'startup', 'damage', 'name'] as const;
export type OptionSort = (typeof OPTION_SORTS)[number];

/** What is asked of the tool; its address says the same. Names are those of the frame data's files and moves. */
export interface ToolChoice {
  /** Id of the game; null = that which the visitor chose last. */
  readonly game: string | null;
  /** Who shields; null while nobody is chosen. */
  readonly defender: string | null;
  readonly attacker: string | null;
  /** Who shields the same move beside the defender; null = nobody. */
  readonly compared: string | null;
  readonly move: string | null;
  /** Place of the hit in the move; null = the usual one. */
  readonly hit: number | null;
  readonly landing: Landing;
  /** How the attack came and was shielded. */
  readonly state: ShieldState;
  readonly sort: OptionSort;
}

export const NOTHING_ASKED: ToolChoice = {
  ...{ game: null, defender: null, attacker: null, move: null, hit: null },
  ...{ landing: 'lag', state: USUAL_STATE, sort: 'slack', compared: null },
};

/** Whether somebody, or something, is asked for. */
export const isAsked = ({ defender, attacker, move, compared }: ToolChoice): boolean =>
  [defender, attacker, move, compared].some((name) => name !== null);

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const slugIn = (text: string | null): string | null => (text !== null && SLUG.test(text) ? text : null);

/** The game of an address that names none but asks for something: addresses were so before there was a second one. */
const firstGame = (): string | null => gamesWithFrames()[0]?.id ?? null;

/**
 * Reads `?game=ssbm&defender=fox&attacker=marth&move=forward-air&hit=0&landing=auto&lcancel=off&sort=damage&with=falco`; nonsense
 * is left out.
 */
export function readToolChoice(search: URLSearchParams): ToolChoice {
  const hit = search.get('hit') ?? '';
  const choice: ToolChoice = {
    game: gamesWithFrames().find(({ id }) => id === search.get('game'))?.id ?? null,
    defender: slugIn(search.get('defender')),
    attacker: slugIn(search.get('attacker')),
    move: slugIn(search.get('move')),
    hit: /^\d{1,2}$/.test(hit) ? Number(hit) : null,
    landing: search.get('landing') === 'auto' ? 'autoCancel' : 'lag',
    state: readShieldState(search),
    sort: OPTION_SORTS.find((each) => each === search.get('sort')) ?? NOTHING_ASKED.sort,
    compared: slugIn(search.get('with')),
  };
  return choice.game === null && isAsked(choice) ? { ...choice, game: firstGame() } : choice;
}

/** The query string of a choice, without `?`. */
export function writeToolChoice(choice: ToolChoice): string {
  const { game, defender, attacker, move, hit, landing, state, sort, compared } = choice;
  const search = new URLSearchParams();
  if (game !== null && !(isAsked(choice) && game === firstGame())) search.set('game', game);
  if (defender !== null) search.set('defender', defender);
  if (attacker !== null) search.set('attacker', attacker);
  if (move !== null) search.set('move', move);
  if (hit !== null) search.set('hit', String(hit));
  if (landing === 'autoCancel') search.set('landing', 'auto');
  writeShieldState(state, search);
  if (sort !== NOTHING_ASKED.sort) search.set('sort', sort);
  if (compared !== null) search.set('with', compared);
  return search.toString();
}
