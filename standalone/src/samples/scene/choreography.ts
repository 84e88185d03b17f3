/** Where a hit sends the defender. */
export type Launch =
  | 'grab'
  | 'pop'
  | 'up'
  | 'carry'
  | 'diagonal'
  | 'side'
  | 'ground'
  | 'down'
  | 'turn'
  | 'finish-up'
  | 'finish-side'
  | 'finish-down';

export interface Hit {
  readonly frame: number;
  readonly launch: Launch;
}

export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly degrees: number;
}

/** Centre of an emblem that stands on the stage; the stage reaches from x 70 to 570. */
export const GROUND = 256;
/** Frames both stand still at a hit. */
export const FREEZE = 5;

interface Flight {
  readonly dx: number;
  readonly dy: number;
  /** How far above the straight way it goes, pixels. */
  readonly arc: number;
  readonly spin: number;
}

const FLIGHTS: Readonly<Record<Launch, Flight>> = {
  grab: { dx: 4, dy: 0, arc: 0, spin: -8 },
  pop: { dx: 30, dy: -70, arc: 26, spin: 28 },
  up: { dx: 10, dy: -84, arc: 30, spin: -40 },
  carry: { dx: 64, dy: -34, arc: 22, spin: 34 },
  diagonal: { dx: 88, dy: -66, arc: 30, spin: 60 },
  side: { dx: 104, dy: 6, arc: 30, spin: 40 },
  ground: { dx: 58, dy: 400, arc: 12, spin: 90 },
  down: { dx: 26, dy: 92, arc: 8, spin: -64 },
  turn: { dx: -46, dy: -24, arc: 30, spin: 350 },
  'finish-up': { dx: 50, dy: -420, arc: 0, spin: 500 },
  'finish-side': { dx: 460, dy: -130, arc: 20, spin: 620 },
  'finish-down': { dx: 96, dy: 320, arc: 0, spin: -420 },
};

const isFinish = (launch: Launch): boolean => launch.startsWith('finish');
const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
const ease = (t: number): number => t * t * (3 - 2 * t);

/** Moves two fighters so that they meet exactly at each hit. Pure: a pose by frame. */
export class Choreography {
  readonly #hits: readonly Hit[];
  readonly #contacts: readonly Pose[];
  readonly #start: Pose;

  /** @param startX where the attacker stands at frame 0, pixels */
  constructor(hits: readonly Hit[], startX: number, firstX: number, firstY = GROUND) {
    this.#hits = hits;
    this.#start = { x: startX, y: GROUND, degrees: 0 };
    const contacts: Pose[] = [{ x: firstX, y: firstY, degrees: 0 }];
    for (const { launch } of hits) {
      const { dx, dy, spin } = FLIGHTS[launch];
      const from = contacts[contacts.length - 1] ?? this.#start;
      const to = { x: from.x + dx, y: from.y + dy, degrees: from.degrees + spin };
      contacts.push(isFinish(launch) ? to : { ...to, x: clamp(to.x, 120, 530), y: clamp(to.y, 84, GROUND) });
    }
    this.#contacts = contacts;
  }

  /** Index of the last hit at or before the frame, -1 before the first. */
  lastHit(frame: number): number {
    return this.#hits.findLastIndex((hit) => hit.frame <= frame);
  }

  /** Place of a hit: where its flash is. */
  flash(index: number): Pose {
    const defender = this.#contact(index);
    const attacker = this.#reach(index);
    return {
      x: defender.x * 0.55 + attacker.x * 0.45,
      y: defender.y * 0.55 + attacker.y * 0.45,
      degrees: 12 + index * 23,
    };
  }

  defender(frame: number): Pose {
    const last = this.lastHit(frame);
    const hit = this.#hits[last];
    const from = this.#contact(last < 0 ? 0 : last);
    if (!hit) return { ...from, y: from.y + (from.y === GROUND ? Math.sin(frame / 9) : 0) };
    const since = frame - hit.frame - FREEZE;
    if (since <= 0) return { ...from, x: from.x + (frame % 2 ? 2.5 : -2.5) };
    const { arc } = FLIGHTS[hit.launch];
    const to = this.#contact(last + 1);
    const t = clamp(since / Math.max(1, this.#until(last) - FREEZE), 0, 1);
    const out = isFinish(hit.launch) ? 1 - (1 - t) ** 2.2 : 1 - (1 - t) ** 1.7;
    return {
      x: from.x + (to.x - from.x) * out,
      y: from.y + (to.y - from.y) * out - arc * 4 * t * (1 - t),
      degrees: from.degrees + (to.degrees - from.degrees) * out,
    };
  }

  attacker(frame: number): Pose {
    const last = this.lastHit(frame);
    const from = last < 0 ? this.#start : this.#reach(last);
    const since = last < 0 ? frame : frame - (this.#hits[last]?.frame ?? 0) - FREEZE;
    if (since <= 0 && last >= 0) return from;
    if (last === this.#hits.length - 1) return this.#land(from, since);
    const to = this.#reach(last + 1);
    const t = clamp(since / Math.max(1, this.#until(last) - (last < 0 ? 0 : FREEZE)), 0, 1);
    const way = ease(t ** 1.5);
    const hop = last < 0 ? 0 : 14 * 4 * t * (1 - t);
    return {
      x: from.x + (to.x - from.x) * way,
      y: Math.min(GROUND, from.y + (to.y - from.y) * way - hop),
      degrees: to.degrees * way + from.degrees * (1 - way),
    };
  }

  /** After the last hit the attacker falls back to the stage. */
  #land(from: Pose, since: number): Pose {
    return {
      x: from.x - 6 * Math.min(1, since / 20),
      y: Math.min(GROUND, from.y + 0.16 * since * since),
      degrees: from.degrees * Math.max(0, 1 - since / 14),
    };
  }

  #contact(index: number): Pose {
    return this.#contacts[index] ?? this.#contacts[this.#contacts.length - 1] ?? this.#start;
  }

  /** Where the attacker strikes from: below for what goes up, above for what goes down, else from behind. */
  #reach(index: number): Pose {
    const { x, y } = this.#contact(index);
    const launch = this.#hits[index]?.launch ?? 'side';
    if (launch === 'grab') return { x: x - 66, y, degrees: 6 };
    if ((launch === 'up' || launch === 'finish-up') && y < GROUND - 40) return { x: x - 42, y: y + 72, degrees: -14 };
    if (launch === 'down' || launch === 'finish-down') return { x: x - 42, y: y - 72, degrees: 20 };
    if (launch === 'turn') return { x: x + 84, y: Math.min(GROUND, y + 4), degrees: -12 };
    return { x: x - 82, y: Math.min(GROUND, y + 24), degrees: 12 };
  }

  /** Frames from a hit (or the start) to the next one, or to the end of a long flight. */
  #until(index: number): number {
    const from = this.#hits[index]?.frame ?? 0;
    return (this.#hits[index + 1]?.frame ?? from + 46) - from;
  }
}
