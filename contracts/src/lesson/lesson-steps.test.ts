import { normaliseActions } from '../track/action.js';
import { lessonSteps, required } from './lesson-steps.js';
import { actionsFrom } from './testing/actions.js';

it('asks for presses, keeps holds, releases them, and leaves out what only keeps holding', () => {
  const steps = lessonSteps(actionsFrom({ 10: 'A_BUTTON [L_Z', 15: '=L_Z', 20: 'B_BUTTON =L_Z', 30: ']L_Z X_BUTTON' }));
  expect(steps).toEqual([
    { index: 0, frame: 10, begin: ['A_BUTTON', 'L_Z'], hold: [], release: [] },
    { index: 2, frame: 20, begin: ['B_BUTTON'], hold: ['L_Z'], release: [] },
    { index: 3, frame: 30, begin: ['X_BUTTON'], hold: [], release: ['L_Z'] },
  ]);
  expect(steps.map((step) => [...required(step)])).toEqual([['A_BUTTON', 'L_Z'], ['B_BUTTON', 'L_Z'], ['X_BUTTON']]);
});

it('takes a hold that nobody began as begun where it is first kept, and no release of what is not held', () => {
  expect(lessonSteps(actionsFrom({ 5: ']B_BUTTON', 10: '=L_Z', 12: 'L_Z', 20: ']L_Z' }))).toEqual([
    { index: 1, frame: 10, begin: ['L_Z'], hold: [], release: [] },
    { index: 3, frame: 20, begin: [], hold: [], release: ['L_Z'] },
  ]);
});

it('points a stick one way at a time: turning it releases the direction held', () => {
  const turned = actionsFrom({
    10: '[CONTROL_STICK_LEFT [C_STICK_UP',
    20: 'CONTROL_STICK_UP',
    30: ']CONTROL_STICK_LEFT',
  });
  expect(lessonSteps(turned)).toEqual([
    { index: 0, frame: 10, begin: ['CONTROL_STICK_LEFT', 'C_STICK_UP'], hold: [], release: [] },
    { index: 1, frame: 20, begin: ['CONTROL_STICK_UP'], hold: ['C_STICK_UP'], release: ['CONTROL_STICK_LEFT'] },
  ]);
  expect(lessonSteps(actionsFrom({ 10: 'CONTROL_STICK_UP CONTROL_STICK_LEFT' }))[0]?.begin).toEqual([
    'CONTROL_STICK_LEFT',
  ]);
});

it('has no steps without actions, and one for 1,200 actions on one frame', () => {
  expect(lessonSteps([])).toEqual([]);
  const many = Array.from({ length: 1200 }, () => ({ frame: 7, presses: [{ type: 'A_BUTTON' as const }] }));
  expect(lessonSteps(normaliseActions(many))).toHaveLength(1);
});
