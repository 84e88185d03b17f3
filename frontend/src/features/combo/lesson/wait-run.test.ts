import { normaliseActions, type LessonStep, type PressType } from '@combolab/contracts';
import { TestClock } from './testing-clock.js';
import { stepWords } from './step-words.js';
import { WaitRun } from './wait-run.js';

const actions = normaliseActions([
  { frame: 10, presses: [{ type: 'CONTROL_STICK_UP' }, { type: 'A_BUTTON' }] },
  { frame: 30, presses: [{ type: 'L_Z', hold: 'START_HOLD' }] },
  { frame: 200, presses: [{ type: 'L_Z', hold: 'END_HOLD' }] },
]);

function begin(last = 90, given = actions) {
  const clock = new TestClock(last);
  const steps: (LessonStep | null)[] = [];
  const run = new WaitRun(clock, { actions: given, strictness: 'exact', rate: 1 }, new Set(), (step) =>
    steps.push(step),
  );
  let now = 0;
  const press = (...types: PressType[]) => {
    run.sample(new Set(types), (now += 100));
  };
  const state = () => [clock.frame, clock.playing, run.view.get().done, run.view.get().waits];
  return { clock, steps, run, press, state };
}

it('stands at each action until exactly its inputs are down', () => {
  const { clock, press, state, run } = begin();
  expect(state()).toEqual([0, true, 0, false]);
  clock.show(11); // a picture was left out
  expect(state()).toEqual([10, false, 0, true]);
  press('A_BUTTON');
  expect(run.view.get().missing).toEqual(['CONTROL_STICK_UP']);
  press('A_BUTTON', 'CONTROL_STICK_UP', 'B_BUTTON');
  expect(run.view.get().extra).toEqual(['B_BUTTON']);
  press('A_BUTTON', 'CONTROL_STICK_UP');
  expect(state()).toEqual([10, true, 1, false]);
});

it('stands at the last picture for actions past the end of the clip, and ends', () => {
  const { clock, press, state, steps } = begin();
  clock.show(10);
  press('A_BUTTON', 'CONTROL_STICK_UP');
  clock.show(30);
  press();
  press('L_Z');
  clock.show(89);
  clock.show(0); // the clip is over
  expect(state()).toEqual([90, false, 2, true]);
  press();
  expect(steps.map((step) => step && stepWords(step, actions, (type) => type))).toEqual([
    'CONTROL_STICK_UP and A_BUTTON',
    'hold L_Z',
    'release L_Z',
    null,
  ]);
});

it('waits at once for an action on the first frame, and has nothing to do without actions', () => {
  const first = normaliseActions([{ frame: 0, presses: [{ type: 'A_BUTTON' }] }]);
  expect(begin(90, first).state()).toEqual([0, false, 0, true]);
  expect(begin(90, []).steps).toEqual([null]);
});
