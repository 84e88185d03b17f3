import { LIMITS, normaliseActions } from '@combolab/contracts';
import { nameOfTrack, proposedName } from './proposed-name.js';

it('proposes a name out of the moves', () => {
  expect(proposedName(['down-throw', 'up-air', 'up-air', 'forward-air'])).toBe('Down Throw, Up Air ×2 to Forward Air');
  expect(proposedName([null, 'up-smash'])).toBe('Up Smash');
  expect(proposedName([null])).toBeNull();
  const long = proposedName(Array.from({ length: 90 }, (_, i) => (i % 2 === 0 ? 'up-air' : 'neutral-special')));
  expect(long?.length).toBeLessThanOrEqual(LIMITS.nameLength);
  expect(long).toMatch(/^Up Air, .* to Neutral/);
});

it('takes moves that are named before those that the presses make certain, in their order', () => {
  const actions = normaliseActions([
    { frame: 3, presses: [{ type: 'X_BUTTON' }] },
    { frame: 9, presses: [{ type: 'B_BUTTON' }, { type: 'CONTROL_STICK_UP' }] },
    { frame: 20, presses: [{ type: 'A_BUTTON' }] },
  ]);
  expect(nameOfTrack({ actions })).toBe('Up B');
  const moves = [
    { frame: 9, move: 'up-special' },
    { frame: 1, move: 'down-throw' },
  ];
  expect(nameOfTrack({ actions, moves })).toBe('Down Throw to Up B');
  expect(nameOfTrack({ actions: [] })).toBeNull();
});
