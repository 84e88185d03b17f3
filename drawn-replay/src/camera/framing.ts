import { clamp } from '../maths/numbers.js';
import { armatureOf } from '../figure/fighters.js';
import { bodyAt } from '../scene/at-place.js';
import type { ReplayScene } from '../scene/replay-scene.js';
import { isAway } from '../scene/states.js';
import type { Stage } from '../stage/stages.js';

/** What has to be in the picture: units of the game. */
export interface Framing {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

const [SIDE, BELOW, ABOVE] = [13, 4.5, 5.5];
/** Units beyond which the second of a pair is not waited for. */
const STRAGGLING = 45;
/** Frames looked at either way: for the extremes, and for the smoothing with its deviation. */
const [EXTREMES, SMOOTHED, DEVIATION] = [7, 30, 9];

function straggles(scene: ReplayScene, which: number, at: number): boolean {
  const body = scene.bodies[which];
  if (body?.follower !== true) return false;
  const leader = scene.bodies.findIndex(({ port, follower }) => port === body.port && !follower);
  const [a, b] = [bodyAt(scene, leader, at), bodyAt(scene, which, at)];
  return a !== null && b !== null && Math.hypot(a.x - b.x, a.y - b.y) > STRAGGLING;
}

/** The box over all bodies of a frame; null without any. */
function boxAt(scene: ReplayScene, { blast }: Stage, at: number): Framing | null {
  const [left, right, top, bottom] = blast;
  const boxes = scene.bodies.flatMap(({ fighter }, which): Framing[] => {
    const frame = bodyAt(scene, which, at);
    if (frame === null || isAway(frame.state) || straggles(scene, which, at)) return [];
    const x = clamp(frame.x, left * 0.72, right * 0.72);
    const y = clamp(frame.y, bottom * 0.55, top * 0.72);
    return [{ left: x - SIDE, right: x + SIDE, bottom: y - BELOW, top: y + armatureOf(fighter).height + ABOVE }];
  });
  if (boxes.length === 0) return null;
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.min(...boxes.map((box) => box.bottom)),
    top: Math.max(...boxes.map((box) => box.top)),
  };
}

/** Each value with those near it: the extreme of them. */
function extremes(values: readonly number[], most: (...of: number[]) => number): readonly number[] {
  return values.map((_, at) => most(...values.slice(Math.max(0, at - EXTREMES), at + EXTREMES + 1)));
}

function smoothed(values: readonly number[]): readonly number[] {
  const weights = Array.from({ length: 2 * SMOOTHED + 1 }, (_, i) =>
    Math.exp(-((i - SMOOTHED) ** 2) / (2 * DEVIATION ** 2)),
  );
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return values.map(
    (_, at) =>
      weights.reduce(
        (sum, weight, i) => sum + weight * (values[clamp(at + i - SMOOTHED, 0, values.length - 1)] ?? 0),
        0,
      ) / whole,
  );
}

/** What has to be in each picture, by place. It knows the future, so that the camera leads instead of chasing. */
export function framingsOf(scene: ReplayScene, stage: Stage): readonly Framing[] {
  const empty: Framing = { left: -45, right: 45, bottom: -5, top: 40 };
  const boxes: Framing[] = [];
  for (let at = 0; at < scene.count; at += 1) boxes.push(boxAt(scene, stage, at) ?? boxes.at(-1) ?? empty);
  const side = (of: keyof Framing, most: (...values: number[]) => number): readonly number[] =>
    smoothed(
      extremes(
        boxes.map((box) => box[of]),
        most,
      ),
    );
  const [left, right] = [side('left', Math.min), side('right', Math.max)];
  const [bottom, top] = [side('bottom', Math.min), side('top', Math.max)];
  return boxes.map((box, at) => ({
    left: left[at] ?? box.left,
    right: right[at] ?? box.right,
    bottom: bottom[at] ?? box.bottom,
    top: top[at] ?? box.top,
  }));
}
