import type { Sector, Tilt } from './pad-state.js';
import { sectorOf, turnedFrom } from './stick-sectors.js';

/** An axis, or with sectors a stick, counts as pushed from beyond here on, and as let go below; of its whole way. */
const ON = 0.5;
const OFF = 0.4;
/** A sector reaches 22.5° to both sides, and so far once the stick is in it: no flicker on the border of two. */
const KEPT_DEGREES = 26;

/** One axis: -1, 0 or 1, steady on its border. */
class Axis {
  #now: -1 | 0 | 1 = 0;

  step(tilt: number): -1 | 0 | 1 {
    const way = Math.abs(tilt);
    const side = tilt < 0 ? -1 : 1;
    if (way > ON || (way >= OFF && this.#now === side)) this.#now = side;
    else this.#now = 0;
    return this.#now;
  }
}

const NAMES: Readonly<Record<string, Sector>> = {
  '1 0': 'RIGHT',
  '1 1': 'DOWN_RIGHT',
  '0 1': 'DOWN',
  '-1 1': 'DOWN_LEFT',
  '-1 0': 'LEFT',
  '-1 -1': 'UP_LEFT',
  '0 -1': 'UP',
  '1 -1': 'UP_RIGHT',
};

/**
 * The direction of a stick at each moment. A diagonal is pushed on both axes; each axis counts beyond half of its way.
 * With sectors the stick itself does, and the nearest of eight directions, each an eighth of the circle, is its own.
 */
export class StickDirection {
  readonly #x = new Axis();
  readonly #y = new Axis();
  #sector: Sector | null = null;

  step([x, y]: Tilt, sectors = false): Sector | null {
    const byAxes = NAMES[`${String(this.#x.step(x))} ${String(this.#y.step(y))}`] ?? null;
    this.#sector = sectors ? this.#nearest([x, y]) : byAxes;
    return this.#sector;
  }

  #nearest(tilt: Tilt): Sector | null {
    const before = this.#sector;
    const way = Math.hypot(...tilt);
    if (!(way > ON || (way >= OFF && before !== null))) return null;
    return before !== null && turnedFrom(before, tilt) <= KEPT_DEGREES ? before : sectorOf(tilt);
  }
}
