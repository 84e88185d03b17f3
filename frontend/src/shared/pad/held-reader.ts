import type { PressType } from '@combolab/contracts';
import { STICKS, type PadState } from './pad-state.js';
import { StickDirection } from './stick-direction.js';

/** Everything that is down at each moment, sticks by their direction. */
export class HeldReader {
  readonly #sticks = { CONTROL_STICK: new StickDirection(), C_STICK: new StickDirection() };

  step({ buttons, sticks, sectors }: PadState): ReadonlySet<PressType> {
    const held = new Set(buttons);
    for (const stick of STICKS) {
      const sector = this.#sticks[stick].step(sticks[stick], sectors);
      if (sector !== null) held.add(`${stick}_${sector}`);
    }
    return held;
  }
}
