import { findFighter } from '@combolab/contracts';
import type { FighterFrames } from '@combolab/contracts/frame-data';
import { language } from '../../shared/language/language.js';
import { isMoveOfAll, moveTitle } from '../../shared/terms/moves.js';

/** Frame data with the names of the spoken language: of the fighter, and of the moves that all fighters have. */
export function spokenFrames(fighterId: string, frames: FighterFrames): FighterFrames {
  if (language() === 'en') return frames;
  return {
    ...frames,
    name: findFighter(fighterId)?.name ?? frames.name,
    moves: frames.moves.map((move) => (isMoveOfAll(move.slug) ? { ...move, name: moveTitle(move.slug) } : move)),
  };
}
