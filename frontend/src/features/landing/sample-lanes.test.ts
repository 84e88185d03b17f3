import { normaliseActions, type Hold, type PressType } from '@combolab/contracts';
import { sampleLanes } from './sample-lanes.js';

const actions = normaliseActions(
  (
    [
      [2, 'A_BUTTON'],
      [5, 'CONTROL_STICK_UP', 'START_HOLD'],
      [8, 'A_BUTTON'],
      [9, 'R_Z'],
      [15, 'CONTROL_STICK_UP', 'END_HOLD'],
      [20, 'CONTROL_STICK_LEFT'],
    ] as [number, PressType, Hold?][]
  ).map(([frame, type, hold]) => ({ frame, presses: [{ type, hold: hold ?? null }] })),
);

it('keeps the busiest lanes in the order of their first press', () => {
  const lanes = sampleLanes(actions, 2, 'ssbu');
  expect(lanes.map(({ name }) => name)).toEqual(['Attack', 'Stick']);
  expect(lanes[1]?.bars).toEqual([
    { frame: 5, length: 10, type: 'CONTROL_STICK_UP' },
    { frame: 20, length: 0, type: 'CONTROL_STICK_LEFT' },
  ]);
});
