import type { AnswerOf, BoardEntry, Practice, PracticeEntry, PressEdge, routes } from '@combolab/contracts';
import { verifyProduct } from '../maintenance/verify-product.js';
import { edgesOf, practiceRun } from '../testing/practice-run.js';
import { recordCombo } from '../testing/recorded-combo.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';

const ACTIONS = [12, 34, 58, 71, 100].map((frame, index) => ({
  frame,
  breakpoint: false,
  presses: [
    {
      type: index % 2 === 0 ? ('A_BUTTON' as const) : ('X_BUTTON' as const),
      hold: 'SELECT_NO_HOLD' as const,
      isComplete: true,
    },
  ],
}));
/** Not exactly on time: nobody is. */
const nearly = (index: number): number => [0.4, -0.6, 0.2, -0.3, 0.7][index] ?? 0;

let running: TestProduct;
let author: TestUser;
let learner: TestUser;
let comboId: string;

beforeAll(async () => {
  running = await startTestProduct({ env: { RATE_LIMITS: 'off' } });
  author = await TestUser.signUp(running.url);
});
afterAll(() => running[Symbol.asyncDispose]());
beforeEach(async () => {
  learner = await TestUser.signUp(running.url);
  comboId = await recordCombo(running.product, author.userId, { actions: ACTIONS });
});

type Recorded = AnswerOf<typeof routes.recordPractice>;
const record = (who: TestUser, more: Parameters<typeof practiceRun>[1] = {}, headers = {}) =>
  who.post<Recorded>(
    '/practice/record',
    { run: practiceRun(comboId, { edges: edgesOf(ACTIONS, nearly), ...more }) },
    headers,
  );
const board = async (query = '') =>
  (await learner.get<{ week: string; entries: BoardEntry[] }>(`/combos/${comboId}/board${query}`)).body;
const queue = async () => (await learner.get<{ entries: PracticeEntry[] }>('/practice')).body.entries;

it('judges a run by its presses, keeps the best and says when to practise again', async () => {
  const late = edgesOf(ACTIONS, (index) => (index === 3 ? 3 : nearly(index)));
  const first = await record(learner, { edges: late, speed: 0.5, durationMs: 4000 });
  expect([first.status, first.body.doubts, first.body.practice.attempts]).toEqual([200, [], 1]);
  expect(first.body.score).toBeLessThan(100);
  const better = (await record(learner, { speed: 0.5, durationMs: 4000 })).body;
  expect(better.score).toBeGreaterThan(first.body.score);
  const slower = (await record(learner, { speed: 0.25, durationMs: 8000 })).body.practice;
  expect(slower).toMatchObject({ attempts: 3, best: { score: better.score, speed: 0.5 } });
  expect(Date.parse(slower.due ?? '')).toBeGreaterThan(Date.now());
  expect((await learner.get<Practice>(`/practice/${comboId}`)).body).toEqual(slower);
  expect((await author.get<Practice>(`/practice/${comboId}`)).body).toMatchObject({
    attempts: 0,
    best: null,
    due: null,
  });
});

it('queues what is practised, soonest due first, until it is stopped or the combo is deleted', async () => {
  await record(learner);
  const other = await recordCombo(running.product, author.userId, { actions: ACTIONS });
  await learner.post('/practice/record', { run: practiceRun(other) });
  const entries = await queue();
  expect(entries.map(({ combo }) => combo._id)).toEqual([other, comboId]);
  expect((entries[0]?.due ?? '') <= (entries[1]?.due ?? '')).toBe(true);
  await author.post('/delete-combo', { comboId: other });
  expect((await queue()).map(({ comboId: id }) => id)).toEqual([comboId]);
  await learner.post('/practice/stop', { comboId });
  expect(await queue()).toEqual([]);
  await record(learner);
  expect((await queue()).map(({ attempts }) => attempts)).toEqual([2]);
});

it('does not put a part of a combo in the queue, nor count it as the best', async () => {
  const { body } = await record(learner, { section: [50, 80], edges: edgesOf(ACTIONS.slice(2, 4), nearly) });
  expect(body.practice).toMatchObject({ attempts: 0, best: null, due: null });
  expect(await queue()).toEqual([]);
});

it('has the best run of each player on the board of the week, faster ones first', async () => {
  const slow = await TestUser.signUp(running.url);
  await record(slow, { speed: 0.25, durationMs: 8000 });
  await record(learner, { edges: edgesOf(ACTIONS, () => 2.5) });
  await record(learner);
  const { week, entries } = await board();
  expect(new Date(`${week}T00:00:00Z`).getUTCDay()).toBe(1);
  expect(entries.map(({ place, userId, speed }) => [place, userId, speed])).toEqual([
    [1, learner.userId, 1],
    [2, slow.userId, 0.25],
  ]);
  expect((await board('?week=2020-01-06')).entries).toEqual([]);
});

it('leaves off the board what nobody can have played', async () => {
  const { body } = await record(learner, { durationMs: 1 });
  expect(body.doubts).not.toEqual([]);
  expect(body.practice).toMatchObject({ attempts: 1, best: null });
  expect((await board()).entries).toEqual([]);
});

it('counts a run that waited as practice, judges it by its presses, and puts it on no board', async () => {
  const tap = (type: PressEdge['type'], frame: number, at: number) => [
    { type, down: true, frame, at },
    { type, down: false, frame, at: at + 60 },
  ];
  const presses = ACTIONS.flatMap(({ frame, presses: [press] }, place) =>
    press === undefined ? [] : tap(press.type, frame, place * 400),
  );
  const { body } = await record(learner, { strictness: 'exact', edges: presses, durationMs: 5000 });
  expect([body.score, body.doubts, body.practice.attempts, body.practice.best]).toEqual([100, [], 1, null]);
  expect((await queue()).map(({ comboId: id }) => id)).toEqual([comboId]);
  expect((await board()).entries).toEqual([]);
  const wrong = [...tap('B_BUTTON', 12, 0), ...presses.map((edge) => ({ ...edge, at: edge.at + 200 }))];
  expect((await record(learner, { strictness: 'exact', edges: wrong })).body.score).toBe(80);
  expect((await record(learner, { strictness: 'exact', section: [12, 60] })).status).toBe(400);
});

it('records a run once however often it is sent, and refuses what is none', async () => {
  const key = { 'idempotency-key': 'run-1' };
  const once = (await record(learner, {}, key)).body;
  const again = (await record(learner, {}, key)).body;
  expect([again.runId, again.practice.attempts]).toEqual([once.runId, 1]);
  expect((await record(learner, { contentVersion: 2 })).status).toBe(409);
  expect((await record(learner, { section: [13, 20] })).status).toBe(422);
  for (const wrong of [{ speed: 3 }, { controller: 'mind' }, { edges: [{ type: 'A_BUTTON', down: true, frame: NaN }] }])
    expect((await record(learner, wrong as never)).status).toBe(400);
  expect((await learner.post('/practice/record', { run: practiceRun('A'.repeat(22)) })).status).toBe(404);
  expect((await learner.get(`/combos/${comboId}/board?week=2026-11-17`)).status).toBe(400);
});

it('leaves views that agree with the log', async () => {
  await record(learner);
  await record(learner, { strictness: 'exact', edges: [] });
  await learner.post('/practice/stop', { comboId });
  // recorded combos have no clips
  expect((await verifyProduct(running.product)).filter((each) => !each.startsWith('file '))).toEqual([]);
});
