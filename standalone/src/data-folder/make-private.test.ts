import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';
import { makePrivate } from './make-private.js';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'make-private-'));
});
afterEach(() => rm(folder, { recursive: true }));

const mode = async (path: string): Promise<string> => ((await stat(path)).mode & 0o777).toString(8);

describe('a data folder', () => {
  it("that everybody could read before is its owner's alone, with every file in it", async () => {
    await chmod(folder, 0o755);
    await using running = await startTestProduct({ dataDir: folder });
    await TestUser.signUp(running.url);
    expect(await mode(folder)).toBe('700');
    const files = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile());
    const modes = await Promise.all(files.map(async ({ name }) => [name, await mode(join(folder, name))]));
    expect(modes.length).toBeGreaterThan(10);
    expect(modes.filter(([, each]) => each !== '600')).toEqual([]);
  });

  it('is repaired at the start, old journals included, and says what was open', async () => {
    await chmod(folder, 0o755);
    for (const name of ['auth.sqlite', 'auth.sqlite-wal', 'auth.sqlite-shm']) {
      await writeFile(join(folder, name), '');
      await chmod(join(folder, name), 0o644);
    }
    await writeFile(join(folder, 'secrets.json'), '', { mode: 0o600 });
    await mkdir(join(folder, 'blobs'));
    const closed = [folder, ...['auth.sqlite', 'auth.sqlite-shm', 'auth.sqlite-wal'].map((name) => join(folder, name))];
    const told = makePrivate(folder);
    expect([told.closed.sort(), told.open]).toEqual([closed.sort(), []]);
    expect(await Promise.all(closed.map(mode))).toEqual(['700', '600', '600', '600']);
    expect(makePrivate(folder)).toEqual({ closed: [], open: [] });
  });
});
