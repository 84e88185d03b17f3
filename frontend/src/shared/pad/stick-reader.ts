import { PUSHED, sectorOf, turnedFrom, type Sector, type Tilt } from './pad-state.js';

/** How near to the middle a stick counts as let go; of its whole way. */
const LET_GO = 0.3;
/** Another direction counts after this time in it, in ms. */
const TURNED_MS = 80;
/** A direction stays until the stick is turned so far from its middle, in degrees: no flicker on the border of two. */
const KEPT_DEGREES = 30;

/** A direction that is not told yet. */
interface Coming {
  readonly sector: Sector;
  /** In ms. */
  readonly since: number;
  /** How far the stick was out. */
  readonly way: number;
}

/** Tells when a stick is pushed into a direction: once for each push, and again when it is turned into another. */
export class StickReader {
  #told: Sector | null = null;
  #coming: Coming | null = null;

  /** @param settleMs how long a push may take to find its direction, in ms */
  constructor(private readonly settleMs: number) {}

  /** Takes the stick as it is without telling it. */
  begin(tilt: Tilt): void {
    this.#coming = null;
    this.#told = Math.hypot(...tilt) > PUSHED ? sectorOf(tilt) : null;
  }

  /** @param now in ms, from any start */
  step(tilt: Tilt, now: number): Sector | null {
    const way = Math.hypot(...tilt);
    if (way < LET_GO) {
      const missed = this.flush();
      this.#told = null;
      this.#coming = null;
      return missed;
    }
    if (way > PUSHED) this.#aim(tilt, now);
    const coming = this.#coming;
    if (coming === null || now - coming.since < (this.#told === null ? this.settleMs : TURNED_MS)) return null;
    return this.#tell(coming.sector);
  }

  /** A push that has not been told yet because it may still find another direction; it ends as it is. */
  flush(): Sector | null {
    return this.#told === null && this.#coming !== null ? this.#tell(this.#coming.sector) : null;
  }

  #aim(tilt: Tilt, now: number): void {
    if (this.#told !== null && turnedFrom(this.#told, tilt) <= KEPT_DEGREES) {
      this.#coming = null;
      return;
    }
    const coming: Coming = { sector: sectorOf(tilt), since: now, way: Math.hypot(...tilt) };
    const before = this.#coming;
    if (before === null) this.#coming = coming;
    // A push goes where the stick gets farthest: on its ways out and back it passes by other directions.
    else if (this.#told === null) this.#coming = coming.way >= before.way ? { ...coming, since: before.since } : before;
    else if (coming.sector !== before.sector) this.#coming = coming;
  }

  #tell(sector: Sector): Sector {
    this.#told = sector;
    this.#coming = null;
    return sector;
  }
}
