import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Blobs } from '@combolab/platform';
import { openFolderBlobs } from '@combolab/platform/adapters/folder-blobs';
import { UploadFiles, type StoredUpload } from './upload-files.js';

const KB = 1024;
const DAY_MS = 24 * 3600 * 1000;
const name = { ownerId: 'owner1', uploadId: 'a'.repeat(22) };
const metadata = { filename: '', filetype: '', kind: 'draft' as const };
const sniff = (first: Uint8Array): 'mp4' | null => (first[0] === 1 ? 'mp4' : null);
/** Begins with the byte that this test takes for a video. */
const video = (bytes: number): Buffer => Buffer.concat([Buffer.from([1]), randomBytes(bytes - 1)]);

let folder: string;
let now = Date.now();
let blobs: Blobs;
/** The same store as two processes have it. */
let here: UploadFiles;
let there: UploadFiles;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upload-files-'));
  blobs = await openFolderBlobs(folder);
  here = new UploadFiles(blobs, sniff, () => now);
  there = new UploadFiles(blobs, sniff, () => now);
});
afterEach(async () => {
  await blobs[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

async function look(files: UploadFiles): Promise<StoredUpload> {
  const upload = await files.look(name);
  if (upload === null) throw new Error('it is gone');
  return upload;
}

it('keeps two requests apart that two processes take at once', async () => {
  const [one, two] = [video(900 * KB), video(1000 * KB)];
  await here.create(name, metadata, one.length);
  const [first, second] = [here.writer(await look(here)), there.writer(await look(there))];
  for (let at = 0; at < two.length; at += 100 * KB) {
    if (at < one.length) await first.write(one.subarray(at, at + 100 * KB));
    await second.write(two.subarray(at, at + 100 * KB));
  }
  await Promise.all([first.end(), second.end()]);
  const stored = await look(here);
  expect(stored.received).toBe(two.length);
  const bytes = await Promise.all(stored.chain.map(async ({ key }) => buffer(await blobs.read(key))));
  expect(Buffer.concat(bytes).equals(two)).toBe(true);
});

it('says nothing of bytes that are not stored, nor of those behind them', async () => {
  const bytes = video(2000 * KB);
  await here.create(name, metadata, bytes.length);
  let puts = 0;
  const failing = new Proxy(blobs, {
    get: (target, key: keyof Blobs) =>
      key === 'put'
        ? (...args: Parameters<Blobs['put']>) =>
            (puts += 1) === 2 ? Promise.reject(new Error('ENOSPC')) : target.put(...args)
        : target[key].bind(target),
  });
  const writer = new UploadFiles(failing, sniff, () => now).writer(await look(here));
  const sending = (async () => {
    try {
      for (let at = 0; at < bytes.length; at += 64 * KB) await writer.write(bytes.subarray(at, at + 64 * KB));
    } finally {
      await writer.end();
    }
  })();
  await expect(sending).rejects.toThrow('ENOSPC');
  expect((await look(here)).received).toBe(128 * KB);
});

it('takes larger parts the more is there, each at most a 64th of it or a mebibyte', async () => {
  const bytes = video(100 * 1024 * KB);
  await here.create(name, metadata, bytes.length);
  const writer = here.writer(await look(here));
  for (let at = 0; at < bytes.length; at += 64 * KB) await writer.write(bytes.subarray(at, at + 64 * KB));
  await writer.end();
  const { chain, received } = await look(here);
  expect(received).toBe(bytes.length);
  expect(chain.length).toBeLessThan(250);
  for (const { start, size } of chain)
    expect(size).toBeLessThanOrEqual(Math.min(1024 * KB, Math.max(128 * KB, start / 64)) + 64 * KB);
});

it('joins an upload when somebody asks for it, where a crash came before that', async () => {
  const bytes = video(600 * KB);
  await here.create(name, metadata, bytes.length);
  const writer = here.writer(await look(here));
  await writer.write(bytes);
  await writer.end();
  expect(await look(here)).toMatchObject({ received: bytes.length, clip: null });
  const clips = await Promise.all([here.finish(name), there.finish(name), there.finish(name)]);
  for (const clip of clips) expect(clip).toMatchObject({ container: 'mp4', size: bytes.length });
  const { clip, chain } = await look(there);
  expect([chain, await buffer(await blobs.read(clip?.key ?? ''))]).toEqual([[], bytes]);
});

it('is removed for good when it turns out to be no video, and forgotten after 7 days', async () => {
  await here.create(name, metadata, 100);
  const writer = here.writer(await look(here));
  await writer.write(Buffer.alloc(100));
  await writer.end();
  await expect(here.finish(name)).rejects.toMatchObject({ status: 415 });
  expect([await here.look(name), await here.finish(name), await here.of('owner1')]).toEqual([null, null, []]);

  await here.create(name, metadata, 100);
  expect(await here.of('owner1')).toHaveLength(1);
  now += 7 * DAY_MS;
  expect(await here.of('owner1')).toEqual([]);
});

describe('an upload that comes byte by byte', () => {
  /** As requests do that are cut after one byte each. */
  const drip = async (files: UploadFiles, bytes: Buffer): Promise<void> => {
    for (const byte of bytes) {
      const upload = await files.tidied(await look(files));
      if (upload === null) throw new Error('it is gone');
      expect(files.tooManyParts(upload)).toBe(false);
      const writer = files.writer(upload);
      await writer.write(Buffer.from([byte]));
      await writer.end();
    }
  };
  const numFiles = async (): Promise<number> => {
    let files = 0;
    for await (const { size } of blobs.list('')) files += Number(size >= 0);
    return files;
  };
  const bytesOf = async ({ chain }: StoredUpload): Promise<Buffer> =>
    Buffer.concat(await Promise.all(chain.map(async ({ key }) => buffer(await blobs.read(key)))));

  it('lies in few parts all the same, and becomes the same clip', async () => {
    const bytes = video(300);
    await here.create(name, metadata, bytes.length);
    await drip(here, bytes.subarray(0, 299));
    expect(await numFiles()).toBeLessThanOrEqual(66);
    expect((await bytesOf(await look(there))).equals(bytes.subarray(0, 299))).toBe(true);
    await drip(there, bytes.subarray(299));
    const clip = await here.finish(name);
    expect((await buffer(await blobs.read(clip?.key ?? ''))).equals(bytes)).toBe(true);
  });

  it('loses nothing when a crash comes between joining parts and removing them', async () => {
    const bytes = video(70);
    await here.create(name, metadata, bytes.length);
    await drip(here, bytes.subarray(0, 64));
    const crashing = new UploadFiles(
      new Proxy(blobs, {
        get: (target, property) =>
          property === 'delete'
            ? () => Promise.reject(new Error('crashed'))
            : (Reflect.get(target, property) as (...given: unknown[]) => unknown).bind(target),
      }),
      sniff,
      () => now,
    );
    await expect(crashing.tidied(await look(here))).rejects.toThrow('crashed');
    expect((await bytesOf(await look(here))).equals(bytes.subarray(0, 64))).toBe(true);
    await drip(here, bytes.subarray(64));
    const clip = await here.finish(name);
    expect((await buffer(await blobs.read(clip?.key ?? ''))).equals(bytes)).toBe(true);
  });

  it('leaves requests that run beside each other no more parts than the upload needs', async () => {
    await here.create(name, metadata, 100);
    const fresh = await look(here);
    for (let i = 0; i < 210; i += 1) {
      const writer = here.writer(fresh);
      await writer.write(Buffer.from([1]));
      await writer.end();
    }
    expect(here.tooManyParts(await look(here))).toBe(true);
  });
});
