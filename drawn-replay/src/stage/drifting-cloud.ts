import { lerp } from '../maths/numbers.js';
import type { Platform } from './stages.js';

const WIDTH = 11.9;
const SPEED = 0.354_84;
const [TOP, BOTTOM, LEFT, RIGHT] = [-13.65, -33.25, -103.6, 91.35];

/**
 * Where the platform that circles Yoshi's Story is on a frame of the replay: once round in 1200 frames, along the top from 477, down the left side from
 * 1016, along the bottom from 1076, up the right side from 416 (times and places: `randall_position` of libmelee).
 */
export function driftingCloud(frame: number): Platform {
  const time = ((frame % 1200) + 1200) % 1200;
  if (time > 476 && time < 1016) {
    const right = 101.24 - SPEED * (time - 477);
    return [TOP, right - WIDTH, right];
  }
  if (time >= 1016 && time <= 1075) return [lerp(TOP, BOTTOM, (time - 1016) / 60), LEFT, LEFT + WIDTH];
  if (time >= 416 && time <= 476) return [lerp(BOTTOM, TOP, (time - 416) / 60), RIGHT, RIGHT + WIDTH];
  const left = -101.85 + SPEED * (time < 416 ? 125 + time : time - 1076);
  return [BOTTOM, left, left + WIDTH];
}
