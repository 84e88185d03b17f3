import type { FighterSlug } from '../figure/fighters.js';
import type { AttackName } from './attack-poses.js';

/** Where a fighter strikes otherwise than most, in the generic shapes there are: by the first state of the move. */
const OWN: Partial<Record<FighterSlug, Readonly<Record<number, AttackName>>>> = {
  falco: { 56: 'upTiltByHand', 58: 'chop', 69: 'drill' },
  fox: { 58: 'forwardSmashKick', 69: 'drill' },
  sheik: { 58: 'forwardSmashKick' },
  'captain-falcon': { 66: 'knee' },
  peach: { 58: 'forwardSmashKick' },
};

const ARMED: ReadonlySet<FighterSlug> = new Set([
  ...(['marth', 'roy', 'link', 'young-link', 'ice-climbers', 'ike', 'cloud'] as const),
]);
const BY_BLADE: Readonly<Record<number, AttackName>> = {
  ...{ 44: 'bladeForward', 45: 'bladeUp', 50: 'bladeForward', 51: 'bladeForward', 56: 'bladeUp', 57: 'bladeDown' },
  ...{ 58: 'bladeForward', 63: 'bladeUp', 64: 'bladeDown', 65: 'bladeForwardAir', 66: 'bladeForwardAir' },
  ...{ 67: 'bladeBackAir', 68: 'bladeUpAir', 69: 'bladeDownAir', 256: 'bladeForward' },
};
const BY_BODY: Readonly<Record<number, AttackName>> = {
  ...{ 44: 'jab', 45: 'secondJab', 46: 'thirdJab', 47: 'rapidJab', 48: 'rapidJab', 49: 'rapidJab', 50: 'dashAttack' },
  ...{ 51: 'forwardTilt', 56: 'upTilt', 57: 'downTilt', 58: 'forwardSmash', 63: 'upSmash', 64: 'downSmash' },
  ...{ 65: 'neutralAir', 66: 'forwardAir', 67: 'backAir', 68: 'upAir', 69: 'downAir' },
  ...{ 187: 'getUpAttack', 195: 'getUpAttack', 256: 'forwardTilt', 257: 'forwardTilt' },
  ...{ 217: 'pummel', 219: 'forwardThrow', 220: 'backThrow', 221: 'upThrow', 222: 'downThrow' },
};
/** Frames until a move strikes when it hit nobody and the replay does not tell: middling start-ups. */
const STARTUP: Readonly<Record<number, number>> = {
  ...{ 44: 3, 45: 3, 46: 5, 50: 7, 56: 5, 57: 6, 63: 8, 64: 6, 65: 4, 66: 8, 67: 6, 68: 6, 69: 6, 217: 4 },
};

/** States of one move that differ by the angle alone count as its first. */
const moveOf = (state: number): number => (state >= 58 && state <= 62 ? 58 : state >= 51 && state <= 55 ? 51 : state);

/** How a fighter strikes in a state; undefined where it does not. */
export function attackOf(state: number, fighter: FighterSlug): AttackName | undefined {
  const move = moveOf(state);
  const blade = ARMED.has(fighter) ? BY_BLADE[move] : undefined;
  return OWN[fighter]?.[move] ?? blade ?? BY_BODY[move];
}

/** Age at which a move strikes: when it hit, else what is usual, within its length (frames). */
export function strikeAge(state: number, hitAge: number | null, length: number): number {
  return hitAge ?? Math.min(STARTUP[state] ?? Math.round(length * 0.32), Math.max(2, length - 3));
}
