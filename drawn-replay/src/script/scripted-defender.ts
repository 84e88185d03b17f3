import { clamp, easeOut } from '../maths/numbers.js';
import type { Point } from '../maths/point.js';
import { isThrowing } from '../scene/states.js';
import type { Stage } from '../stage/stages.js';
import type { Contact } from './contacts.js';
import type { Segment } from './segment.js';

/** What a body does on a frame. */
export interface Doing {
  readonly place: Point;
  readonly state: number;
}

const [STANDS, LIES, GRABS, PULLED, HELD] = [14, 183, 212, 223, 224];
/** Frames a thrown body is turned before it is let go. */
const TURNED = 8;
/** Frames of a flight out of the picture. */
const FINISH = 34;

function dead([x, y]: Point, { blast: [left, right, top, bottom] }: Stage): number | null {
  if (y < bottom) return 0;
  if (x < left) return 1;
  if (x > right) return 2;
  return y > top ? 4 : null;
}

function held(last: Contact, next: Contact | null, since: number, left: number): Doing {
  const thrown = next !== null && isThrowing(next.move.state) && left <= TURNED;
  const state = thrown ? next.move.state + 20 : since < 4 ? PULLED : HELD;
  return { place: last.defender, state };
}

/** The defender: stands, is held, flies after a hit, lies where it fell, is lost. */
export function defenderAt({ last, next, since, length }: Segment, stage: Stage, meetX: number): Doing {
  if (last === null) return { place: next?.defender ?? [meetX, 0], state: STANDS };
  const { launch, defender: from, to } = last;
  if (last.move.state === GRABS) return held(last, next, since, length - since);
  // its own attack was parried: it stays where it struck
  if (last.move.damage === 0) return { place: from, state: since < 12 ? launch.state : STANDS };
  if (since <= 0) return { place: from, state: launch.state };
  const share = clamp(since / (launch.finish ? FINISH : length));
  const out = launch.finish ? 1 - (1 - share) ** 1.6 : 1 - (1 - share) ** 1.7;
  const place: Point = [
    from[0] + (to[0] - from[0]) * out,
    from[1] + (to[1] - from[1]) * out + launch.arc * 4 * share * (1 - share),
  ];
  if (launch.finish) return { place, state: dead(place, stage) ?? launch.state };
  // sent into the ground: it bounces there at once, and lies until somebody comes
  if (to[1] > 0) return { place, state: launch.state };
  const fallen = easeOut(clamp(since / Math.min(length, 14)));
  const onGround: Point = [from[0] + (to[0] - from[0]) * fallen, from[1] * (1 - fallen)];
  return { place: onGround, state: onGround[1] > 0.5 || since < 3 ? launch.state : LIES };
}
