import { between, distance, type Point } from '../maths/point.js';
import type { Staging } from '../paint/staging.js';
import type { ReplayScene, SceneHit } from '../scene/replay-scene.js';
import { strikingTip } from './striking-tip.js';

/** Where a hit is seen: between the striking limb and the middle of whom it hits, units of the game; null when nobody is there. */
export function sparkPlace(staging: Staging, hit: SceneHit): Point | null {
  const victim = staging.stance(hit.victim, hit.at);
  if (victim === null) return null;
  const middle = between(victim.joints.hip, victim.joints.shoulder, 0.5);
  const attacker = hit.attacker === null || !hit.near ? null : staging.stance(hit.attacker, hit.at);
  if (attacker === null) return middle;
  const limb = strikingTip(attacker);
  if (limb === null) {
    const { place, armature } = attacker;
    return between(middle, [place[0], place[1] + armature.height / 2], 0.25);
  }
  const share = Math.min(1, (victim.armature.height * 0.32) / (distance(middle, limb.tip) || 1));
  return between(middle, limb.tip, share);
}

/** Whether another body of the same player was hit by the same move: one star and one label are enough. */
export function isSecondOfPair({ hits, bodies }: ReplayScene, hit: SceneHit): boolean {
  const first = hits.find(
    (other) =>
      other.at === hit.at && other.attacker === hit.attacker && bodies[other.victim]?.port === bodies[hit.victim]?.port,
  );
  return first !== hit;
}

/** Units of a star's middle radius for a damage. */
export const sparkRadius = (damage: number): number => 2.1 + Math.min(18, damage) * 0.27;

/** How far a spark is through its time, 0 to 1; null before and after. A frame on which the percent rises is its first. */
export function sparkShare(hit: SceneHit, at: number): number | null {
  const share = (at - hit.at) / (Math.max(3, hit.lag) + 5);
  return at < hit.at || share > 1 ? null : share;
}
