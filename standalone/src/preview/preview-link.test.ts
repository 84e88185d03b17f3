import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Jobs, Logger } from '@combolab/platform';
import { createMemoryJobs } from '@combolab/platform/adapters/memory-jobs';
import { removeFolder } from '../testing/remove-folder.js';
import { waitUntil } from '../testing/wait-until.js';
import { PreviewLink } from './preview-link.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'combolab-previews-'));
});
afterEach(() => removeFolder(folder));

it('starts another worker, and nothing else falls, when one dies while its jobs cannot be written', async () => {
  const unhandled: unknown[] = [];
  const note = (error: unknown) => unhandled.push(error);
  process.on('unhandledRejection', note);
  const warned: string[] = [];
  const logger = { warn: (_: object, text: string) => warned.push(text), info: () => undefined } as unknown as Logger;
  await using jobs: Jobs = createMemoryJobs();
  const full = Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 });
  jobs.voidLeases = () => Promise.reject(full);
  const worker = {
    blobs: join(folder, 'blobs'),
    folder: join(folder, 'work'),
    hidden: folder,
    logLevel: 'silent',
    timeLimitMs: 1000,
    tracesUrl: null,
  } as const;
  await using link = new PreviewLink({ jobs, worker, logger });
  const first = await waitUntil('a worker', () => Promise.resolve(link.pid ?? undefined));
  process.kill(first, 'SIGKILL');
  await waitUntil('another worker', () => Promise.resolve(link.restarts === 1 ? true : undefined));
  expect([link.fault, link.pid === first, unhandled]).toEqual([null, false, []]);
  expect(warned).toContain('leases of the preview worker could not be ended; they expire');
  process.off('unhandledRejection', note);
});
