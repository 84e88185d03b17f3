import { normaliseActions } from '@combolab/contracts';
import { heldFrames } from './held-frames.js';

it('counts the frames of each hold that ends', () => {
  const actions = normaliseActions([
    { frame: 5, presses: [{ type: 'L_Z', hold: 'START_HOLD' }] },
    { frame: 7, presses: [{ type: 'L_Z', hold: 'MAINTAIN_HOLD' }] },
    { frame: 9, presses: [{ type: 'L_Z', hold: 'END_HOLD' }] },
    { frame: 20, presses: [{ type: 'L_Z', hold: 'START_HOLD' }] },
    { frame: 30, presses: [{ type: 'R_Z', hold: 'END_HOLD' }] },
  ]);
  expect([...heldFrames(actions)]).toEqual([['5 L_Z', 4]]);
});
