import type { View } from '../camera/view.js';
import { armatureOf } from '../figure/fighters.js';
import { paintFigure, type FigureLook } from '../figure/paint-figure.js';
import { oklch } from '../maths/oklch.js';
import type { Stance } from '../pose/stance.js';
import { speedAt } from '../scene/at-place.js';
import type { ReplayScene } from '../scene/replay-scene.js';
import { isHeld, isThrown } from '../scene/states.js';
import { paintFaded } from './faded.js';
import type { Pen } from './pen.js';

/** How much a body that was hit is lightened on the first frames. */
const FLASHES = [0.72, 0.45, 0.2];
/** Times the edge under a figure that is near another: the single biggest gain in legibility. */
const [EDGE, EDGE_CARD] = [2.7, 2.4];
/** Opacity of a body that cannot be hit. */
const GHOST = 0.6;

export function lookOf(scene: ReplayScene, { body, at }: Stance): FigureLook {
  const who = scene.bodies[body];
  const { hue = 0, secondHue = 0, darker = false, fighter = 'mario' } = who ?? {};
  return {
    hues: { hue, secondHue, darker, outline: armatureOf(fighter).outline },
    speedBefore: (frames) => speedAt(scene, body, at - frames),
  };
}

/** Bodies from back to front: who is hit or held first, the attacker last. */
export function inOrder(scene: ReplayScene, stances: readonly Stance[]): readonly Stance[] {
  const suffers = ({ body, at, frame }: Stance): boolean =>
    isHeld(frame.state) ||
    isThrown(frame.state) ||
    scene.hits.some((hit) => hit.victim === body && at >= hit.at && at < hit.at + hit.lag);
  const rank = (stance: Stance): number =>
    (suffers(stance) ? 0 : 2) + (scene.bodies[stance.body]?.port === scene.attacker ? 1 : 0);
  return stances.toSorted((a, b) => rank(a) - rank(b));
}

const near = (a: Stance, b: Stance): boolean =>
  Math.hypot(a.place[0] - b.place[0], a.place[1] - b.place[1]) < (a.armature.height + b.armature.height) * 0.7;

/** One body, with a wide dark edge below it where another is near. */
export function paintBody(
  pen: Pen,
  scene: ReplayScene,
  view: View,
  stance: Stance,
  all: readonly Stance[],
  card: boolean,
): void {
  const look = lookOf(scene, stance);
  const since = scene.hits.find(
    ({ victim, at }) => victim === stance.body && stance.at >= at && stance.at < at + 3,
  )?.at;
  const flash = since === undefined ? 0 : (FLASHES[stance.at - since] ?? 0);
  if (stance.pose.ghost) {
    paintFaded(pen, stance, view, look, GHOST);
    return;
  }
  if (all.some((other) => other !== stance && near(other, stance)))
    paintFigure(pen, stance, view, { ...look, flat: oklch(0.14, 0.02, 258), edge: card ? EDGE_CARD : EDGE });
  paintFigure(pen, stance, view, { ...look, flash, edge: card ? 1.15 : 1 });
}
