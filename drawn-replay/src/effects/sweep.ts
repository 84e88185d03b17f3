import { turnBetween } from '../maths/numbers.js';
import { distance } from '../maths/point.js';
import type { Staging } from '../paint/staging.js';
import { bodyAt } from '../scene/at-place.js';
import type { Stance } from '../pose/stance.js';
import { strikingTip } from './striking-tip.js';

/** What a striking limb swept over in its last frames. */
export interface Sweep {
  /** Where its tip is now, seen from its root: radians, y up. */
  readonly angle: number;
  /** Radians from there back to where it was; the sign is the way back. */
  readonly back: number;
  /** Units its tip went. */
  readonly path: number;
}

/** Frames looked back at. */
const FRAMES = 5;

/** The frame on which a body that stands still in hitlag stopped: the sweep is frozen with it. */
function frozenAt(staging: Staging, { body, at, frame }: Stance): number {
  let since = at;
  while (since > 0) {
    const before = bodyAt(staging.scene, body, since - 1);
    if (before === null || before.lag === 0 || before.begin !== frame.begin) break;
    since -= 1;
  }
  return frame.lag > 0 ? since : at;
}

/** The sweep of a body's strike; null when it does not strike. */
export function sweepOf(staging: Staging, stance: Stance): Sweep | null {
  const now = strikingTip(stance);
  if (now === null) return null;
  const from = frozenAt(staging, stance);
  const angleOf = (limb: typeof now): number => Math.atan2(limb.tip[1] - limb.root[1], limb.tip[0] - limb.root[0]);
  const angle = angleOf(now);
  let [before, back, path, last] = [angle, 0, 0, now];
  for (let frames = 1; frames <= FRAMES; frames += 1) {
    const earlier = staging.stance(stance.body, from - frames);
    if (earlier?.frame.begin !== stance.frame.begin || earlier.frame.facing !== stance.frame.facing) break;
    const limb = strikingTip(earlier);
    if (limb === null) break;
    back += turnBetween(before, angleOf(limb));
    before = angleOf(limb);
    const [tip, lastTip] = [limb, last].map(({ root, tip: end }) => [end[0] - root[0], end[1] - root[1]] as const);
    if (tip !== undefined && lastTip !== undefined) path += distance(tip, lastTip);
    last = limb;
  }
  return { angle, back, path };
}
