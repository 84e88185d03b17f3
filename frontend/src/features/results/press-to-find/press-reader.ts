import { PRESS_TYPES, type PressType } from '@combolab/contracts';
import { STICKS, type PadState, type Sector, type StickName } from '../../../shared/pad/pad-state.js';
import { StickReader } from '../../../shared/pad/stick-reader.js';

const asPress = (stick: StickName, sector: Sector): PressType => `${stick}_${sector}`;
const order = new Map(PRESS_TYPES.map((type, at) => [type, at]));

/** As combos keep what is pressed on one frame: sticks before buttons. */
const inOrder = (presses: readonly PressType[]): readonly PressType[] =>
  [...presses].sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));

/** Makes presses of what a pad says moment by moment: each input once, when it goes down. */
export class PressReader {
  readonly #sticks: Readonly<Record<StickName, StickReader>>;
  #down: ReadonlySet<PressType> = new Set();

  /** @param settleMs how long a stick may take to find its direction, in ms */
  constructor(settleMs: number) {
    this.#sticks = { CONTROL_STICK: new StickReader(settleMs), C_STICK: new StickReader(settleMs) };
  }

  /** What is down already counts for nothing until it is let go. */
  begin({ buttons, sticks, sectors }: PadState): void {
    this.#down = buttons;
    for (const stick of STICKS) this.#sticks[stick].begin(sticks[stick], sectors);
  }

  /**
   * @param now in ms, from any start
   * @returns what was pressed since the last moment
   */
  step({ buttons, sticks, sectors }: PadState, now: number): readonly PressType[] {
    const pressed = [...buttons].filter((button) => !this.#down.has(button));
    this.#down = buttons;
    const pushed = STICKS.flatMap((stick) => {
      const told = this.#sticks[stick].step(sticks[stick], now, sectors);
      // A button ends the wait of a stick: it was pushed before.
      const sector = told ?? (pressed.length > 0 ? this.#sticks[stick].flush() : null);
      return sector === null ? [] : [asPress(stick, sector)];
    });
    return inOrder([...pushed, ...pressed]);
  }

  /** What is down at the last moment. */
  get held(): readonly PressType[] {
    const pushed = STICKS.flatMap((stick) => {
      const sector = this.#sticks[stick].held;
      return sector === null ? [] : [asPress(stick, sector)];
    });
    return inOrder([...pushed, ...this.#down]);
  }
}
