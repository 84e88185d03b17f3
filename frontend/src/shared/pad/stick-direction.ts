import type { Sector, Tilt } from './pad-state.js';

/** An axis counts as pushed from beyond here on, and as let go below; of its whole way. */
const ON = 0.5;
const OFF = 0.4;

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

/** The direction of a stick at each moment. A diagonal is pushed on both axes; each axis counts beyond half of its way. */
export class StickDirection {
  readonly #x = new Axis();
  readonly #y = new Axis();

  step([x, y]: Tilt): Sector | null {
    return NAMES[`${String(this.#x.step(x))} ${String(this.#y.step(y))}`] ?? null;
  }
}
