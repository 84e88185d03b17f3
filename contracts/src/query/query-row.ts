import type { GameId } from '../games/game.js';
import { DEFAULT_GAME_ID, GAME_IDS } from '../games/registry.js';
import { TAGS, type Tag } from '../views/tags.js';
import { DI_DIRECTIONS, PLATFORMS, POSITIONS } from '../track/condition-words.js';
import { DIFFICULTIES } from '../track/difficulty.js';
import { SEARCH_SORTS } from '../views/search-sorts.js';
import type { AskedConditions, Understood } from './understood.js';

/** A query and what a player wants from it, as the table of the domain has it. */
export interface QueryRow {
  /** The address of the page where a player wrote it, or who did. */
  readonly from: string;
  readonly query: string;
  /** The page's game while typing. */
  readonly game: GameId;
  readonly wanted: Wanted;
}

export type Wanted = Omit<Understood, 'offers' | 'implied' | 'corrections' | 'spans' | 'first' | 'optional'>;

/** The parts of an answer that a row speaks of. */
export function partsOf({
  offers: _o,
  implied: _i,
  corrections: _c,
  spans: _s,
  first: _f,
  optional: _w,
  ...parts
}: Understood): Wanted {
  return parts;
}

const list = (text: string | undefined, by = ' '): string[] => (text ?? '').split(by).filter((each) => each !== '');
const gameOf = (text: string | undefined, otherwise: GameId): GameId => GAME_IDS.find((id) => id === text) ?? otherwise;
function tagsOf(text: string | undefined): Tag[] {
  return list(text, ', ').map((name) => {
    const tag = TAGS.find((each) => each === name);
    if (tag === undefined) throw new Error(`no such type: ${name}`);
    return tag;
  });
}

/** Values of a fact that are among those there are. */
function valuesOf<T extends string>(all: readonly T[], text: string | undefined): T[] {
  return list(text).map((name) => {
    const value = all.find((each) => each === name);
    if (value === undefined) throw new Error(`no such value: ${name}`);
    return value;
  });
}

const yesOrNo = (text: string | undefined): boolean | null => (text === undefined ? null : text === 'true');

const conditionsOf = (facts: ReadonlyMap<string, string>): AskedConditions => ({
  position: valuesOf(POSITIONS, facts.get('position')),
  platform: valuesOf(PLATFORMS, facts.get('platform')),
  di: valuesOf(DI_DIRECTIONS, facts.get('di')),
  fiftyFifty: yesOrNo(facts.get('fiftyFifty')),
  outOfShield: yesOrNo(facts.get('outOfShield')),
});

function wantedOf(facts: ReadonlyMap<string, string>, text: string, page: GameId): Wanted {
  const game = gameOf(facts.get('game'), page);
  const ids = (key: string): string[] => list(facts.get(key)).map((slug) => `${game}:${slug}`);
  const [low, high] = list(facts.get('percent'), '-').map(Number);
  return {
    game,
    attackers: ids('A'),
    defenders: ids('D'),
    tags: tagsOf(facts.get('tags')),
    excluded: {
      attackers: ids('not A'),
      defenders: ids('not D'),
      tags: tagsOf(facts.get('not tags')),
      moves: list(facts.get('not moves')),
    },
    percent: low === undefined || high === undefined ? null : [low, high],
    moves: list(facts.get('moves')),
    sequence: list(facts.get('sequence')),
    starts: list(facts.get('starts')),
    ends: list(facts.get('ends')),
    contiguous: facts.get('contiguous') === 'true',
    sort: valuesOf(SEARCH_SORTS, facts.get('sort'))[0] ?? null,
    difficulty: valuesOf(DIFFICULTIES, facts.get('difficulty')),
    verified: yesOrNo(facts.get('verified')),
    conditions: conditionsOf(facts),
    patch: facts.get('patch') ?? null,
    authors: list(facts.get('authors'), ', '),
    text,
  };
}

/**
 * Rows of a table written as text: `# source game` heads the rows below it, each `query ⇒ fact: values; fact: values ⇒ text`.
 * Facts: A, D, not A, not D (slugs), tags, not tags, not moves, percent, moves, sequence, starts, ends, contiguous, sort, difficulty,
 * verified, position, platform, di, fiftyFifty, outOfShield, patch, authors, game (the one the query ends in).
 */
export function queryRows(table: string): readonly QueryRow[] {
  let from = '';
  let game: GameId = DEFAULT_GAME_ID;
  return table.split('\n').flatMap((line): QueryRow[] => {
    const head = /^# (.*) ([a-z][a-z0-9-]*)$/.exec(line);
    if (head !== null) {
      from = head[1] ?? '';
      game = gameOf(head[2], DEFAULT_GAME_ID);
      return [];
    }
    if (line.trim() === '') return [];
    const [query = '', facts = '', text = ''] = line.split('⇒');
    const pairs = list(facts.trim(), '; ').map((fact): [string, string] => {
      const at = fact.indexOf(': ');
      return [fact.slice(0, at), fact.slice(at + 2)];
    });
    return [{ from, game, query: query.trimEnd(), wanted: wantedOf(new Map(pairs), text.trim(), game) }];
  });
}
