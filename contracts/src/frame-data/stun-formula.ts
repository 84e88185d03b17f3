import type { FighterFrames, FrameMove } from './fighter-frames.js';

/** Share of the damage that each kind of move puts into stun (SmashWiki, "Shieldstun"). */
const multiplier = ({ kind, projectile }: FrameMove): number =>
  projectile ? 0.29 : kind === 'aerial' ? 0.33 : kind === 'smash' || kind === 'smash_up' ? 0.725 : 1;

/** Frames of shield stun by the formula of the game, floor(0.8 x damage x share + 2). @param damage percent */
export const stunByFormula = (move: FrameMove, damage: number): number =>
  Math.floor(0.8 * damage * multiplier(move) + 2);

/** A hit whose stun is not what the formula gives. */
export interface StunOutlier {
  readonly move: string;
  readonly hit: string;
  readonly stun: number;
  readonly byFormula: number;
}

/** Hits whose stun is more than `tolerance` frames from the formula: to be looked at before they are believed. */
export const stunOutliers = ({ moves }: Pick<FighterFrames, 'moves'>, tolerance = 1): readonly StunOutlier[] =>
  moves.flatMap((move) =>
    move.hits
      .flatMap(({ label, damage, shieldStun }) =>
        damage === null || shieldStun === null
          ? []
          : [{ move: move.slug, hit: label, stun: shieldStun, byFormula: stunByFormula(move, damage) }],
      )
      .filter(({ stun, byFormula }) => Math.abs(stun - byFormula) > tolerance),
  );
