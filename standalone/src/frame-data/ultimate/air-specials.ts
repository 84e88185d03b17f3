import type { FighterFrames, FrameMove } from '@combolab/contracts/frame-data';
import { SHIELD_FRAMES } from '@combolab/contracts/frame-data';

const SPECIALS: Readonly<Record<string, string>> = {
  'down b': 'down-special',
  'side b': 'side-special',
  'neutral b': 'neutral-special',
};

/**
 * Specials that the source prints as a way out of shield `(Air)`: done from a jump, not after dropping the shield. Taken where
 * jump squat and startup are the frames it prints.
 */
export function withAirSpecials(moves: readonly FrameMove[], published: FighterFrames['published']): FrameMove[] {
  const inAir = published.flatMap(({ moves: names, frames }) =>
    names
      .filter((name) => /air\)?$/i.test(name))
      .map((name) => ({ slug: SPECIALS[name.toLowerCase().replace(/,? ?\(?air\)?$/, '')], frames })),
  );
  return moves.map((move) =>
    inAir.some(({ slug, frames }) => slug === move.slug && move.startup[0] === frames - SHIELD_FRAMES.aerial)
      ? { ...move, outOfShield: 'jumpThenSpecial' as const }
      : move,
  );
}
