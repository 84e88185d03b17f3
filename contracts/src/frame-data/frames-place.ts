import type { Game, FrameDataPlace } from '../games/game.js';
import { findFighter, findGame, GAMES, slugOf } from '../games/registry.js';

type GameWithFrames = Game & { readonly frameData: FrameDataPlace };

/** The games there is frame data of, the default first. */
export const gamesWithFrames = (): readonly GameWithFrames[] =>
  GAMES.filter((game): game is GameWithFrames => game.frameData !== null);

/** What stands at an address of the frame data. */
export type FramesPlace =
  /** The fighters of a game; null = of the one that the visitor chose last. */
  | { readonly kind: 'roster'; readonly gameId: string | null }
  | { readonly kind: 'fighter'; readonly fighterId: string }
  /** No fighter is called that. */
  | { readonly kind: 'unknown'; readonly gameId: string | null; readonly asked: string };

const BEGINNING = '/frames';

/** Path of a fighter's frames: `/frames/fox` in the first game with frame data, `/frames/ssbm/fox` in any other. */
export function framesPath(fighterId: string): string {
  const gameId = findFighter(fighterId)?.gameId ?? '';
  const slug = slugOf(fighterId);
  return gamesWithFrames()[0]?.id === gameId ? `${BEGINNING}/${slug}` : `${BEGINNING}/${gameId}/${slug}`;
}

/** Path of a game's roster. */
export const rosterPath = (gameId: string): string => `${BEGINNING}/${gameId}`;

/**
 * Reads what follows `/frames`: nothing, a game, a fighter by slug (of the first game with frame data that has one) or by id,
 * or a game and the slug of its fighter.
 */
export function framesPlace(first = '', second = ''): FramesPlace {
  if (first === '') return { kind: 'roster', gameId: null };
  const game = findGame(first);
  if (second === '' && game !== undefined) return { kind: 'roster', gameId: game.id };
  const ids = second !== '' ? [`${first}:${second}`] : [first, ...gamesWithFrames().map(({ id }) => `${id}:${first}`)];
  const fighterId = ids.find((id) => findFighter(id) !== undefined);
  if (fighterId !== undefined) return { kind: 'fighter', fighterId };
  const asked = second !== '' ? second : slugOf(first);
  const named = second !== '' ? first : first.slice(0, Math.max(0, first.indexOf(':')));
  return { kind: 'unknown', gameId: findGame(named)?.id ?? null, asked };
}

/** The same of a whole path; null for a path that is not one of frame data. */
export function placeOfPath(path: string): FramesPlace | null {
  const [, beginning, first, second, more] = path.replace(/\/+$/, '').split('/');
  if (`/${beginning ?? ''}` !== BEGINNING) return null;
  return more === undefined ? framesPlace(first, second) : { kind: 'unknown', gameId: null, asked: more };
}
