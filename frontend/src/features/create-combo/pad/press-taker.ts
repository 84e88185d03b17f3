import type { PressType } from '@combolab/contracts';

/** Gets what is pressed on the drawn controller in place of the track. */
export interface PressTaker {
  readonly down: (type: PressType) => void;
  readonly up: (type: PressType) => void;
}

let taker: PressTaker | null = null;

/** Has the controller's presses from now on, until the returned function is called. */
export function takePresses(by: PressTaker): () => void {
  taker = by;
  return () => {
    if (taker === by) taker = null;
  };
}

/** Who takes the presses now; null when they go to the track. */
export const pressTaker = (): PressTaker | null => taker;
