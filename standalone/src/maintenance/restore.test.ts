import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';
import { backUp, BACKUP_MARK } from './back-up.js';
import { restore, RestoreRefusedError } from './restore.js';
import { verifyProduct } from './verify-product.js';

const env = { RATE_LIMITS: 'off', PUBLIC_URL: 'http://combolab.test' };
let parent: string;
let backup: string;
let keeper: TestUser;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'combolab-restore-'));
  backup = join(parent, 'monday');
  await using running = await startTestProduct({ env });
  keeper = await TestUser.signUp(running.url, 'keeper');
  await backUp(running.product, backup);
});
afterAll(() => rm(parent, { recursive: true, force: true }));

it('puts a backup where there was nothing, or an empty folder, and a server starts there with everything', async () => {
  const data = join(parent, 'data');
  await mkdir(data);
  await mkdir(`${data}.restoring`);
  await writeFile(join(`${data}.restoring`, 'half'), 'of an earlier try');
  const before = await readdir(backup);
  expect(await restore(backup, data)).toContain(data);
  expect(await readdir(backup)).toEqual(before);
  expect((await readdir(parent)).sort()).toEqual(['data', 'monday']);
  expect((await readdir(data)).sort()).toEqual(before.filter((name) => name !== BACKUP_MARK).sort());
  expect((await stat(join(data, 'secrets.json'))).mode & 0o777).toBe(0o600);

  await using restored = await startTestProduct({ env, dataDir: data });
  const again = new TestUser(restored.url, keeper.userId, keeper.token);
  expect((await again.get<{ email: string }>(`/user/${keeper.userId}`)).body.email).toBe(keeper.email);
  expect(await verifyProduct(restored.product)).toEqual([]);
});

it('never writes over anything', async () => {
  const data = join(parent, 'filled');
  await mkdir(data);
  await writeFile(join(data, 'events.sqlite'), 'mine');
  await expect(restore(backup, data)).rejects.toThrow('There is something in');
  expect(await readFile(join(data, 'events.sqlite'), 'utf8')).toBe('mine');
  await rm(data, { recursive: true });
});

it('refuses what is no finished backup, and folders within each other', async () => {
  const broken = join(parent, 'broken');
  await mkdir(broken);
  await expect(restore(broken, join(parent, 'new'))).rejects.toThrow('is no finished backup: there is no backup.json');
  await expect(restore(backup, join(backup, 'data'))).rejects.toThrow(RestoreRefusedError);
  await expect(restore('', join(parent, 'new'))).rejects.toThrow('npm run restore -- <folder>');
  expect((await readdir(parent)).includes('new')).toBe(false);
});
