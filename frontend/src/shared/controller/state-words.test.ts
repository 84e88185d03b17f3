import { normaliseActions } from '@combolab/contracts';
import { PressIndex } from './controller-state.js';
import { stateWords } from './state-words.js';

it('says a frame in words, with the names of the controller', () => {
  const actions = normaliseActions([
    { frame: 42, presses: [{ type: 'CONTROL_STICK_UP' }, { type: 'A_BUTTON' }] },
    { frame: 80, presses: [{ type: 'L_Z', hold: 'START_HOLD' }] },
    { frame: 85, presses: [{ type: 'R_TRIGGER', hold: 'START_HOLD' }] },
    { frame: 90, presses: [{ type: 'L_Z', hold: 'END_HOLD' }] },
  ]);
  const index = new PressIndex(actions);
  expect(stateWords(42, index.at(42), 'SWITCH')).toBe('frame 42: A, stick up');
  expect(stateWords(42, index.at(42), 'PLAYSTATION')).toBe('frame 42: Square, stick up');
  expect(stateWords(43, index.standingAt(43), 'SWITCH')).toBe('frame 43: nothing pressed');
  expect(stateWords(70, index.at(70), 'SWITCH')).toBe('frame 70: nothing pressed');
  expect(stateWords(86, index.at(86), 'SWITCH')).toBe('frame 86: R held, never released, ZL held');
});
