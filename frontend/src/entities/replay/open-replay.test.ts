import { openReplay } from './open-replay.js';
import { refusalWords } from './refusal-words.js';
import { answerTo, type ReplayQuestion } from './replay-question.js';
import type { ReplayWorker } from './replay-reader.js';
import { fileWith } from './testing/file-with.js';
import { SAMPLE_GAME } from './testing/sample-game.js';
import { writeReplay } from './testing/slp-writer.js';

const fileOf = (bytes: Uint8Array): File => fileWith(bytes, 'game.slp');
const whole = writeReplay({ ...SAMPLE_GAME, lastFrame: -30 });

const asked = { about: 'replay' } as const;

/** A worker that does as told with what it is asked. */
function workerThat(does: (question: ReplayQuestion, worker: ReplayWorker) => void) {
  const state = { ended: 0 };
  const start = (): ReplayWorker => {
    const worker: ReplayWorker = {
      onmessage: null,
      onerror: null,
      postMessage: (question: ReplayQuestion) => {
        does(question, worker);
      },
      terminate: () => {
        state.ended += 1;
      },
    };
    return worker;
  };
  return { state, start };
}
const answer = (worker: ReplayWorker, data: unknown) => {
  worker.onmessage?.call(worker as Worker, new MessageEvent('message', { data }));
};

const tell = (question: ReplayQuestion, worker: ReplayWorker) => {
  void answerTo(question).then((data) => {
    answer(worker, data);
  });
};

const answering = workerThat(tell);

/** What is said of a file that is not taken. */
const refusalOf = (read: Promise<unknown>): Promise<string | null> => read.then(() => null, refusalWords);

it('reads a replay in a worker, which ends then', async () => {
  const { state, start } = workerThat(tell);
  expect(await openReplay(fileOf(whole), asked, { start })).toMatchObject({ lastFrame: -30, combos: [] });
  expect(state.ended).toBe(1);
});

it('gives on what the worker refuses', async () => {
  const { state, start } = workerThat((_question, worker) => {
    answer(worker, { refused: { reason: 'damaged' } });
  });
  expect(await refusalOf(openReplay(fileOf(whole), asked, { start }))).toBe(
    'This replay is damaged and cannot be read.',
  );
  expect(state.ended).toBe(1);
});

it('stops a worker that never answers', async () => {
  const { state, start } = workerThat(() => undefined);
  expect(await refusalOf(openReplay(fileOf(whole), asked, { start, limit: 10 }))).toMatch(/took too long/);
  expect(state.ended).toBe(1);
});

it('stops the worker when it is left', async () => {
  const leave = new AbortController();
  const { state, start } = workerThat(() => {
    leave.abort();
  });
  await expect(openReplay(fileOf(whole), asked, { start, signal: leave.signal })).rejects.toThrow(/abort/);
  expect(state.ended).toBe(1);
});

it('refuses a file that cannot be a replay before it is read', async () => {
  const never = workerThat(() => undefined);
  const large = { size: 200 * 2 ** 20 } as Blob;
  expect(await refusalOf(openReplay(large, asked, never))).toMatch('This file is 200 MB, but replays are only a few.');
  expect(await refusalOf(openReplay(fileOf(new Uint8Array()), asked, never))).toBe('This file is empty.');
  expect(never.state.ended).toBe(0);
  expect(await refusalOf(openReplay(fileOf(whole.slice(20)), asked, answering))).toMatch(/not a Slippi replay/);
  const gone = Object.assign(fileOf(whole), { arrayBuffer: () => Promise.reject(new Error('gone')) });
  expect(await refusalOf(openReplay(gone, asked, answering))).toBe('The file could not be read. Is it still there?');
});

const sample = writeReplay(SAMPLE_GAME);

it('finds combos without presses, and reads one of them again with what was pressed', async () => {
  const found = await openReplay(fileOf(sample), { about: 'combos' }, answering);
  const [combo] = found.combos;
  if (combo === undefined) throw new Error('no combo was found');
  expect(combo).not.toHaveProperty('inputs');
  const read = await openReplay(fileOf(sample), { about: 'combo', combo }, answering);
  expect(read).toMatchObject(combo);
  expect(read.inputs).toHaveLength(combo.end - read.inputsFrom + 1);
  const scene = await openReplay(fileOf(sample), { about: 'scene', combo }, answering);
  expect(scene).toMatchObject({ from: combo.start - 45, to: combo.end + 60, attacker: 0, defender: 2 });
  const elsewhere = { about: 'combo', combo: { ...combo, start: combo.start + 1 } } as const;
  expect(await refusalOf(openReplay(fileOf(sample), elsewhere, answering))).toMatch(/has changed since/);
});
