import { clamp, ease, easeIn } from '../maths/numbers.js';
import type { Point } from '../maths/point.js';
import { isThrowing } from '../scene/states.js';
import type { Contact } from './contacts.js';
import type { Doing } from './scripted-defender.js';
import type { Segment } from './segment.js';

const [STANDS, RUNS, SQUATS, JUMPS, JUMPS_AGAIN, FALLS, LANDS, HOLDS] = [14, 20, 24, 25, 27, 29, 42, 216];
/** Frames before a jump leaves the ground, and after a landing. */
const [SQUAT, LANDING] = [3, 5];
/** Frames a move goes on after its hit, at most, and at most which share of the way to the next. */
const [FOLLOWED, FOLLOWED_SHARE] = [13, 0.4];
/** Units a frame each frame that somebody falls. */
const GRAVITY = 0.1;

const share = (from: number, to: number, by: number): number => from + (to - from) * by;

/** From the ground into the air: a run, then a jump that is slow at its top. */
function upwards([x, y]: Point, to: Point, since: number, length: number): Doing {
  const jumps = Math.max(SQUAT, Math.round(length * 0.45));
  const ran = clamp(since / jumps) * 0.55;
  if (since < jumps) {
    const squats = since >= jumps - SQUAT;
    return { place: [share(x, to[0], ran), y], state: squats ? SQUATS : Math.abs(to[0] - x) > 4 ? RUNS : STANDS };
  }
  const flown = clamp((since - jumps) / Math.max(1, length - jumps));
  const place: Point = [share(x, to[0], 0.55 + 0.45 * flown), share(y, to[1], 1 - (1 - flown) ** 2)];
  return { place, state: JUMPS };
}

/** In the air from one hit to the next: sinks, jumps again when it has to rise. */
function across([x, y]: Point, to: Point, since: number, length: number): Doing {
  const done = clamp(since / length);
  const rises = to[1] > y + 2;
  const sunk = Math.min(4, y * 0.5) * Math.sin(Math.min(1, done * 2) * Math.PI);
  const risen = rises ? ease(clamp(done * 1.5 - 0.5)) : ease(done);
  const hop = rises ? 0 : 3 * Math.sin(done * Math.PI);
  const place: Point = [share(x, to[0], ease(done)), share(y, to[1], risen) - (rises ? sunk : 0) + hop];
  return { place, state: done > 0.33 && rises ? JUMPS_AGAIN : FALLS };
}

/** From the air to the ground, then on by foot. */
function downwards([x, y]: Point, to: Point, since: number, length: number): Doing {
  const falls = Math.min(length, Math.max(6, Math.round(Math.sqrt((2 * y) / GRAVITY) * 0.7)));
  const moved = share(x, to[0], ease(clamp(since / length)));
  if (since < falls) return { place: [moved, y * (1 - easeIn(since / falls))], state: FALLS };
  const runs = since >= falls + LANDING && Math.abs(to[0] - x) > 4;
  return { place: [moved, 0], state: since < falls + LANDING ? LANDS : runs ? RUNS : STANDS };
}

function moving(from: Point, to: Point, since: number, length: number): Doing {
  if (to[1] > 1) return from[1] > 1 ? across(from, to, since, length) : upwards(from, to, since, length);
  if (from[1] > 1) return downwards(from, to, since, length);
  const place: Point = [share(from[0], to[0], ease(clamp(since / length))), 0];
  return { place, state: Math.abs(to[0] - from[0]) > 4 ? RUNS : STANDS };
}

/** The attacker: comes, strikes on the frame of each hit, follows, lands at the end. */
export function attackerAt({ last, next, since, length }: Segment, startX: number): Doing {
  const from: Point = last?.attacker ?? [startX, 0];
  if (last !== null && since <= 0) return { place: from, state: last.move.state };
  if (next === null) return leaving(last, from, since);
  const left = length - since;
  if (isThrowing(next.move.state)) return { place: from, state: left <= next.move.startup ? next.move.state : HOLDS };
  const doing = moving(from, next.attacker, since, length);
  if (left <= Math.min(next.move.startup, length - 1)) return { ...doing, state: next.move.state };
  const follows = last !== null && since < Math.min(FOLLOWED, length * FOLLOWED_SHARE);
  return follows ? { ...doing, state: last.move.state } : doing;
}

function leaving(last: Contact | null, from: Point, since: number): Doing {
  const doing = downwards(from, [from[0] + 2, 0], since, 60);
  return last !== null && since < FOLLOWED && (from[1] > 1 ? doing.place[1] > 1 : true)
    ? { ...doing, state: last.move.state }
    : doing;
}
