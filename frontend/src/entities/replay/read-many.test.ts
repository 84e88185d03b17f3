import { readMany, type ReadFile } from './read-many.js';
import { answerTo, type ReplayQuestion } from './replay-question.js';
import type { ReplayWorker } from './replay-reader.js';
import { fileWith } from './testing/file-with.js';
import { SAMPLE_GAME } from './testing/sample-game.js';
import { writeReplay } from './testing/slp-writer.js';

const whole = writeReplay({ ...SAMPLE_GAME, lastFrame: 300 });
const files = (count: number): readonly File[] =>
  Array.from({ length: count }, (_, n) => fileWith(whole, `game-${String(n)}.slp`));

/** Workers that answer a turn later, and how many there are and were busy at once. */
function workers({ silent = false } = {}) {
  const seen = { started: 0, ended: 0, busy: 0, mostBusy: 0 };
  const start = (): ReplayWorker => {
    seen.started += 1;
    const worker: ReplayWorker = {
      onmessage: null,
      onerror: null,
      postMessage: (question: ReplayQuestion) => {
        seen.busy += 1;
        seen.mostBusy = Math.max(seen.mostBusy, seen.busy);
        if (silent) return;
        void answerTo(question).then((data) => {
          seen.busy -= 1;
          worker.onmessage?.call(worker as Worker, new MessageEvent('message', { data }));
        });
      },
      terminate: () => {
        seen.ended += 1;
      },
    };
    return worker;
  };
  return { seen, start };
}
const { signal } = new AbortController();

it('reads every file once with a few workers, one file each at a time', async () => {
  const { seen, start } = workers();
  const read: string[] = [];
  await readMany(files(9), { start, signal, workers: 3, onRead: ({ name }) => read.push(name) });
  expect(read.toSorted()).toEqual(files(9).map(({ name }) => name));
  expect(seen).toMatchObject({ started: 3, ended: 3, busy: 0 });
  expect(seen.mostBusy).toBeLessThanOrEqual(3);
});

it('says of each file that cannot be read why, and reads the others', async () => {
  const { start } = workers();
  const read = new Map<string, ReadFile>();
  const bad = [fileWith(new Uint8Array(), 'empty.slp'), fileWith(whole.slice(20), 'damaged.slp')];
  const onRead = (file: File, what: ReadFile) => read.set(file.name, what);
  await readMany([...bad, ...files(1)], { start, signal, workers: 1, onRead });
  expect(read.get('empty.slp')).toEqual({ why: 'This file is empty.' });
  expect(read.get('damaged.slp')).toMatchObject({ why: expect.stringMatching(/not a Slippi replay/) as string });
  expect(read.get('game-0.slp')).toMatchObject({ found: { combos: [{ attacker: 'ssbm:fox' }] } });
});

it('goes on with a new worker after one that hangs', async () => {
  const { seen, start } = workers({ silent: true });
  const read: ReadFile[] = [];
  await readMany(files(2), { start, signal, workers: 1, limit: 5, onRead: (_, what) => read.push(what) });
  expect(read).toEqual(Array(2).fill({ why: 'Reading this replay took too long and was stopped.' }));
  expect(seen).toMatchObject({ started: 2, ended: 2 });
});

it('tells of nothing more once it is stopped', async () => {
  const stop = new AbortController();
  const { seen, start } = workers();
  const read: string[] = [];
  await readMany(files(5), {
    ...{ start, workers: 1, signal: stop.signal },
    onRead: ({ name }) => {
      read.push(name);
      if (read.length === 2) stop.abort();
    },
  });
  expect(read).toHaveLength(2);
  expect(seen.started).toBe(seen.ended);
});
