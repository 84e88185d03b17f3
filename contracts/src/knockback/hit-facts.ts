import type { FrameHit, FrameMove } from '../frame-data/fighter-frames.js';
import type { HitFacts } from './knockback-rules.js';

/** What the formulas need of a hit; null where no source has its knockback or its damage. */
export function hitFacts({ kind, projectile }: FrameMove, hit: FrameHit): HitFacts | null {
  const { damage, knockback, electric = false, hitlagTimes = 1 } = hit;
  if (damage === null || knockback === undefined) return null;
  return { damage, knockback, isThrow: kind === 'throw', projectile, electric, hitlagTimes };
}
