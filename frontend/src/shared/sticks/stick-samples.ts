import { framesOfSticks, FULL, NO_SAMPLE, VALUES_PER_FRAME, type Sticks } from '@combolab/contracts';
import { sticksOf } from './stick-grid.js';

/** Where a stick is: -1 to 1 from side to side and from below upwards. */
export type StickPlace = readonly [x: number, y: number];
export type SampledStick = 'CONTROL_STICK' | 'C_STICK';
export type SampledTrigger = 'L_TRIGGER' | 'R_TRIGGER';

/** Nearer than this to the middle a stick is not pushed. */
const AT_REST = 0.1;
const COLUMNS: Readonly<Record<SampledStick | SampledTrigger, number>> = {
  ...{ CONTROL_STICK: 0, C_STICK: 2, L_TRIGGER: 4, R_TRIGGER: 5 },
};

/** Samples of a combo, asked frame by frame. */
export class StickSamples {
  constructor(readonly sticks: Sticks) {}

  /** null when there are none, or they are damaged. */
  static of(text: string | undefined): StickSamples | null {
    const sticks = sticksOf(text);
    return sticks === null ? null : new StickSamples(sticks);
  }

  /** null where nobody knows. @param frame with its fraction: the sample of the frame that is shown */
  stick(part: SampledStick, frame: number): StickPlace | null {
    const [x, y] = [this.#value(frame, COLUMNS[part]), this.#value(frame, COLUMNS[part] + 1)];
    return x === null || y === null ? null : [x, y];
  }

  /** How far it is pulled, 0 to 1; null where nobody knows. */
  trigger(part: SampledTrigger, frame: number): number | null {
    return this.#value(frame, COLUMNS[part]);
  }

  /** Whether the stick ever leaves its rest; one that a worn pad holds a little off it does not. */
  moves(part: SampledStick): boolean {
    return this.frames.some((frame) => (this.stick(part, frame) ?? []).some((way) => Math.abs(way) > AT_REST));
  }

  /** Every frame of the clip that has samples. */
  get frames(): readonly number[] {
    return Array.from({ length: framesOfSticks(this.sticks) }, (_, i) => this.sticks.from + i);
  }

  #value(frame: number, column: number): number | null {
    const { from, samples } = this.sticks;
    const index = Math.floor(frame) - from;
    const value = index < 0 ? NO_SAMPLE : (samples[index * VALUES_PER_FRAME + column] ?? NO_SAMPLE);
    return value === NO_SAMPLE ? null : value / FULL;
  }
}
