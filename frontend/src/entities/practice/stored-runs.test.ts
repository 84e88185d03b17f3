import type { PracticeRun } from '@combolab/contracts';
import { keepRun, keepUnsent, sendStoredRuns, storedPractice } from './stored-runs.js';

const run = (comboId: string, more: Partial<PracticeRun> = {}): PracticeRun => ({
  comboId,
  contentVersion: 1,
  speed: 1 / 2,
  strictness: 'timed',
  controller: 'keyboard',
  section: null,
  edges: [{ type: 'A_BUTTON', down: true, frame: 10.5 }],
  durationMs: 2000,
  ...more,
});
const stored = () => storedPractice.read().runs.map(({ run: { comboId } }) => comboId);

beforeEach(() => {
  storedPractice.write({ best: {}, runs: [] });
});

it('keeps the latest 20 runs, and the best of each whole combo: the faster, then the higher', () => {
  keepRun(run('one'), 70);
  keepRun(run('one'), 60);
  keepRun(run('one', { section: [0, 10] }), 100);
  keepRun(run('one', { speed: 1, strictness: 'exact', edges: [] }), 100);
  expect(storedPractice.read().best).toEqual({ one: { score: 70, speed: 1 / 2 } });
  keepRun(run('one', { speed: 1 }), 40);
  expect(storedPractice.read().best).toEqual({ one: { score: 40, speed: 1 } });
  for (let n = 0; n < 20; n++) keepRun(run('two'), 1);
  expect(stored()).toEqual(Array.from({ length: 20 }, () => 'two'));
});

it('hands runs in oldest first and forgets them; what can never be taken is forgotten too', async () => {
  for (const comboId of ['one', 'gone', 'two']) keepRun(run(comboId), 50);
  const sent: string[] = [];
  await sendStoredRuns('u1', ({ run: { comboId }, key }) => {
    sent.push(`${comboId} ${String(key.length > 8)}`);
    return comboId === 'gone'
      ? Promise.reject(Object.assign(new Error('gone'), { kind: 'broken', status: 404 }))
      : Promise.resolve();
  });
  expect(sent).toEqual(['one true', 'gone true', 'two true']);
  expect(storedPractice.read()).toEqual({ best: {}, runs: [] });
});

it('stops at the first that could not be sent, and keeps the rest', async () => {
  for (const comboId of ['one', 'two', 'three']) keepRun(run(comboId), 50);
  await sendStoredRuns('u1', ({ run: { comboId } }) =>
    comboId === 'one' ? Promise.resolve() : Promise.reject(new Error('offline')),
  );
  expect(stored()).toEqual(['two', 'three']);
});

it('hands in for a user what visitors did and what they could not send themselves, with the key it was sent with', async () => {
  keepRun(run('visited'), 50);
  keepUnsent('u1', run('mine'), 'sent-before');
  keepUnsent('u2', run('theirs'), 'of-another');
  expect(storedPractice.read().best).toEqual({ visited: { score: 50, speed: 1 / 2 } });
  const sent: string[] = [];
  await sendStoredRuns('u1', ({ run: { comboId }, key }) => Promise.resolve(sent.push(`${comboId} ${key}`)));
  expect([sent.length, sent[1]]).toEqual([2, 'mine sent-before']);
  expect(stored()).toEqual(['theirs']);
});

it('leaves out what is no run', () => {
  localStorage.setItem(
    'combolab.practice',
    JSON.stringify({ best: { one: 3 }, runs: [{ key: 'k', run: { comboId: 'one' } }] }),
  );
  expect(storedPractice.read()).toEqual({ best: {}, runs: [] });
  localStorage.setItem('combolab.practice', '{');
  expect(storedPractice.read()).toEqual({ best: {}, runs: [] });
});
