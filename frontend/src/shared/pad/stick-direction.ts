import { sectorOf, turnedFrom, type Sector, type Tilt } from './pad-state.js';

/** A stick counts as pushed from here on, and as let go below; of its whole way. */
const ON = 0.5;
const OFF = 0.4;
/** A direction stays until the stick is turned so far from its middle, in degrees: no flicker on the border of two. */
const KEPT_DEGREES = 27;

/** The direction of a stick at each moment; steady on every border. */
export class StickDirection {
  #now: Sector | null = null;

  step(tilt: Tilt): Sector | null {
    const way = Math.max(Math.abs(tilt[0]), Math.abs(tilt[1]), Math.hypot(...tilt));
    if (!(way > (this.#now === null ? ON : OFF))) this.#now = null;
    else if (this.#now === null || turnedFrom(this.#now, tilt) > KEPT_DEGREES) this.#now = sectorOf(tilt);
    return this.#now;
  }
}
