import type { GameId, Tag } from '@combolab/contracts';
import type { SampleCombo } from '../sample-combo.js';
import { parseHits, parseMoves, parseTrack } from './track-notation.js';

export interface ComboRow {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  /** `attacker > defender, defender`, as slugs of the game's roster. */
  readonly on: string;
  readonly tags: readonly Tag[];
  readonly percent: readonly [low: number, high: number];
  readonly frames: number;
  readonly track: string;
  readonly hits: string;
  /** What is done from which frame on: `14 grab | 26 up-throw`; where it is absent, names and descriptions tell. */
  readonly moves?: string;
  /** Which hit the thumbnail shows; the second by default. */
  readonly shows?: number;
}

/** Rows of one game as sample combos. */
export const combosOf = (gameId: GameId, rows: readonly ComboRow[]): readonly SampleCombo[] =>
  rows.map(({ on, percent, track, hits, moves = '', shows = 1, ...row }) => {
    const [attacker = '', ...defenders] = on.split(/\s*[>,]\s*/).map((slug) => `${gameId}:${slug}`);
    const fight = { gameId, characterId: attacker, characterIds: defenders, percentRange: percent };
    return {
      ...row,
      ...fight,
      actions: parseTrack(track),
      hits: parseHits(hits),
      moves: parseMoves(moves),
      thumbnailHit: shows,
    };
  });
