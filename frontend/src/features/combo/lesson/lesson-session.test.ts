import { normaliseActions, type PracticeRun, type PressType } from '@combolab/contracts';
import { PracticeInput } from '../../../shared/pad/practice-input.js';
import { LessonSession } from './lesson-session.js';
import { TestClock } from './testing-clock.js';

const actions = normaliseActions([
  { frame: 10, presses: [{ type: 'A_BUTTON' }] },
  { frame: 30, presses: [{ type: 'X_BUTTON' }] },
]);

/** A lesson that waits; `tap` presses and lets go on the frame where the clip stands. */
function open() {
  const clock = new TestClock(60);
  const input = new PracticeInput();
  const session = new LessonSession(clock, { _id: 'combo', actions, contentVersion: 3 }, input);
  const runs: { run: PracticeRun; score: number }[] = [];
  session.setStrictness('exact');
  session.follow({ onStep: () => undefined, onRun: (run, score) => runs.push({ run, score }) }, 0);
  input.listeners.add(session);
  session.begin();
  let now = performance.now();
  const tap = (type: PressType) => {
    input.touchDown(type, (now += 300));
    input.touchUp(type, (now += 100));
  };
  return { clock, session, runs, tap, told: () => Promise.resolve() };
}

it('hands in a run that waited, with when each press came, and keeps how it went', async () => {
  const { clock, session, runs, tap, told } = open();
  clock.show(10);
  tap('A_BUTTON');
  clock.show(30);
  tap('X_BUTTON');
  await told();
  expect(session.view.get()).toMatchObject({ phase: 'over', waited: { score: { clean: true, done: 2, total: 2 } } });
  expect(runs).toHaveLength(1);
  expect(runs[0]).toMatchObject({
    score: 100,
    run: { comboId: 'combo', contentVersion: 3, strictness: 'exact', speed: 1, controller: 'touch', section: null },
  });
  const edges = runs[0]?.run.edges.map(({ type, down, frame }) => `${type} ${String(down)} ${String(frame)}`);
  expect(edges).toEqual(['A_BUTTON true 10', 'A_BUTTON false 10', 'X_BUTTON true 30']);
  expect(runs[0]?.run.edges.every(({ at }) => at !== undefined && at >= 0)).toBe(true);
});

it('keeps a tap of a wrong button at once, and until the end', async () => {
  const { clock, session, runs, tap, told } = open();
  clock.show(10);
  tap('B_BUTTON');
  const wrong = [{ kind: 'wrong', type: 'B_BUTTON', frame: 10 }];
  expect(session.view.get().wait?.view.get()).toMatchObject({ done: 0, mistakes: wrong, here: 1 });
  tap('A_BUTTON');
  expect(session.view.get().wait?.view.get()).toMatchObject({ done: 1, mistakes: wrong, here: 0 });
  clock.show(30);
  tap('X_BUTTON');
  await told();
  expect(session.view.get().waited?.score).toMatchObject({ clean: false, mistakes: wrong, score: 50 });
  expect(runs[0]?.score).toBe(50);
});

it('goes on to full timing, and slower than the run that is over', () => {
  const { session } = open();
  session.take('timing');
  expect(session.view.get()).toMatchObject({ strictness: 'timed', phase: 'counting', waited: null });
  session.setRung(2);
  session.begin();
  session.take('slower');
  expect(session.view.get()).toMatchObject({ phase: 'counting', ladder: { rung: 1 } });
  session.stop();
});
