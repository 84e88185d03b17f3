import type { FrameMove, ShieldRule } from './fighter-frames.js';

/** Frames that the rules of Ultimate add out of shield (specification, section 9; the same for every fighter). */
export const SHIELD_FRAMES = {
  shieldDrop: 11,
  grab: 4,
  /** Jump squat. */
  aerial: 3,
  spotDodge: 3,
  roll: 4,
} as const;

const ADDED: Readonly<Record<ShieldRule, number | null>> = {
  startupOnly: 0,
  grabPlus4: SHIELD_FRAMES.grab,
  aerialPlus3: SHIELD_FRAMES.aerial,
  jumpThenSpecial: SHIELD_FRAMES.aerial,
  shieldDropPlus11: SHIELD_FRAMES.shieldDrop,
  spotDodge: null,
  roll: null,
  notAvailable: null,
  notAPunish: null,
};

/**
 * Frames that an option needs from the end of shield stun: its startup and what the way out of shield adds.
 * @returns null for what cannot be done from a shield, or hits nothing
 */
export function shieldCost({ outOfShield, startup }: FrameMove): number | null {
  if (outOfShield === 'spotDodge') return SHIELD_FRAMES.spotDodge;
  if (outOfShield === 'roll') return SHIELD_FRAMES.roll;
  const added = ADDED[outOfShield];
  const [first] = startup;
  return added === null || first === undefined ? null : first + added;
}

/** Whether an option only gets away: it hits nothing. */
export const isEscape = ({ outOfShield }: FrameMove): boolean => outOfShield === 'spotDodge' || outOfShield === 'roll';
