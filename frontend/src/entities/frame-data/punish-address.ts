import { findFighter, slugOf } from '@combolab/contracts';
import { NOTHING_ASKED, writeToolChoice } from './tool-link.js';

const gameOf = (fighterId: string): string | null => findFighter(fighterId)?.gameId ?? null;

/** Address that asks the tool what punishes a move, or with none, what punishes the fighter. */
export const punishAddress = (fighterId: string, move: string | null = null): string =>
  `/what-can-i-do?${writeToolChoice({ ...NOTHING_ASKED, game: gameOf(fighterId), attacker: slugOf(fighterId), move })}`;

/** Address that asks the tool what a fighter can do out of shield. */
export const defenceAddress = (fighterId: string): string =>
  `/what-can-i-do?${writeToolChoice({ ...NOTHING_ASKED, game: gameOf(fighterId), defender: slugOf(fighterId) })}`;
