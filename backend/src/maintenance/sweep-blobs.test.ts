import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  ComboAdded,
  ComboDeleted,
  GuideCreated,
  GuideDeleted,
  GuideEdited,
  PreviewReady,
  streams,
  UserEdited,
  UserRegistered,
} from '@combolab/contracts';
import type { Blobs } from '@combolab/platform';
import { openFolderBlobs } from '@combolab/platform/adapters/folder-blobs';
import { MemoryEventLog } from '@combolab/platform/adapters/memory-event-log';
import { sweepBlobs } from './sweep-blobs.js';

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;

let folder: string;
let blobs: Blobs;
const log = new MemoryEventLog({ source: 'test' });
const context = (commandId: string) => ({ commandId, actor: null, correlationId: 'test' });

beforeAll(async () => {
  for (const comboId of ['kept', 'gone']) {
    const video = { ...ComboAdded.example.video, sourceKey: `combos/${comboId}/source.mp4` };
    const previewKey = `combos/${comboId}/1-2/preview.mp4`;
    const thumbnailKey = `combos/${comboId}/1-2/thumbnail.jpg`;
    const renditions = [{ key: `combos/${comboId}/1-2/study-720.mp4`, width: 1280, height: 720 }];
    const events = [
      ComboAdded({ ...ComboAdded.example, comboId, video }),
      PreviewReady({ ...PreviewReady.example, comboId, renditions, previewKey, thumbnailKey }),
    ];
    await log.append(streams.combo(comboId), 0, events, context('share'));
  }
  await log.append(streams.combo('gone'), 2, [ComboDeleted({ comboId: 'gone' })], context('delete'));
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sweep-'));
  blobs = await openFolderBlobs(folder);
});
afterEach(async () => {
  await blobs[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

const put = async (...keys: string[]): Promise<void> => {
  for (const key of keys) await blobs.put(key, Readable.from([key]));
};
const keys = async (): Promise<string[]> => {
  const found: string[] = [];
  for await (const { key } of blobs.list('')) found.push(key);
  return found;
};

const named = ['1-2/preview.mp4', '1-2/study-720.mp4', '1-2/thumbnail.jpg', 'source.mp4'];
const ofKept = named.map((name) => `combos/kept/${name}`);
const untouchable = ['samples/x/study.mp4', 'uploads/u1/abc'];

it('moves what no living combo names to the trash, and nothing else', async () => {
  const stray = ['combos/gone/source.mp4', 'combos/kept/1-1/preview.mp4', 'combos/lost/1/a.mp4', 'combos/lost/b.mp4'];
  await put(...ofKept, ...stray, ...untouchable);
  const later = Date.now() + DAY_MS + HOUR_MS;
  const day = new Date(later).toISOString().slice(0, 10);
  expect(await sweepBlobs(log, blobs, later)).toEqual({ trashed: stray, deleted: [] });
  expect(await keys()).toEqual([...ofKept, ...untouchable, ...stray.map((key) => `trash/${day}/${key}`)].sort());
  expect(await sweepBlobs(log, blobs, later)).toEqual({ trashed: [], deleted: [] });
});

it('keeps the picture that a guide and a user have now, and moves those they had', async () => {
  const picture = (name: string) => `guides/g1/${name}.webp`;
  const edited = (name: string) => GuideEdited({ userId: 'u1', guideId: 'g1', previewImage: picture(name) });
  const begun = [GuideCreated(GuideCreated.example), edited('old'), edited('new')];
  await log.append(streams.guide('g1'), 0, begun, context('guide'));
  const photo = (name: string) => UserEdited({ userId: 'u1', photoUrl: `/api/files/users/u1/${name}.webp` });
  const registered = UserRegistered({ ...UserRegistered.example, userId: 'u1' });
  await log.append(streams.user('u1'), 0, [registered, photo('old'), photo('new')], context('user'));
  const stray = [picture('never-saved'), picture('old'), 'guides/lost/a.webp', 'users/u1/old.webp'];
  await put(...stray, picture('new'), 'users/u1/new.webp');
  const later = Date.now() + 2 * DAY_MS;
  expect(await sweepBlobs(log, blobs, later)).toEqual({ trashed: stray, deleted: [] });
  await log.append(streams.guide('g1'), 3, [GuideDeleted(GuideDeleted.example)], context('delete-guide'));
  expect(await sweepBlobs(log, blobs, later)).toEqual({ trashed: [picture('new')], deleted: [] });
});

it('spares a combo that has a file younger than a day', async () => {
  await put('combos/lost/a.mp4');
  expect(await sweepBlobs(log, blobs)).toEqual({ trashed: [], deleted: [] });
  expect(await sweepBlobs(log, blobs, Date.now() + DAY_MS - HOUR_MS)).toEqual({ trashed: [], deleted: [] });
  expect(await keys()).toEqual(['combos/lost/a.mp4']);
});

it('deletes trash after 7 whole days, not before', async () => {
  await put('combos/lost/a.mp4');
  const swept = Date.now() + 2 * DAY_MS;
  await sweepBlobs(log, blobs, swept);
  const [trashed = ''] = await keys();
  expect(await sweepBlobs(log, blobs, swept + 7 * DAY_MS - 1)).toEqual({ trashed: [], deleted: [] });
  expect(await sweepBlobs(log, blobs, swept + 8 * DAY_MS)).toEqual({ trashed: [], deleted: [trashed] });
  expect(await keys()).toEqual([]);
});

it('deletes an upload after 7 days, and what is left of a removed one after one', async () => {
  const ofUpload = (letter: string, file: string) => `uploads/u1/${letter.repeat(22)}/${file}`;
  const begun = [ofUpload('a', 'info.json'), ofUpload('a', 'part-1')];
  const rest = [ofUpload('b', 'part-1'), ofUpload('b', 'part-2')];
  await put(...begun, ...rest, 'uploads/u1/abc');
  const start = Date.now();
  expect(await sweepBlobs(log, blobs, start + DAY_MS - HOUR_MS)).toEqual({ trashed: [], deleted: [] });
  expect(await sweepBlobs(log, blobs, start + DAY_MS + HOUR_MS)).toEqual({ trashed: [], deleted: rest });
  expect(await sweepBlobs(log, blobs, start + 7 * DAY_MS - HOUR_MS)).toEqual({ trashed: [], deleted: [] });
  expect(await sweepBlobs(log, blobs, start + 7 * DAY_MS + HOUR_MS)).toEqual({ trashed: [], deleted: begun });
  expect(await keys()).toEqual(['uploads/u1/abc']);
});

it('gives back what was trashed by moving it', async () => {
  await put('combos/lost/a.mp4');
  const before = await blobs.stat('combos/lost/a.mp4');
  await sweepBlobs(log, blobs, Date.now() + 2 * DAY_MS);
  const [trashed = ''] = await keys();
  await blobs.move(trashed, 'combos/lost/a.mp4');
  expect(await blobs.stat('combos/lost/a.mp4')).toMatchObject({ size: before?.size });
});
