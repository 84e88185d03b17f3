import { directionOf, type Direction, type PressType } from '@combolab/contracts';
import { partOfPress, type StickPart } from '../controller/parts.js';

/** An input that went down or came up at a time, in ms of the page's clock. */
export interface TimedEdge {
  readonly type: PressType;
  readonly down: boolean;
  readonly at: number;
}

/** Ways through a neighbouring direction that are shorter count as on the way to the other, in ms. */
const SETTLE_MS = 40;

const AROUND: readonly Direction[] = ['RIGHT', 'DOWN_RIGHT', 'DOWN', 'DOWN_LEFT', 'LEFT', 'UP_LEFT', 'UP', 'UP_RIGHT'];
function areBeside(a: PressType, b: PressType): boolean {
  const [one, other] = [directionOf(a), directionOf(b)];
  if (one === null || other === null) return false;
  const apart = Math.abs(AROUND.indexOf(one) - AROUND.indexOf(other));
  return apart === 1 || apart === AROUND.length - 1;
}

interface Pending {
  readonly type: PressType;
  readonly at: number;
}

/** One stick: a push that passes by another direction on its way out or back is one push, and counts from its first moment. */
class StickEdges {
  #told: PressType | null = null;
  #pending: Pending | null = null;

  step(now: PressType | null, at: number): TimedEdge[] {
    const pending = this.#pending;
    const edges = pending !== null && at - pending.at >= SETTLE_MS && now === pending.type ? this.#turn(pending) : [];
    if (now === (this.#pending?.type ?? this.#told)) return edges;
    return [...edges, ...this.#moved(now, at)];
  }

  #moved(now: PressType | null, at: number): TimedEdge[] {
    const pending = this.#pending;
    if (pending !== null && at - pending.at < SETTLE_MS) {
      if (now === this.#told && now !== null) {
        this.#pending = null; // it was a flicker
        return [];
      }
      if (now !== null && areBeside(now, pending.type)) {
        this.#pending = { type: now, at: pending.at };
        return [];
      }
      if (now === null && this.#told !== null && areBeside(this.#told, pending.type)) {
        this.#pending = null; // it passed by on its way back
        return this.#release(pending.at);
      }
    }
    const before = pending === null ? [] : this.#turn(pending);
    if (now === null) return [...before, ...this.#release(at)];
    this.#pending = { type: now, at };
    return before;
  }

  #turn({ type, at }: Pending): TimedEdge[] {
    const released = this.#release(at);
    this.#pending = null;
    this.#told = type;
    return [...released, { type, down: true, at }];
  }

  #release(at: number): TimedEdge[] {
    const told = this.#told;
    this.#told = null;
    return told === null ? [] : [{ type: told, down: false, at }];
  }
}

/** Makes edges of what is down moment by moment. Those of sticks are told a little later than they were, with their true time. */
export class EdgeReader {
  #buttons: ReadonlySet<PressType> = new Set();
  readonly #sticks = { CONTROL_STICK: new StickEdges(), C_STICK: new StickEdges() };

  /** @param at ms of the page's clock */
  step(pressed: ReadonlySet<PressType>, at: number): readonly TimedEdge[] {
    const buttons = new Set([...pressed].filter((type) => directionOf(type) === null));
    const up = [...this.#buttons].filter((type) => !buttons.has(type)).map((type) => ({ type, down: false, at }));
    const down = [...buttons].filter((type) => !this.#buttons.has(type)).map((type) => ({ type, down: true, at }));
    this.#buttons = buttons;
    const pushed = (stick: StickPart): PressType | null =>
      [...pressed].find((type) => directionOf(type) !== null && partOfPress(type) === stick) ?? null;
    return [
      ...up,
      ...this.#sticks.CONTROL_STICK.step(pushed('CONTROL_STICK'), at),
      ...this.#sticks.C_STICK.step(pushed('C_STICK'), at),
      ...down,
    ];
  }
}
