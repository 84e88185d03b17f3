import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { ComboAdded, ComboDeleted, streams } from '@combolab/contracts';
import { openFolderBlobs } from '@combolab/platform/adapters/folder-blobs';
import { MemoryEventLog } from '@combolab/platform/adapters/memory-event-log';
import { sweepBlobs } from './sweep-blobs.js';

const DAY_MS = 24 * 3600 * 1000;

it('deletes files without a record, and only those, and nothing young', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sweep-'));
  const blobs = await openFolderBlobs(folder);
  const log = new MemoryEventLog({ source: 'test' });
  const context = (commandId: string) => ({ commandId, actor: null, correlationId: 'test' });
  for (const comboId of ['kept', 'gone'])
    await log.append(streams.combo(comboId), 0, [ComboAdded({ ...ComboAdded.example, comboId })], context(comboId));
  await log.append(streams.combo('gone'), 1, [ComboDeleted({ comboId: 'gone' })], context('end'));
  const keys = [
    'combos/gone/a.mp4',
    'combos/kept/a.mp4',
    'combos/lost/1/a.mp4',
    'combos/lost/b.mp4',
    'samples/x/study.mp4',
  ];
  for (const key of keys) await blobs.put(key, Readable.from(['x']));

  expect(await sweepBlobs(log, blobs)).toEqual([]);
  const later = Date.now() + DAY_MS + 1000;
  expect(await sweepBlobs(log, blobs, later)).toEqual([
    'combos/gone/a.mp4',
    'combos/lost/1/a.mp4',
    'combos/lost/b.mp4',
  ]);
  expect(await sweepBlobs(log, blobs, later)).toEqual([]);
  expect((await blobs.stat('combos/kept/a.mp4'))?.size).toBe(1);
  await blobs[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});
