import { shakeAt, viewOf, type View } from '../camera/view.js';
import { paintAfterimages } from '../effects/afterimages.js';
import { paintLabels } from '../effects/damage-labels.js';
import { paintDust } from '../effects/dust.js';
import { paintGusts } from '../effects/gusts.js';
import { paintLost } from '../effects/lost.js';
import { paintProjectiles } from '../effects/projectiles.js';
import { paintShadow } from '../effects/shadow.js';
import { paintRing, paintShield } from '../effects/shield.js';
import { paintGlows, paintSparks } from '../effects/sparks.js';
import { paintSwoosh } from '../effects/swoosh.js';
import type { Point } from '../maths/point.js';
import { placeOf } from '../scene/at-place.js';
import type { ReplayScene } from '../scene/replay-scene.js';
import { isAway } from '../scene/states.js';
import { paintGround } from '../stage/paint-ground.js';
import { paintPlatforms } from '../stage/paint-platforms.js';
import { paintSky } from '../stage/paint-sky.js';
import { inOrder, paintBody } from './bodies.js';
import { paintNumbers } from './numbers-line.js';
import { stagingOf, type Staging } from './staging.js';
import type { Pen } from './pen.js';
import { paintTag } from './tag.js';

export interface DrawOptions {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** A small picture in a list: closer, without stocks and count. */
  readonly card?: boolean;
  /** Nothing shakes. */
  readonly reducedMotion?: boolean;
}

/** The view of a place of the scene. */
export function viewAt(
  staging: Staging,
  at: number,
  { width, height, card = false, reducedMotion = false }: DrawOptions,
): View {
  const framing = staging.framings[at] ?? { left: -45, right: 45, bottom: -5, top: 40 };
  return viewOf(framing, { width, height, card }, reducedMotion ? [0, 0] : shakeAt(staging.scene.hits, at));
}

/** Whether a place is in the picture, from side to side. */
const isIn = (view: View, [x]: Point): boolean => view.x(x) >= 0 && view.x(x) <= view.width;

/**
 * Draws one frame of a scene. Pure: the same frame is the same picture.
 * @param frame of the replay; held within `from` and `to` of the scene
 */
export function drawScene(context: Pen, scene: ReplayScene, frame: number, options: DrawOptions): void {
  const { width, height, card = false } = options;
  const at = placeOf(scene, frame);
  const staging = stagingOf(scene);
  const view = viewAt(staging, at, options);
  context.save();
  context.beginPath();
  context.rect(0, 0, width, height);
  context.clip();
  paintSky(context, staging.stage, view);
  paintGround(context, staging.stage, view);
  paintPlatforms(context, staging.stage, view, staging.platforms(at));
  paintGusts(context, staging.stage, view, scene.moments[at]?.wind, scene.start + at);
  const stances = scene.bodies
    .map((_, body) => staging.stance(body, at))
    .filter((stance) => stance !== null && !isAway(stance.frame.state))
    .filter((stance) => stance !== null);
  for (const stance of stances) paintShadow(context, staging, view, stance);
  scene.bodies.forEach((_, body) => {
    paintDust(context, staging, view, body, at);
  });
  paintGlows(context, staging, view, at);
  for (const stance of stances) paintAfterimages(context, staging, view, stance);
  const ordered = inOrder(scene, stances);
  for (const stance of ordered) {
    paintRing(context, view, stance);
    paintBody(context, scene, view, stance, ordered, card);
    paintSwoosh(context, staging, view, stance);
    paintShield(context, view, stance, scene.bodies[stance.body]?.hue ?? 0);
  }
  paintProjectiles(context, scene, view, at);
  paintSparks(context, staging, view, at);
  paintLabels(context, staging, view, at, card);
  for (const stance of ordered) {
    const body = scene.bodies[stance.body];
    if (body !== undefined && isIn(view, stance.place))
      paintTag(context, view, stance, body, card, at - (scene.from - scene.start));
  }
  paintNumbers(context, scene, at, { width, height, card });
  scene.bodies.forEach((_, body) => {
    paintLost(context, staging, view, body, at);
  });
  context.restore();
}
