import type { GameId } from '../games/game.js';
import { findGame } from '../games/registry.js';
import { keptByGame } from '../games/words.js';
import { editDistance } from './edit-distance.js';
import { fold } from './fold.js';
import { namesOf } from './names.js';

/** Letters that a misspelt name may differ by. */
const MOST_WRONG = 3;

/** As names are kept: folded, with space around each `&`. */
const spaced = (text: string): string => fold(text).replaceAll('&', ' & ').replace(/ +/g, ' ').trim();

/** Folded: everything that each fighter of a game is called, its own name first. */
const callings = keptByGame((game: GameId): ReadonlyMap<string, readonly string[]> => {
  const called = new Map((findGame(game)?.fighters ?? []).map(({ id, name }) => [id, [spaced(name)]]));
  const { sure, risky } = namesOf(game);
  const all = [
    ...sure.all(),
    ...[...risky.all()].flatMap(({ phrase, value }) => value.map((each) => ({ phrase, value: each }))),
  ];
  for (const { phrase, value } of all) for (const id of value.ids) called.get(id)?.push(phrase);
  return called;
});

/** 0: called just that; 1: its name begins so; 2: a word of its name does; 3: a nickname, or its group's name does; null: none. */
function rankOf(phrases: readonly string[], typed: string): number | null {
  const [own = ''] = phrases;
  if (phrases.includes(typed)) return 0;
  if (own.startsWith(typed)) return 1;
  if (own.includes(` ${typed}`)) return 2;
  return phrases.some((phrase) => phrase.startsWith(typed)) ? 3 : null;
}

const byRank = (ranked: readonly (readonly [id: string, rank: number])[]): readonly string[] =>
  ranked.toSorted(([, a], [, b]) => a - b).map(([id]) => id);

/**
 * Fighters of a game that a text may be the beginning of, by every name the search takes: their own, nicknames, also risky
 * ones, and those of their groups. The likeliest first, equal ones in the order of the game; all of them for an empty text.
 * @returns ids
 */
export function fightersCalled(text: string, game: GameId): readonly string[] {
  const typed = spaced(text);
  const all = [...callings(game)];
  if (typed === '') return all.map(([id]) => id);
  return byRank(
    all.flatMap(([id, phrases]) => {
      const rank = rankOf(phrases, typed);
      return rank === null ? [] : [[id, rank] as const];
    }),
  );
}

/** Fighters whose names are nearest to a text that is nobody's name, at most `most`; those it may be the beginning of first. */
export function nearestFighters(text: string, game: GameId, most: number): readonly string[] {
  const typed = spaced(text);
  const near = [...callings(game)].flatMap(([id, phrases]) => {
    const distance = Math.min(...phrases.map((phrase) => editDistance(typed, phrase, MOST_WRONG)));
    return distance > MOST_WRONG ? [] : [[id, distance] as const];
  });
  const found = typed === '' ? [] : [...fightersCalled(text, game), ...byRank(near)];
  return [...new Set(found)].slice(0, most);
}
