import { armatureOf } from '../figure/fighters.js';
import { clamp } from '../maths/numbers.js';
import type { Point } from '../maths/point.js';
import { bodyAt } from '../scene/at-place.js';
import type { BodyFrame, ReplayScene } from '../scene/replay-scene.js';
import { isInGrab } from '../scene/states.js';

/** Heights of the figure at most, and frames over which it is averaged. */
const MOST = 0.17;
const FRAMES = [-2, -1, 0, 1, 2];

const stays = (frame: BodyFrame | null): frame is BodyFrame =>
  frame !== null && frame.state > 13 && !isInGrab(frame.state);

function pushedBy(mine: BodyFrame, height: number, other: BodyFrame, otherHeight: number): Point {
  let [dx, dy] = [mine.x - other.x, mine.y + height / 2 - (other.y + otherHeight / 2)];
  const away = Math.hypot(dx, dy);
  const wanted = (height + otherHeight) * 0.3;
  if (away >= wanted) return [0, 0];
  if (away < 0.6) [dx, dy] = [-mine.facing, 0];
  const length = Math.hypot(dx, dy) || 1;
  const push = Math.min(height * MOST, (wanted - away) / 2);
  return [(dx / length) * push, mine.grounded ? 0 : (dy / length) * push];
}

/** How far a body is drawn from where it is, so that two that stand in one another are both seen: units, at most .17 heights. */
export function apart(scene: ReplayScene, which: number, at: number): Point {
  const body = scene.bodies[which];
  if (body === undefined) return [0, 0];
  const { height } = armatureOf(body.fighter);
  let [x, y] = [0, 0];
  for (const shift of FRAMES) {
    const mine = bodyAt(scene, which, at + shift);
    if (!stays(mine)) continue;
    scene.bodies.forEach((other, index) => {
      const theirs = bodyAt(scene, index, at + shift);
      if (other.port === body.port || !stays(theirs)) return;
      const push = pushedBy(mine, height, theirs, armatureOf(other.fighter).height);
      x += push[0];
      y += push[1];
    });
  }
  const most = height * MOST;
  return [clamp(x / FRAMES.length, -most, most), clamp(y / FRAMES.length, -most, most)];
}
