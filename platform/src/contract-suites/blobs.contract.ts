import { mkdtemp, rm, stat, writeFile, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { BlobKeyError, BlobNotFoundError, type BlobInfo, type Blobs } from '../ports/blobs.js';

const of = (content: string) => Readable.from([Buffer.from(content)]);

async function keysOf(blobs: Blobs, prefix: string): Promise<string[]> {
  const found: BlobInfo[] = [];
  for await (const info of blobs.list(prefix)) found.push(info);
  return found.map((info) => info.key);
}

async function* failingAfter(chunk: string): AsyncGenerator<Buffer> {
  yield Buffer.from(chunk);
  await Promise.resolve();
  throw new Error('the line dropped');
}

/** Every Blobs adapter must pass this suite. `create` gives an empty store. */
export function describeBlobs(name: string, create: () => Promise<Blobs>): void {
  describe(`Blobs: ${name}`, () => {
    let blobs: Blobs;
    let folder: string;
    beforeEach(async () => {
      blobs = await create();
      folder = await mkdtemp(join(tmpdir(), 'blobs-contract-'));
    });
    afterEach(async () => {
      await blobs[Symbol.asyncDispose]();
      await rm(folder, { recursive: true, force: true });
    });

    it('gives back what was put, with its size', async () => {
      const bytes = Buffer.from(Uint8Array.from({ length: 300_000 }, (_, i) => (i * 31) % 256));
      const info = await blobs.put(
        'combos/a/study-1.mp4',
        Readable.from([bytes.subarray(0, 100_000), bytes.subarray(100_000)]),
      );
      expect(info).toMatchObject({ key: 'combos/a/study-1.mp4', size: 300_000 });
      expect((await buffer(await blobs.read('combos/a/study-1.mp4'))).equals(bytes)).toBe(true);
    });

    it('keeps an empty blob', async () => {
      await blobs.put('empty', Readable.from([]));
      expect((await blobs.stat('empty'))?.size).toBe(0);
      expect(await text(await blobs.read('empty'))).toBe('');
    });

    it('reads ranges, both ends inclusive', async () => {
      await blobs.put('digits', of('0123456789'));
      expect(await text(await blobs.read('digits', { start: 0, end: 0 }))).toBe('0');
      expect(await text(await blobs.read('digits', { start: 3, end: 5 }))).toBe('345');
      expect(await text(await blobs.read('digits', { start: 8, end: 99 }))).toBe('89');
    });

    it('refuses a range outside the bytes', async () => {
      await blobs.put('digits', of('0123456789'));
      await expect(blobs.read('digits', { start: 10, end: 12 })).rejects.toThrow(RangeError);
      await expect(blobs.read('digits', { start: 5, end: 4 })).rejects.toThrow(RangeError);
    });

    it('keeps the validator as long as the bytes stay and changes it with them', async () => {
      const first = await blobs.put('file', of('one'));
      expect(first.etag).toMatch(/^"[^"]+"$/);
      expect((await blobs.stat('file'))?.etag).toBe(first.etag);
      const second = await blobs.put('file', of('two'));
      expect(second.etag).not.toBe(first.etag);
      expect(await text(await blobs.read('file'))).toBe('two');
    });

    it('leaves nothing behind when the source fails', async () => {
      await expect(blobs.put('cut', Readable.from(failingAfter('half')))).rejects.toThrow('the line dropped');
      expect(await blobs.stat('cut')).toBeNull();
      expect(await keysOf(blobs, '')).toEqual([]);
    });

    it('keeps the old bytes when replacing them fails', async () => {
      await blobs.put('kept', of('whole'));
      await expect(blobs.put('kept', Readable.from(failingAfter('half')))).rejects.toThrow('the line dropped');
      expect(await text(await blobs.read('kept'))).toBe('whole');
    });

    it('shows either the old or the new bytes while a key is replaced', async () => {
      const old = 'a'.repeat(200_000);
      const fresh = 'b'.repeat(200_000);
      await blobs.put('swap', of(old));
      const writing = blobs.put('swap', of(fresh));
      const seen = await Promise.all(Array.from({ length: 10 }, async () => text(await blobs.read('swap'))));
      await writing;
      expect(seen.every((content) => content === old || content === fresh)).toBe(true);
      expect(await text(await blobs.read('swap'))).toBe(fresh);
    });

    it('takes a local file over', async () => {
      const file = join(folder, 'made.mp4');
      await writeFile(file, 'made elsewhere');
      expect(await blobs.putFile('combos/b/preview.mp4', file)).toMatchObject({ size: 14 });
      expect(await text(await blobs.read('combos/b/preview.mp4'))).toBe('made elsewhere');
      await expect(stat(file)).rejects.toThrow('ENOENT');
    });

    it('hands out a local path that outlives a delete', async () => {
      await blobs.put('combos/c/source.mp4', of('pictures'));
      {
        await using local = await blobs.asFile('combos/c/source.mp4');
        await blobs.delete('combos/c/source.mp4');
        expect(await readFile(local.path, 'utf8')).toBe('pictures');
      }
      await expect(blobs.asFile('combos/c/source.mp4')).rejects.toThrow(BlobNotFoundError);
    });

    it('lists keys under a prefix in key order', async () => {
      for (const key of ['a/b', 'a-b', 'a.b', 'b/1', 'a/b-c/d', 'a/a', 'ab']) await blobs.put(key, of(key));
      expect(await keysOf(blobs, '')).toEqual(['a-b', 'a.b', 'a/a', 'a/b', 'a/b-c/d', 'ab', 'b/1']);
      expect(await keysOf(blobs, 'a/')).toEqual(['a/a', 'a/b', 'a/b-c/d']);
      expect(await keysOf(blobs, 'a/b')).toEqual(['a/b', 'a/b-c/d']);
      expect(await keysOf(blobs, 'nothing/')).toEqual([]);
    });

    it('deletes, also what is absent', async () => {
      await blobs.put('combos/d/x', of('x'));
      await blobs.put('combos/d/y', of('y'));
      await blobs.delete('combos/d/x');
      await blobs.delete('combos/d/x');
      await blobs.delete('combos/never/was');
      expect(await keysOf(blobs, '')).toEqual(['combos/d/y']);
    });

    it('moves to another key, in place of what is there', async () => {
      await blobs.put('combos/m/one', of('one'));
      await blobs.put('trash/combos/m/one', of('older'));
      await blobs.move('combos/m/one', 'trash/combos/m/one');
      expect(await keysOf(blobs, '')).toEqual(['trash/combos/m/one']);
      expect(await text(await blobs.read('trash/combos/m/one'))).toBe('one');
      await blobs.move('trash/combos/m/one', 'trash/combos/m/one');
      expect(await text(await blobs.read('trash/combos/m/one'))).toBe('one');
    });

    it('moves one of several, and says when there is nothing to move', async () => {
      await blobs.put('a/1', of('1'));
      await blobs.put('a/2', of('2'));
      await blobs.move('a/1', 'b/c/1');
      expect(await keysOf(blobs, '')).toEqual(['a/2', 'b/c/1']);
      await expect(blobs.move('a/1', 'b/c/2')).rejects.toThrow(BlobNotFoundError);
      await expect(blobs.move('a', 'b/d')).rejects.toThrow(BlobNotFoundError);
      expect(await keysOf(blobs, '')).toEqual(['a/2', 'b/c/1']);
    });

    it('puts into a folder while its last key is deleted', async () => {
      for (let round = 0; round < 20; round++) {
        await blobs.put('combos/e/old', of('old'));
        await Promise.all([blobs.delete('combos/e/old'), blobs.put('combos/e/new', of('new'))]);
        expect(await keysOf(blobs, 'combos/e/')).toEqual(['combos/e/new']);
        await blobs.delete('combos/e/new');
      }
    });

    it('says what is missing', async () => {
      await expect(blobs.read('missing')).rejects.toThrow(BlobNotFoundError);
      expect(await blobs.stat('missing')).toBeNull();
      await blobs.put('folder/file', of('x'));
      expect(await blobs.stat('folder')).toBeNull();
      await expect(blobs.read('folder')).rejects.toThrow(BlobNotFoundError);
    });

    it.each([
      '',
      '/',
      '/a',
      'a/',
      'a//b',
      '.',
      '..',
      '../a',
      'a/../b',
      'a/./b',
      '.hidden',
      'a/.hidden',
      'a b',
      'a\\b',
      'a\0',
      'ä',
      'c:/a',
      '%2e%2e/a',
    ])('refuses the key %j', async (key) => {
      await expect(blobs.put(key, of('x'))).rejects.toThrow(BlobKeyError);
      await expect(blobs.stat(key)).rejects.toThrow(BlobKeyError);
      await expect(blobs.read(key)).rejects.toThrow(BlobKeyError);
      await expect(blobs.delete(key)).rejects.toThrow(BlobKeyError);
      await expect(blobs.asFile(key)).rejects.toThrow(BlobKeyError);
      await expect(blobs.move('a/b', key)).rejects.toThrow(BlobKeyError);
      await expect(blobs.move(key, 'a/b')).rejects.toThrow(BlobKeyError);
    });
  });
}
