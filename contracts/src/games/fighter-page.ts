import { findFighter, slugOf } from './registry.js';

/** A page of one fighter's combos, on all or on one other. */
export interface FighterPage {
  /** Ids of fighters of one game. */
  readonly attacker: string;
  readonly defender: string | null;
}

/** Path of the page of a fighter, or of a matchup: `/fighters/ssbu/mario/donkey-kong`. */
export function fighterPath(attacker: string, defender: string | null = null): string {
  const gameId = findFighter(attacker)?.gameId ?? '';
  return ['/fighters', gameId, slugOf(attacker), ...(defender === null ? [] : [slugOf(defender)])].join('/');
}

/** Whose page an address names; null where nobody of the game is called so. */
export function readFighterPage(gameId: string, slug: string, defender?: string): FighterPage | null {
  const idOf = (name: string): string | null => findFighter(`${gameId}:${name}`)?.id ?? null;
  const attacker = idOf(slug);
  const other = defender === undefined ? null : idOf(defender);
  if (attacker === null || (defender !== undefined && other === null)) return null;
  return { attacker, defender: other };
}
