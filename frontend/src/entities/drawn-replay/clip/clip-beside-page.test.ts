import { ConvertRefused } from '../../../shared/convert/convert-error.js';
import { recordedScene } from '@combolab/drawn-replay/testing/recorded-scene';
import { clipBesidePage } from './clip-beside-page.js';
import type { ClipNews } from './clip.worker.js';

const scene = recordedScene('falco-samus-battlefield');

/** A worker that answers what it is asked with news, one after the other; `breaks` for one that does not start. */
function workerTelling(news: readonly ClipNews[], breaks = false) {
  let ended = 0;
  const asked: unknown[] = [];
  const worker = {
    onmessage: null as ((event: MessageEvent<ClipNews>) => void) | null,
    onerror: null as (() => void) | null,
    postMessage(question: unknown) {
      asked.push(question);
      if (breaks) this.onerror?.();
      for (const data of news) this.onmessage?.({ data } as MessageEvent<ClipNews>);
    },
    terminate: () => {
      ended += 1;
    },
  };
  return { start: () => worker as unknown as Worker, asked, ended: () => ended };
}

function ask(worker: ReturnType<typeof workerTelling>, leave = new AbortController()) {
  const done: number[] = [];
  const clip = clipBesidePage(scene, { signal: leave.signal, onProgress: (part) => done.push(part) }, worker.start);
  return { clip, done };
}

beforeEach(() => {
  for (const name of ['OffscreenCanvas', 'Worker'])
    Object.defineProperty(globalThis, name, { configurable: true, value: class {} });
});
afterEach(() => {
  for (const name of ['OffscreenCanvas', 'Worker']) Reflect.deleteProperty(globalThis, name);
});

it('gives what the worker made of the scene, tells how far it is, and ends it', async () => {
  const made = { bytes: new ArrayBuffer(8), container: 'mp4' } as const;
  const worker = workerTelling([{ done: 0.25 }, { done: 1 }, { clip: made }]);
  const { clip, done } = ask(worker);
  expect(await clip).toBe(made);
  expect([worker.asked, done, worker.ended()]).toEqual([[scene], [0.25, 1], 1]);
});

it('gives nothing where the worker cannot, or does not start: the page draws then', async () => {
  for (const worker of [workerTelling([{ unable: true }]), workerTelling([], true)]) {
    expect(await ask(worker).clip).toBeNull();
    expect(worker.ended()).toBe(1);
  }
  Reflect.deleteProperty(globalThis, 'OffscreenCanvas');
  const none = workerTelling([]);
  expect([await ask(none).clip, none.asked]).toEqual([null, []]);
});

it('says why there is no clip as the worker does', async () => {
  const { clip } = ask(workerTelling([{ refused: 'cameOutEmpty' }]));
  await expect(clip).rejects.toEqual(new ConvertRefused('cameOutEmpty'));
});

it('ends the worker when drawing is stopped', async () => {
  const leave = new AbortController();
  const worker = workerTelling([{ done: 0.5 }]);
  const { clip } = ask(worker, leave);
  leave.abort(new Error('left'));
  await expect(clip).rejects.toThrow('left');
  expect(worker.ended()).toBe(1);
});
