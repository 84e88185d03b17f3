import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { silentLogger, type Blobs, type Logger } from '@combolab/platform';
import { openFolderBlobs } from '@combolab/platform/adapters/folder-blobs';
import { MemoryEventLog } from '@combolab/platform/adapters/memory-event-log';
import { DailySweep } from './daily-sweep.js';
import type { Swept } from './sweep-blobs.js';

const LATER = Date.now() + 2 * 24 * 3600 * 1000;
const STRAY = ['combos/a/1.mp4', 'combos/b/1.mp4', 'combos/c/1.mp4'];

let folder: string;
let blobs: Blobs;
const log = new MemoryEventLog({ source: 'test' });
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'daily-sweep-'));
  blobs = await openFolderBlobs(folder);
  for (const key of STRAY) await blobs.put(key, Readable.from([key]));
});
afterEach(async () => {
  await blobs[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

async function left(): Promise<string[]> {
  const found: string[] = [];
  for await (const { key } of blobs.list('combos/')) found.push(key);
  return found;
}
const times = { firstMs: 0, everyMs: 1, now: () => LATER };

it('sweeps again after a sweep that failed', async () => {
  const warned: string[] = [];
  const logger: Logger = { ...silentLogger, warn: (_, message) => warned.push(message) };
  const outcomes = ['away', 'away', ''];
  const done = new EventEmitter();
  const within = async (work: () => Promise<Swept>): Promise<Swept> => {
    const outcome = outcomes.shift() ?? '';
    if (outcome !== '') throw new Error(outcome);
    const swept = await work();
    done.emit('swept', swept);
    return swept;
  };
  const swept = once(done, 'swept');
  await using sweep = new DailySweep({ log, blobs, logger, within, ...times });
  expect(await swept).toEqual([{ trashed: STRAY, deleted: [] }]);
  await sweep[Symbol.asyncDispose]();
  expect(warned).toHaveLength(2);
});

it('ends with the step that is under way when it is disposed', async () => {
  const signals = new EventEmitter();
  const [begun, may] = [once(signals, 'begun'), once(signals, 'may')];
  const slow = new Proxy(blobs, {
    get: (target, name: keyof Blobs) =>
      name === 'move'
        ? async (from: string, to: string) => {
            signals.emit('begun');
            await may;
            await target.move(from, to);
          }
        : target[name].bind(target),
  });
  const sweep = new DailySweep({ log, blobs: slow, logger: silentLogger, ...times });
  await begun;
  const ended = sweep[Symbol.asyncDispose]();
  signals.emit('may');
  await ended;
  expect(await left()).toEqual(STRAY.slice(1));
});
