import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { describeBlobs } from '../contract-suites/blobs.contract.js';
import { BlobKeyError } from '../ports/blobs.js';
import { openFolderBlobs } from './folder-blobs.js';

const folders: string[] = [];
async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'blobs-'));
  folders.push(folder);
  return folder;
}
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

describeBlobs('folder', async () => openFolderBlobs(await newFolder()));

describe('openFolderBlobs', () => {
  it('removes what a crashed process left half written and spares a running one', async () => {
    const folder = await newFolder();
    const left = join(folder, '.incoming', '2147483646-gone');
    const running = join(folder, '.incoming', `${String(process.ppid)}-running`);
    await Promise.all([left, running].map((path) => mkdir(path, { recursive: true })));
    await Promise.all([left, running].map((path) => writeFile(join(path, 'half'), 'half')));
    await using blobs = await openFolderBlobs(folder);
    await blobs.put('whole', Readable.from(['whole']));
    const names = await readdir(join(folder, '.incoming'));
    expect(names).toContain(`${String(process.ppid)}-running`);
    expect(names).not.toContain('2147483646-gone');
  });

  it('spares the half-written files of another thread of this process', async () => {
    const folder = await newFolder();
    await using blobs = await openFolderBlobs(folder);
    const module = JSON.stringify(new URL('./folder-blobs.js', import.meta.url).href);
    const code = `import(${module}).then(({ openFolderBlobs }) => openFolderBlobs(${JSON.stringify(folder)}))`;
    const [exitCode] = (await once(new Worker(code, { eval: true }), 'exit')) as [number];
    expect(exitCode).toBe(0);
    await blobs.put('whole', Readable.from(['whole']));
    expect(await blobs.stat('whole')).toMatchObject({ size: 5 });
  });

  it('leaves no temporary file after a failed upload', async () => {
    const folder = await newFolder();
    await using blobs = await openFolderBlobs(folder);
    const cut = new Readable({
      read() {
        this.destroy(new Error('gone'));
      },
    });
    await expect(blobs.put('a/b', cut)).rejects.toThrow('gone');
    expect((await readdir(folder, { recursive: true })).filter((name) => !name.startsWith('.incoming'))).toEqual([]);
    const [own = ''] = await readdir(join(folder, '.incoming'));
    expect(await readdir(join(folder, '.incoming', own))).toEqual([]);
  });

  it('refuses a key inside another key', async () => {
    await using blobs = await openFolderBlobs(await newFolder());
    await blobs.put('a', Readable.from(['x']));
    await expect(blobs.put('a/b', Readable.from(['y']))).rejects.toThrow(BlobKeyError);
    await blobs.put('c/d', Readable.from(['x']));
    await expect(blobs.put('c', Readable.from(['y']))).rejects.toThrow(BlobKeyError);
  });

  it('keeps its blobs when opened again', async () => {
    const folder = await newFolder();
    await using blobs = await openFolderBlobs(folder);
    const before = await blobs.put('kept/file', Readable.from(['x']));
    await using again = await openFolderBlobs(folder);
    expect(await again.stat('kept/file')).toEqual(before);
  });
});
