import type { FrameMove } from '../../frame-data/fighter-frames.js';
import { USUAL_STATE, type ShieldRules, type Shielder, type ShieldMovement } from '../../frame-data/shield-rules.js';
import { shieldWindow, windowRule } from '../../frame-data/shield-window.js';

/** Frames that the rules of Melee add out of shield. */
export const MELEE_FRAMES = {
  /** Dropping the shield (ssbwiki.com, "Out of shield"). */
  shieldDrop: 15,
  /** The frame of the jump that an up smash or up special cancels (ssbwiki.com, "Jump-canceling"). */
  jumpCancel: 1,
  /** After a power shield an attack can begin on the second frame of the drop (ssbwiki.com, "Power shield canceling"). */
  powerShieldDrop: 1,
  /** The air dodge of a wavedash, and its landing (ssbwiki.com, "Wavedash"). */
  wavedashDodge: 1,
  wavedashLanding: 10,
} as const;

/**
 * Frames of shield stun of a full shield, floor((damage + 4.45) / 2.235) (ssbwiki.com, "Shieldstun", on Melee). A light shield has
 * more; it is not counted.
 * @param damage percent
 */
export const meleeShieldStun = (damage: number): number => Math.floor((damage + 4.45) / 2.235);

function wavedash({ stats: { jumpSquat } }: Shielder): ShieldMovement[] {
  if (jumpSquat === undefined) return [];
  const cost = jumpSquat + MELEE_FRAMES.wavedashDodge + MELEE_FRAMES.wavedashLanding;
  return [{ id: 'wavedash', name: 'Wavedash', cost }];
}

const added = ({ outOfShield }: FrameMove, { stats }: Shielder, powerShield: boolean): number | undefined => {
  if (outOfShield === 'shieldGrab') return 0;
  if (outOfShield === 'jumpCancel') return MELEE_FRAMES.jumpCancel;
  if (outOfShield === 'afterJump') return stats.jumpSquat;
  if (outOfShield !== 'afterDrop') return undefined;
  return powerShield ? MELEE_FRAMES.powerShieldDrop : MELEE_FRAMES.shieldDrop;
};

const asPlayed: ShieldRules['asPlayed'] = (move, { lCancel }) =>
  lCancel && move.lCancelledLag !== undefined ? { ...move, landingLag: move.lCancelledLag } : move;

/**
 * Super Smash Bros. Melee: a grab comes straight from shield, an up smash and an up special cancel a jump on its first frame, aerials
 * follow the jump squat, all else the drop of the shield. Dodges begin at once.
 */
export const meleeShieldRules: ShieldRules = {
  game: 'ssbm',
  example: { defender: 'fox', attacker: 'marth', move: 'down-tilt' },
  switches: (move) => {
    const rule = windowRule(move);
    return [
      ...(rule === 'aerial' && move.lCancelledLag !== undefined ? (['lCancel'] as const) : []),
      ...(rule === 'attack' || rule === 'aerial' ? (['powerShield'] as const) : []),
    ];
  },
  asPlayed,
  window: (move, choice = {}, state = USUAL_STATE) => shieldWindow(asPlayed(move, state), choice),
  cost: (move, fighter, { powerShield } = USUAL_STATE) => {
    const { outOfShield, intangible, startup } = move;
    if (outOfShield === 'spotDodge' || outOfShield === 'roll') return intangible?.[0] ?? null;
    const frames = added(move, fighter, powerShield);
    const [first] = startup;
    return frames === undefined || first === undefined ? null : first + frames;
  },
  movements: (fighter) => {
    const { jumpSquat } = fighter.stats;
    return [
      ...(jumpSquat === undefined ? [] : [{ id: 'jump', name: 'Jump', cost: jumpSquat } as const]),
      ...wavedash(fighter),
      { id: 'drop', name: 'Drop shield', cost: MELEE_FRAMES.shieldDrop } as const,
    ].sort((a, b) => a.cost - b.cost);
  },
};
