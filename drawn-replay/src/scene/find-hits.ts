import type { RawFrame } from './raw-frames.js';
import type { SceneHit } from './replay-scene.js';
import { isAttack, isDead, isThrowing } from './states.js';

export interface RawBody {
  readonly port: number;
  readonly frames: readonly (RawFrame | null)[];
}

/** Units within which a body touches what it hits. */
const TOUCHING = 32;
/** Rises below this are the game's rounding, not hits: percent. */
const LEAST = 0.05;

/** Frames both stand still after a hit of this damage (percent), as the game has it without electric and crouching factors. */
export const hitlagOf = (damage: number): number => Math.floor(Math.min(damage, 50) / 3 + 3);

interface Candidate {
  readonly body: number;
  readonly away: number;
  readonly state: number;
}

/** The nearest other body that attacks on the frame or did just before. */
function attackerOf(bodies: readonly RawBody[], victim: number, at: number): Candidate | null {
  const self = bodies[victim];
  const place = self?.frames[at];
  if (self === undefined || place === null || place === undefined) return null;
  const found = bodies.flatMap((other, body): Candidate[] => {
    const [now, before] = [other.frames[at] ?? null, other.frames[at - 1] ?? null];
    if (other.port === self.port || now === null) return [];
    const attacking = [now, before].find((frame) => frame !== null && isAttack(frame.state));
    if (attacking === undefined || attacking === null) return [];
    return [{ body, away: Math.hypot(now.x - place.x, now.y - place.y), state: attacking.state }];
  });
  return found.toSorted((a, b) => a.away - b.away)[0] ?? null;
}

function hitAt(bodies: readonly RawBody[], victim: number, at: number): SceneHit | null {
  const [now, before] = [bodies[victim]?.frames[at] ?? null, bodies[victim]?.frames[at - 1] ?? null];
  if (now === null || before === null || isDead(now.state)) return null;
  const damage = now.percent - before.percent;
  if (damage < LEAST) return null;
  const by = attackerOf(bodies, victim, at);
  const credited = bodies.findIndex(({ port }) => port === now.lastHitBy && port !== bodies[victim]?.port);
  return {
    ...{ at, victim, damage },
    attacker: by?.body ?? (credited === -1 ? null : credited),
    shown: Math.floor(now.percent) - Math.floor(before.percent),
    lag: by !== null && isThrowing(by.state) ? 0 : hitlagOf(damage),
    near: by !== null && by.away < TOUCHING,
  };
}

/** Every rise of a percent, in order of time. */
export function findHits(bodies: readonly RawBody[]): readonly SceneHit[] {
  return bodies
    .flatMap(({ frames }, victim) => frames.map((_, at) => hitAt(bodies, victim, at)))
    .filter((hit) => hit !== null)
    .toSorted((a, b) => a.at - b.at);
}
