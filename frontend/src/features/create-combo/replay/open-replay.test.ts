import { openReplay, type ReplayWorker } from './open-replay.js';
import { readReplay } from './read-replay.js';
import { fileWith } from './testing/file-with.js';
import { SAMPLE_GAME } from './testing/sample-game.js';
import { writeReplay } from './testing/slp-writer.js';

const fileOf = (bytes: Uint8Array): File => fileWith(bytes, 'game.slp');
const whole = writeReplay({ ...SAMPLE_GAME, lastFrame: -30 });

/** A worker that does as told with the bytes it gets. */
function workerThat(does: (bytes: Uint8Array, worker: ReplayWorker) => void) {
  const state = { ended: 0 };
  const start = (): ReplayWorker => {
    const worker: ReplayWorker = {
      onmessage: null,
      onerror: null,
      postMessage: (bytes: ArrayBuffer) => {
        does(new Uint8Array(bytes), worker);
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

it('reads a replay in a worker, which ends then', async () => {
  const { state, start } = workerThat((bytes, worker) => {
    answer(worker, { replay: readReplay(bytes) });
  });
  expect(await openReplay(fileOf(whole), { start })).toMatchObject({ lastFrame: -30, combos: [] });
  expect(state.ended).toBe(1);
});

it('gives on what the worker refuses', async () => {
  const { state, start } = workerThat((_bytes, worker) => {
    answer(worker, { refused: 'This replay is damaged and cannot be read.' });
  });
  await expect(openReplay(fileOf(whole), { start })).rejects.toThrow('This replay is damaged and cannot be read.');
  expect(state.ended).toBe(1);
});

it('stops a worker that never answers', async () => {
  const { state, start } = workerThat(() => undefined);
  await expect(openReplay(fileOf(whole), { start, limit: 10 })).rejects.toThrow(/took too long/);
  expect(state.ended).toBe(1);
});

it('stops the worker when it is left', async () => {
  const leave = new AbortController();
  const { state, start } = workerThat(() => {
    leave.abort();
  });
  await expect(openReplay(fileOf(whole), { start, signal: leave.signal })).rejects.toThrow(/abort/);
  expect(state.ended).toBe(1);
});

it('refuses a file that cannot be a replay before it is read', async () => {
  const never = workerThat(() => undefined);
  const large = { size: 200 * 2 ** 20 } as Blob;
  await expect(openReplay(large, never)).rejects.toThrow('This file has 200 MB; replays have a few.');
  await expect(openReplay(fileOf(new Uint8Array()), never)).rejects.toThrow('This file is empty.');
  await expect(openReplay(fileOf(whole.slice(20)), never)).rejects.toThrow(/not a Slippi replay/);
  expect(never.state.ended).toBe(0);
});
