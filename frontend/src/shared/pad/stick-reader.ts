import type { Sector, Tilt } from './pad-state.js';
import { StickDirection } from './stick-direction.js';

/** Another direction counts after this time in it, in ms. */
const TURNED_MS = 80;

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
  readonly #direction = new StickDirection();
  #held: Sector | null = null;
  #told: Sector | null = null;
  #coming: Coming | null = null;

  /** @param settleMs how long a push may take to find its direction, in ms */
  constructor(private readonly settleMs: number) {}

  /** Where it is pushed at the moment, told or not. */
  get held(): Sector | null {
    return this.#held;
  }

  /** Takes the stick as it is without telling it. @param sectors whether it is read in sectors */
  begin(tilt: Tilt, sectors = false): void {
    this.#held = this.#direction.step(tilt, sectors);
    this.#coming = null;
    this.#told = this.#held;
  }

  /** @param now in ms, from any start */
  step(tilt: Tilt, now: number, sectors = false): Sector | null {
    this.#held = this.#direction.step(tilt, sectors);
    if (this.#held === null) {
      const missed = this.flush();
      this.#told = null;
      this.#coming = null;
      return missed;
    }
    this.#aim({ sector: this.#held, since: now, way: Math.hypot(...tilt) });
    const coming = this.#coming;
    if (coming === null || now - coming.since < (this.#told === null ? this.settleMs : TURNED_MS)) return null;
    return this.#tell(coming.sector);
  }

  /** A push that has not been told yet because it may still find another direction; it ends as it is. */
  flush(): Sector | null {
    return this.#told === null && this.#coming !== null ? this.#tell(this.#coming.sector) : null;
  }

  #aim(coming: Coming): void {
    const before = this.#coming;
    if (coming.sector === this.#told) this.#coming = null;
    else if (before === null) this.#coming = coming;
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
