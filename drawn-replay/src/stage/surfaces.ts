import { clamp, lerp } from '../maths/numbers.js';
import type { StageMoment } from '../scene/replay-scene.js';
import { driftingCloud } from './drifting-cloud.js';
import { FOUNTAIN, STADIUM, YOSHIS, type Platform, type Stage } from './stages.js';

/** Height of the ground at a place; null beside it. */
export function groundAt({ ground }: Stage, x: number): number | null {
  const [first, last] = [ground[0], ground.at(-1)];
  if (first === undefined || last === undefined || x < first[0] - 1 || x > last[0] + 1) return null;
  const right = ground.findIndex(([at]) => x <= at);
  const [a, b] =
    right <= 0 ? (right === 0 ? [first, first] : [last, last]) : [ground[right - 1] ?? first, ground[right] ?? last];
  return a === b ? a[1] : lerp(a[1], b[1], clamp((x - a[0]) / (b[0] - a[0])));
}

/** The platforms there are on a frame of the replay: some move, some are gone. */
export function platformsAt(
  number: number,
  stage: Stage,
  moment: StageMoment | undefined,
  frame: number,
): readonly Platform[] {
  if (number === YOSHIS) return [...stage.platforms, driftingCloud(frame)];
  if (moment === undefined) return stage.platforms;
  if (number === STADIUM) return moment.transformed ? [] : stage.platforms;
  if (number !== FOUNTAIN) return stage.platforms;
  const heights = [moment.left, moment.right];
  return stage.platforms.flatMap(([y, left, right], which) => {
    const now = heights[which] ?? y;
    return now < 2 ? [] : [[now, left, right] as const];
  });
}

/** The highest floor at or little above a place, with its ends; null over nothing. */
export function surfaceUnder(stage: Stage, platforms: readonly Platform[], x: number, y: number): Platform | null {
  const ground = groundAt(stage, x);
  const found = platforms.filter(([at, left, right]) => x > left - 1 && x < right + 1 && at <= y + 3);
  const ends = [stage.ground[0]?.[0] ?? 0, stage.ground.at(-1)?.[0] ?? 0] as const;
  const all: readonly Platform[] = ground !== null && ground <= y + 4 ? [...found, [ground, ...ends]] : found;
  return all.toSorted((a, b) => b[0] - a[0])[0] ?? null;
}

/** Its height alone. */
export const floorUnder = (stage: Stage, platforms: readonly Platform[], x: number, y: number): number | null =>
  surfaceUnder(stage, platforms, x, y)?.[0] ?? null;
