import { usualHit, windowRule, type FrameMove, type ShieldWindow } from '@combolab/contracts/frame-data';
import type { PhaseKind } from '../../entities/frame-data/phase-bar.js';

/** What a fighter does on a stretch of the time line: `stun` = held in shield, `yours` = free before the other is. */
export type StretchKind = PhaseKind | 'stun' | 'yours' | 'intangible';

/** A stretch of a fighter's frames on the time line. */
export interface Stretch {
  readonly kind: StretchKind;
  /** Frames from the beginning of the line. */
  readonly from: number;
  readonly length: number;
}

/** Both fighters' frames on one line. */
export interface FrameMeter {
  readonly attacker: readonly Stretch[];
  readonly defender: readonly Stretch[];
  /** Frames from the beginning of the line until the defender can act. */
  readonly youAct: number;
  /** The line begins with the landing, not with the input. */
  readonly fromLanding: boolean;
}

const stretches = (...all: readonly (readonly [kind: StretchKind, from: number, to: number])[]): readonly Stretch[] =>
  all.filter(([, from, to]) => to > from).map(([kind, from, to]) => ({ kind, from, length: to - from }));

/**
 * The frames of a move on shield. The frames for which both stand still are left out, but for projectiles, whose owner
 * does not.
 * @param hit place of the hit in the move
 * @returns null where a number is missing
 */
export function frameMeter(move: FrameMove, window: ShieldWindow, hit = usualHit(move)): FrameMeter | null {
  const { frames } = window;
  const part = move.hits[hit];
  if (frames === null || part === undefined) return null;
  const { shieldStun: stun, shieldLag } = part;
  if (stun === null) return null;
  if (windowRule(move) === 'aerial') {
    return {
      attacker: stretches(['end', 0, stun + frames]),
      defender: stretches(['stun', 0, stun], ['yours', stun, stun + frames]),
      ...{ youAct: stun, fromLanding: true },
    };
  }
  const start = move.advantageStartup ?? part.startup ?? 0;
  const still = window.rule === 'projectile' ? (shieldLag ?? 0) : 0;
  const freeFrom = start + still + stun;
  const end = freeFrom + frames;
  return {
    attacker: stretches(['startup', 0, start - 1], ['active', Math.max(0, start - 1), start], ['end', start, end]),
    defender: stretches(['stun', start, freeFrom], ['yours', freeFrom, end]),
    ...{ youAct: freeFrom, fromLanding: false },
  };
}
