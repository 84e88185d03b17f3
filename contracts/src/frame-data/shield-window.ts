import type { FrameHit, FrameMove, MoveKind } from './fighter-frames.js';

/** How the frames of a move on shield are counted. */
export type WindowRule = 'attack' | 'aerial' | 'projectile' | 'grab';

/** What the shielding fighter has after a move, in frames. */
export interface ShieldWindow {
  readonly rule: WindowRule;
  /** Frames that the defender is free before the attacker; negative = the attacker acts first, null = nobody knows. */
  readonly frames: number | null;
  /** A bound below it where no source has the number itself. */
  readonly atLeast: number | null;
}

/** How the attacker comes down. */
export type Landing =
  /** With the move's landing lag. */
  | 'lag'
  /** Auto-cancelled: as from a jump without an attack. */
  | 'autoCancel';

export interface WindowChoice {
  /** Place of the hit in the move; {@link usualHit} when absent. */
  readonly hit?: number;
  readonly landing?: Landing;
  /** Frames of an auto-cancelled landing; the fighter's hard landing. */
  readonly landingFrames?: number;
}

const ATTACKS: readonly MoveKind[] = [
  'jab',
  'tilt',
  'dash_attack',
  'smash',
  'smash_up',
  'special',
  'special_up',
  'getup',
];
const NO_SHIELD: readonly MoveKind[] = ['spot_dodge', 'roll', 'air_dodge', 'pummel', 'throw'];

/**
 * Which formula of the specification (section 9) a move goes by; null for dodges, which hit nothing, and for what only
 * a grab leads to.
 * @throws Error `unknown type`
 */
export function windowRule({ kind, projectile, advantageRule }: FrameMove): WindowRule | null {
  if (advantageRule !== undefined) return advantageRule;
  if (kind === 'aerial' || kind === 'grab') return kind;
  if (NO_SHIELD.includes(kind)) return null;
  if (ATTACKS.includes(kind)) return projectile ? 'projectile' : 'attack';
  throw new Error('unknown type');
}

/**
 * The hit that counts when nobody chose one, of those its source has a number of, or of all where it has none: the last of a
 * sequence; where it depends on the place, the one that leaves the least; otherwise the first.
 */
export function usualHit({ hits, hitKind }: FrameMove): number {
  if (hitKind === 'sequence') return hits.length - 1;
  const places = [...hits.keys()];
  const printed = places.filter((place) => (hits[place]?.published ?? null) !== null);
  const published = printed.length > 0 ? printed : places;
  const [first = 0] = published;
  if (hitKind !== 'position') return first;
  const stunOf = (place: number): number => hits[place]?.shieldStun ?? 0;
  return published.reduce((most, place) => (stunOf(place) > stunOf(most) ? place : most), first);
}

const less = (from: number | null, ...frames: readonly (number | null)[]): number | null =>
  frames.reduce<number | null>((left, each) => (left === null || each === null ? null : left - each), from);

function framesOf(move: FrameMove, rule: WindowRule, hit: FrameHit | undefined, choice: WindowChoice): number | null {
  const { total, landingLag, helpless, advantageStartup, endlagAfterHit, startup } = move;
  if (rule === 'grab') return less(total, startup[0] ?? null);
  if (hit === undefined || helpless === true) return null;
  const { shieldStun, shieldLag, published } = hit;
  if (hit.windowPublished === true && published !== null && choice.landing !== 'autoCancel') return 0 - published;
  if (rule === 'aerial') {
    const lag = choice.landing === 'autoCancel' ? (choice.landingFrames ?? null) : landingLag;
    return move.projectile ? less(lag, shieldStun, shieldLag) : less(lag, shieldStun);
  }
  const after = endlagAfterHit ?? less(total, advantageStartup ?? hit.startup);
  return rule === 'projectile' ? less(after, shieldStun, shieldLag) : less(after, shieldStun);
}

/**
 * The frames between a move on shield and its owner's next act. Formulas of the specification, section 9:
 * attack = total - last startup - stun; aerial = landing lag - stun; projectile = total - startup - stun - lag, for it does
 * not freeze its owner; grab = total - startup, what one that missed costs.
 * @returns null for a move that hits nothing
 * @throws Error `unknown type`
 */
export function shieldWindow(move: FrameMove, choice: WindowChoice = {}): ShieldWindow | null {
  const rule = windowRule(move);
  if (rule === null) return null;
  const hit = move.hits[choice.hit ?? usualHit(move)];
  const frames = framesOf(move, rule, hit, choice);
  const bound = move.helpless === true ? less(move.landingLag, hit?.shieldStun ?? null) : null;
  return { rule, frames, atLeast: frames === null ? bound : null };
}

/** A move on shield as the attacker sees it: negative = the other acts first; null where nobody knows, and for grabs, which no shield blocks. */
export function onShield(move: FrameMove): number | null {
  const window = shieldWindow(move);
  return window?.frames == null || window.rule === 'grab' ? null : 0 - window.frames;
}
