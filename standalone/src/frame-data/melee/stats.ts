import type { FighterStats } from '@combolab/contracts/frame-data';
import type { readMovement } from './kept.js';
import type { SourceFighter } from './source.js';

type Movement = ReturnType<typeof readMovement>[string];

/** Air accelerations that no other of the game comes near are believed no more: Luigi's, in the second source. */
export const TOO_MUCH = 0.5;

/**
 * Weight and movement of a fighter; what falls and flies comes from the second source, which the first has not. Its gravity is
 * believed where both have the same speed of falling.
 */
export function statsOf({ statistics }: SourceFighter, movement: Movement | undefined): FighterStats {
  const { weight, walkSpeed, runSpeed, initialDash, dashFrames, jumpSquat, waveDashLength, gravity } = statistics;
  return {
    ...{
      weight,
      walkSpeed,
      runSpeed,
      initialDash,
      dashFrames,
      jumpSquat,
      fallSpeed: gravity,
      wavedashLength: waveDashLength,
    },
    ...(movement !== undefined && {
      ...{ fastFallSpeed: movement.fastFallSpeed, airSpeed: movement.airSpeed },
      ...(movement.fallSpeed === gravity && { gravity: movement.gravity }),
      ...(movement.airAcceleration < TOO_MUCH && { airAcceleration: movement.airAcceleration }),
    }),
  };
}
