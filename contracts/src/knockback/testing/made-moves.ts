import type { FrameHit, FrameMove, Knockback } from '../../frame-data/fighter-frames.js';

/** A hit for tests. @param knockback base and growth, set knockback 0; null = no source has it */
export function madeHit(
  damage: number,
  knockback: readonly [base: number, growth: number] | null,
  startup: number | null = null,
  label = 'hit',
): FrameHit {
  const [base, growth] = knockback ?? [0, 0];
  const known: { knockback?: Knockback } = knockback === null ? {} : { knockback: { angle: 90, base, growth, set: 0 } };
  return { label, startup, shieldLag: null, shieldStun: null, damage, published: null, ...known };
}

/** A move for tests, of which only its hits and frames matter. */
export function madeMove(
  slug: string,
  startup: number,
  hits: readonly FrameHit[],
  more: Partial<FrameMove> = {},
): FrameMove {
  return {
    ...{ slug, name: slug, shortName: slug, group: 'tilt', kind: 'tilt', variant: null },
    ...{ startup: [startup], active: [], total: null, landingLag: null, autoCancel: null, projectile: false },
    ...{ hits: [...hits], outOfShield: 'notAPunish', notes: null, source: 'made up', confidence: 'high' },
    ...more,
  };
}
