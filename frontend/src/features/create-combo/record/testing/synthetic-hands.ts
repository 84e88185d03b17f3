import { directionOf, type PressType } from '@combolab/contracts';
import { partOfPress, type StickPart } from '../../../../shared/controller/parts.js';
import type { LivePad } from '../../../../shared/pad/pad-poll.js';
import type { Random } from './random.js';

/** What hands want: an input down from one moment to another, ms of the page's clock. */
export interface Wish {
  readonly type: PressType;
  readonly down: number;
  readonly up: number;
}

/** Order of the standard mapping. */
const BUTTONS: readonly PressType[] = [
  'B_BUTTON',
  'A_BUTTON',
  'Y_BUTTON',
  'X_BUTTON',
  'L_TRIGGER',
  'R_TRIGGER',
  'L_Z',
  'R_Z',
];
/** A stick is on its way for so long, in ms. */
const TRAVEL_MS = 18;
/** One press in so many chatters. */
const CHATTER = 6;

interface Contact {
  readonly at: number;
  readonly down: boolean;
}

/** Contacts of a button, some of which chatter when they close. */
function contactsOf(wishes: readonly Wish[], random: Random): readonly Contact[] {
  return wishes.flatMap(({ down, up }) => {
    const bounce = random.between(2, 9);
    const chatter = random.next() * CHATTER < 1 && up - down > 40;
    const open = [
      { at: down + bounce / 2, down: false },
      { at: down + bounce, down: true },
    ];
    return [{ at: down, down: true }, ...(chatter ? open : []), { at: up, down: false }];
  });
}

const TILTS: Readonly<Record<string, readonly [number, number]>> = {
  RIGHT: [1, 0],
  DOWN_RIGHT: [0.72, 0.7],
  DOWN: [0, 1],
  DOWN_LEFT: [-0.7, 0.72],
  LEFT: [-1, 0],
  UP_LEFT: [-0.7, -0.72],
  UP: [0, -1],
  UP_RIGHT: [0.72, -0.7],
};
const tiltOf = (type: PressType): readonly [number, number] => TILTS[directionOf(type) ?? ''] ?? [0, 0];

/** A stick on straight ways between where it is wanted; it passes a threshold halfway, so it sets off as much earlier. */
class StickHand {
  readonly #points: { readonly at: number; readonly tilt: readonly [number, number] }[] = [];

  constructor(wishes: readonly Wish[]) {
    let before: Wish | undefined;
    for (const wish of wishes) {
      if (before !== undefined && before.up < wish.down) this.#move(before.up, tiltOf(before.type), [0, 0]);
      this.#move(
        wish.down,
        before !== undefined && before.up >= wish.down ? tiltOf(before.type) : [0, 0],
        tiltOf(wish.type),
      );
      before = wish;
    }
    if (before !== undefined) this.#move(before.up, tiltOf(before.type), [0, 0]);
  }

  at(time: number): readonly [number, number] {
    const next = this.#points.findIndex((point) => point.at > time);
    const [one, other] = [this.#points[next === -1 ? this.#points.length - 1 : next - 1], this.#points[next]];
    if (one === undefined) return [0, 0];
    if (other === undefined) return one.tilt;
    const part = (time - one.at) / (other.at - one.at);
    return [one.tilt[0] + part * (other.tilt[0] - one.tilt[0]), one.tilt[1] + part * (other.tilt[1] - one.tilt[1])];
  }

  #move(at: number, from: readonly [number, number], to: readonly [number, number]): void {
    const begin = Math.max(at - TRAVEL_MS / 2, (this.#points.at(-1)?.at ?? -Infinity) + 0.01);
    this.#points.push({ at: begin, tilt: from }, { at: begin + TRAVEL_MS, tilt: to });
  }
}

/** A pad of the standard mapping in hands that press what they wish, with chatter and sticks that take their time. */
export class SyntheticPad {
  readonly #contacts: readonly (readonly Contact[])[];
  readonly #sticks: readonly StickHand[];

  constructor(wishes: readonly Wish[], random: Random) {
    const sorted = [...wishes].sort((a, b) => a.down - b.down);
    this.#contacts = BUTTONS.map((button) =>
      contactsOf(
        sorted.filter(({ type }) => type === button),
        random,
      ),
    );
    const onStick = (stick: StickPart) => sorted.filter(({ type }) => partOfPress(type) === stick);
    this.#sticks = [new StickHand(onStick('CONTROL_STICK')), new StickHand(onStick('C_STICK'))];
  }

  /** What the browser tells of it. @param at ms of the page's clock */
  sample(at: number): LivePad {
    return {
      index: 0,
      id: 'Pad of a test',
      mapping: 'standard',
      timestamp: at,
      buttons: this.#contacts.map((contacts) => ({
        value: contacts.findLast((contact) => contact.at <= at)?.down === true ? 1 : 0,
      })),
      axes: this.#sticks.flatMap((stick) => stick.at(at)),
    };
  }
}
