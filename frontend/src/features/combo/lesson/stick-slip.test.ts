import { normaliseActions, type PressType } from '@combolab/contracts';
import fc from 'fast-check';
import { sticksOfPad } from '../../../shared/sticks/pad-sticks.js';
import { stickField } from '../../../shared/sticks/stick-grid.js';
import { StickSamples, type StickPlace } from '../../../shared/sticks/stick-samples.js';
import { stickSlip } from './stick-slip.js';

const LAST = 120;

/** Samples of a left stick that is at each place from its frame on. */
function samplesOf(places: Readonly<Record<number, StickPlace>>): StickSamples {
  const placed = Object.entries(places).map(([frame, [x, y]]) => ({
    frame: Number(frame),
    // pads tell downwards as more
    sticks: { CONTROL_STICK: [x, -y] as const, C_STICK: [0, 0] as const },
  }));
  const samples = StickSamples.of(stickField(sticksOfPad(placed, 0, LAST)).sticks);
  if (samples === null) throw new Error('no samples');
  return samples;
}
const at = (degrees: number, far = 1): StickPlace => [
  far * Math.cos((degrees * Math.PI) / 180),
  far * Math.sin((degrees * Math.PI) / 180),
];
const REST: StickPlace = [0, 0];
const push = (from: number, place: StickPlace) => ({ [from]: place, [from + 6]: REST });
const tap = (frame: number, type: PressType) => ({ frame, presses: [{ type }] });
const actions = normaliseActions([tap(20, 'CONTROL_STICK_UP_RIGHT'), tap(40, 'A_BUTTON'), tap(60, 'CONTROL_STICK_UP')]);
const model = samplesOf({ 0: REST, ...push(20, at(45)), ...push(60, at(90)) });
const slipOf = (own: StickSamples) => stickSlip(actions, LAST, { model, own });

it('names the push that points furthest from the model, and on which side', () => {
  expect(slipOf(samplesOf({ 0: REST, ...push(22, at(19)), ...push(61, at(98)) }))).toEqual({
    ...{ stick: 'CONTROL_STICK', frames: [12, 31], degrees: 26, side: 'low' },
  });
  expect(slipOf(samplesOf({ 0: REST, ...push(20, at(47)), ...push(60, at(70)) }))).toMatchObject({
    ...{ degrees: 20, side: 'right', frames: [52, 71] },
  });
});

it('has nothing to say of what is near enough, or was not pushed at all', () => {
  expect(slipOf(samplesOf({ 0: REST, ...push(18, at(50)) }))).toBeNull();
  expect(slipOf(samplesOf({ 0: REST, ...push(20, at(200, 0.2)) }))).toBeNull();
  expect(slipOf(samplesOf({ 0: REST, ...push(90, at(200)) }))).toBeNull();
});

it('takes each push for itself, where one comes right after another or the stick is never let go', () => {
  const twice = normaliseActions([tap(20, 'CONTROL_STICK_LEFT'), tap(26, 'CONTROL_STICK_RIGHT')]);
  const swing = samplesOf({ 0: at(250, 0.4), 20: at(180), 26: at(0), 32: at(250, 0.4) });
  expect(stickSlip(twice, LAST, { model: swing, own: swing })).toBeNull();
});

it('measures the angle between any two directions, the shorter way round', () => {
  const one = normaliseActions([tap(20, 'CONTROL_STICK_UP')]);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 359 }), fc.integer({ min: -180, max: 180 }), (wanted, turn) => {
      const slip = stickSlip(one, LAST, {
        model: samplesOf({ 0: REST, ...push(20, at(wanted)) }),
        own: samplesOf({ 0: REST, ...push(20, at(wanted + turn)) }),
      });
      // samples have steps of 1/127: half a degree
      if (Math.abs(turn) > 9) expect(Math.abs((slip?.degrees ?? 0) - Math.abs(turn))).toBeLessThanOrEqual(1);
      if (Math.abs(turn) < 7) expect(slip).toBeNull();
    }),
  );
});
