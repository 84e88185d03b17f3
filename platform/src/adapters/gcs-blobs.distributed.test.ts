import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { Storage } from '@google-cloud/storage';
import { describeBlobs } from '../contract-suites/blobs.contract.js';
import { engineUrl } from '../contract-suites/engines.js';
import { openTcpProxy } from '../contract-suites/tcp-proxy.js';
import type { Blobs } from '../ports/blobs.js';
import { openGcsBlobs } from './gcs-blobs.js';

const MB = 1024 * 1024;
const name = `test-${process.pid.toString(36)}-${Date.now().toString(36)}`;
const bucket = new Storage({ apiEndpoint: engineUrl('storage'), projectId: 'test' }).bucket(name);
const open = (endpoint = engineUrl('storage')): Promise<Blobs> =>
  openGcsBlobs({ bucket: name, endpoint, maxRetryDelay: 1 });

async function* megabytes(count: number, fails = false): AsyncGenerator<Buffer> {
  for (let at = 0; at < count; at += 1) yield Buffer.alloc(MB, at);
  await Promise.resolve();
  if (fails) throw new Error('the line dropped');
}
async function keysOf(blobs: Blobs): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of blobs.list('')) keys.push(key);
  return keys;
}

beforeAll(() => bucket.create());
beforeEach(() => bucket.deleteFiles({ force: true }));
afterAll(async () => {
  await bucket.deleteFiles({ force: true });
  await bucket.delete();
});

describeBlobs('google cloud storage', () => open());

describe('openGcsBlobs', () => {
  it('refuses a missing bucket and says how to make it', async () => {
    const opening = openGcsBlobs({ bucket: `${name}-missing`, endpoint: engineUrl('storage') });
    await expect(opening).rejects.toThrow(`gcloud storage buckets create gs://${name}-missing`);
  });

  it('says that the store cannot be reached', async () => {
    await using proxy = await openTcpProxy(engineUrl('storage'));
    proxy.cut();
    await expect(open(proxy.url)).rejects.toThrow(`'${name}' (BLOBS) cannot be reached`);
  });

  it('uploads in several requests, and shows nothing of an upload that ends between them', async () => {
    await using blobs = await open();
    expect(await blobs.put('big', Readable.from(megabytes(20)))).toMatchObject({ size: 20 * MB });
    const read = await buffer(await blobs.read('big'));
    expect(read.equals(Buffer.concat(await Readable.from(megabytes(20)).toArray()))).toBe(true);
    await expect(blobs.put('cut', Readable.from(megabytes(20, true)))).rejects.toThrow('the line dropped');
    expect(await keysOf(blobs)).toEqual(['big']);
  });

  it('does not stop the readers of one key when another leaves', async () => {
    await using blobs = await open();
    await blobs.put('watched', Readable.from(megabytes(20)));
    for (let round = 0; round < 5; round += 1) {
      const watching = await blobs.read('watched', { start: 1, end: 20 * MB });
      const leaving = await blobs.read('watched', { start: 0, end: 15 * MB });
      await once(watching, 'readable');
      leaving.once('data', () => leaving.destroy());
      await once(leaving, 'close');
      expect(await buffer(watching)).toHaveLength(20 * MB - 1);
    }
  });

  it('fails a read whose connection is cut, rather than end it early', async () => {
    await using proxy = await openTcpProxy(engineUrl('storage'));
    await using blobs = await open(proxy.url);
    await blobs.put('whole', Readable.from(megabytes(20)));
    proxy.cutAfter('down', 5 * MB);
    await expect(buffer(await blobs.read('whole'))).rejects.toThrow();
    expect(await buffer(await blobs.read('whole'))).toHaveLength(20 * MB);
  });

  it('asks again when the store hangs up before it answers', async () => {
    await using proxy = await openTcpProxy(engineUrl('storage'));
    await using blobs = await open(proxy.url);
    await blobs.put('small', Readable.from([Buffer.from('small')]));
    proxy.cutAfter('up', 0);
    expect(await text(await blobs.read('small'))).toBe('small');
    proxy.cutAfter('up', 0);
    expect(await blobs.stat('small')).toMatchObject({ size: 5 });
  });

  it('takes no half file for a whole one when the connection of an upload is cut', async () => {
    await using proxy = await openTcpProxy(engineUrl('storage'));
    await using blobs = await open(proxy.url);
    proxy.cutAfter('up', 12 * MB);
    const put = blobs.put('risky', Readable.from(megabytes(20))).then(
      ({ size }) => size,
      () => 'refused',
    );
    // Google's store goes on where the line was cut; the emulator cannot
    expect([20 * MB, 'refused']).toContain(await put);
    expect(await blobs.put('risky', Readable.from(megabytes(20)))).toMatchObject({ size: 20 * MB });
    expect(await buffer(await blobs.read('risky'))).toHaveLength(20 * MB);
  });

  it('removes the files of tools that processes which are gone have left', async () => {
    const temporaryFolder = await mkdtemp(join(tmpdir(), 'gcs-blobs-'));
    const store = { bucket: name, endpoint: engineUrl('storage'), temporaryFolder };
    await using first = await openGcsBlobs(store);
    await first.put('film', Readable.from([Buffer.from('film')]));
    await using kept = await first.asFile('film');
    const left = join(dirname(dirname(kept.path)), '999999999-1-left');
    await mkdir(left);
    await writeFile(join(left, 'film.mp4'), 'film');
    await using second = await openGcsBlobs(store);
    await expect(stat(left)).rejects.toThrow('ENOENT');
    expect(await readFile(kept.path, 'utf8')).toBe('film');
    await second[Symbol.asyncDispose]();
    await rm(temporaryFolder, { recursive: true });
  });

  it('lists more than one page, and no objects that are none of its keys', async () => {
    await using blobs = await open();
    const keys = Array.from({ length: 1010 }, (_, at) => `many/${String(at).padStart(4, '0')}`);
    for (let at = 0; at < keys.length; at += 50)
      await Promise.all(keys.slice(at, at + 50).map((key) => bucket.file(key).save('x', { resumable: false })));
    await bucket.file('many/a b').save('x', { resumable: false });
    expect(await keysOf(blobs)).toEqual(keys);
  });
});
