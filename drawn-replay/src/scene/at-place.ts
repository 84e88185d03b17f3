import { clamp } from '../maths/numbers.js';
import type { BodyFrame, ReplayScene } from './replay-scene.js';

/** A body at a place of the scene; before its beginning and after its end as it is there. Null where it is not in the fight. */
export function bodyAt(scene: ReplayScene, body: number, at: number): BodyFrame | null {
  return scene.bodies[body]?.frames[clamp(at, 0, scene.count - 1)] ?? null;
}

/** Units moved on a frame, right and up; none where a body came from nowhere. */
export function speedAt(scene: ReplayScene, body: number, at: number): readonly [x: number, y: number] {
  const [before, now] = [bodyAt(scene, body, at - 1), bodyAt(scene, body, at)];
  return before === null || now === null ? [0, 0] : [now.x - before.x, now.y - before.y];
}

/** The place of a frame of the replay; held within what is shown, whole. */
export const placeOf = (scene: ReplayScene, frame: number): number =>
  Math.floor(clamp(frame, scene.from, scene.to)) - scene.start;
