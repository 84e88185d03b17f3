import type { FrameHit, FrameMove, ShieldRule } from '../../frame-data/fighter-frames.js';
import { USUAL_STATE, type Shielder, type ShieldRules, type ShieldState } from '../../frame-data/shield-rules.js';
import { shieldWindow, windowRule } from '../../frame-data/shield-window.js';
import { stunByFormula } from '../../frame-data/stun-formula.js';
import { staleShare } from './stale-moves.js';

/** Frames that the rules of Ultimate add out of shield (specification, section 9; the same for every fighter). */
export const SHIELD_FRAMES = {
  shieldDrop: 11,
  grab: 4,
  /** Jump squat. */
  aerial: 3,
  spotDodge: 3,
  roll: 4,
} as const;
/** Frames that whoever parries a hit that is no projectile acts earlier (ssbwiki.com, "Perfect shield": 14 more for one, 11 for the other). */
export const PARRY_GAIN = 3;
/** Share of its damage that an aerial does from a short hop (ssbwiki.com, "Shieldstun", on Ultimate). */
export const SHORT_HOP_SHARE = 0.85;

const ADDED: Readonly<Partial<Record<ShieldRule, number>>> = {
  startupOnly: 0,
  grabPlus4: SHIELD_FRAMES.grab,
  shieldDropPlus11: SHIELD_FRAMES.shieldDrop,
};

/** Everybody's is 3 frames but Kazuya's. */
const jumpSquatOf = ({ jumpSquat = SHIELD_FRAMES.aerial }: Shielder['stats']): number => jumpSquat;

const touches = (move: FrameMove): boolean => move.hits.length > 0 && windowRule(move) !== null;

/** The stun of a weaker or stronger hit; where its printed stun is not the formula's, the printed one is taken as its measure. */
function stunAt(move: FrameMove, damage: number, stun: number, share: number): number {
  if (stunByFormula(move, damage) === stun) return stunByFormula(move, damage * share);
  return Math.max(2, Math.floor((stun - 1.5) * share + 2));
}

/** Frames both stand still by the game's formula, floor(0.65 x damage + 6) (ssbwiki.com, "Hitlag"). @param damage percent */
const lagByFormula = (damage: number): number => Math.floor(0.65 * damage + 6);

/** A printed advantage that goes on counting, with as much less stun as the hit has. */
const printedAt = ({ published, shieldStun }: FrameHit, stun: number | null): number | null =>
  published === null || shieldStun === null || stun === null ? null : published + stun - shieldStun;

function hitAt(move: FrameMove, hit: FrameHit, share: number): FrameHit {
  const { damage, shieldStun, shieldLag } = hit;
  const stun = damage === null || shieldStun === null ? null : stunAt(move, damage, shieldStun, share);
  if (damage === null) return { ...hit, shieldStun: null, published: null };
  return {
    ...hit,
    damage: damage * share,
    shieldStun: stun,
    shieldLag: shieldLag === null ? null : Math.max(0, shieldLag + lagByFormula(damage * share) - lagByFormula(damage)),
    published: hit.windowPublished === true ? printedAt(hit, stun) : null,
    derived: [...new Set([...(hit.derived ?? []), 'damage', 'shieldStun', 'shieldLag'])],
  };
}

function asPlayed(move: FrameMove, { stale, hop }: ShieldState): FrameMove {
  const share = staleShare(stale) * (hop === 'short' && move.kind === 'aerial' ? SHORT_HOP_SHARE : 1);
  return share === 1 ? move : { ...move, hits: move.hits.map((hit) => hitAt(move, hit, share)) };
}

const isParried = (move: FrameMove, { parry }: ShieldState): boolean => {
  const rule = windowRule(move);
  return parry && (rule === 'attack' || rule === 'aerial');
};

/** What a shield has of a move: stun, and of what travels by itself how long the shield stands still. */
const blocked = ({ hits, projectile }: FrameMove): string =>
  hits.map(({ shieldStun, shieldLag }) => [shieldStun, projectile ? shieldLag : '']).join(' ');

/** Super Smash Bros. Ultimate: the shield takes 11 frames to drop; a parry skips them. */
export const ultimateShieldRules: ShieldRules = {
  game: 'ssbu',
  example: { defender: 'mario', attacker: 'donkey-kong', move: 'forward-tilt' },
  switches: (move) => {
    if (!touches(move)) return [];
    const hopMatters = blocked(asPlayed(move, { ...USUAL_STATE, hop: 'short' })) !== blocked(move);
    return [
      ...(isParried(move, { ...USUAL_STATE, parry: true }) ? (['parry'] as const) : []),
      ...(hopMatters ? (['hop'] as const) : []),
      'stale',
    ];
  },
  asPlayed,
  window: (move, choice = {}, state = USUAL_STATE) => {
    const window = shieldWindow(asPlayed(move, state), choice);
    if (window === null || !isParried(move, state)) return window;
    const later = (frames: number | null): number | null => (frames === null ? null : frames + PARRY_GAIN);
    return { ...window, frames: later(window.frames), atLeast: later(window.atLeast) };
  },
  cost: ({ outOfShield, startup }, { stats }, { parry } = USUAL_STATE) => {
    if (outOfShield === 'spotDodge') return SHIELD_FRAMES.spotDodge;
    if (outOfShield === 'roll') return SHIELD_FRAMES.roll;
    const jumps = outOfShield === 'aerialPlus3' || outOfShield === 'jumpThenSpecial';
    const usual = jumps ? jumpSquatOf(stats) : ADDED[outOfShield];
    const added = parry && outOfShield === 'shieldDropPlus11' ? 0 : usual;
    const [first] = startup;
    return added === undefined || first === undefined ? null : first + added;
  },
  movements: ({ stats }) => [
    { id: 'jump', name: 'Jump', cost: jumpSquatOf(stats) },
    { id: 'drop', name: 'Drop shield', cost: SHIELD_FRAMES.shieldDrop },
  ],
};
