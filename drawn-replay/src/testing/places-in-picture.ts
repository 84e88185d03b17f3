import { viewAt, type DrawOptions } from '../paint/draw-scene.js';
import { stagingOf } from '../paint/staging.js';
import { bodyAt, placeOf } from '../scene/at-place.js';
import type { ReplayScene } from '../scene/replay-scene.js';
import { isAway } from '../scene/states.js';

/** Where a body is in a picture, in pixels of it. */
export interface PlaceInPicture {
  /** Place among the bodies. */
  readonly body: number;
  /** Its feet as the replay has them. */
  readonly recorded: readonly [x: number, y: number];
  /** Its feet as they are drawn: bodies that overlap are moved apart, what is in the floor is lifted. */
  readonly drawn: readonly [x: number, y: number];
  /** From feet to head. */
  readonly height: number;
}

/** Everybody who is drawn on a frame. */
export function placesInPicture(scene: ReplayScene, frame: number, options: DrawOptions): readonly PlaceInPicture[] {
  const [at, staging] = [placeOf(scene, frame), stagingOf(scene)];
  const view = viewAt(staging, at, options);
  return scene.bodies.flatMap((_, body) => {
    const [now, stance] = [bodyAt(scene, body, at), staging.stance(body, at)];
    if (now === null || stance === null || isAway(now.state)) return [];
    const recorded = view.at([now.x, now.y]);
    return [{ body, recorded, drawn: view.at(stance.place), height: stance.armature.height * view.scale }];
  });
}
