import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';
import { backUp } from './back-up.js';
import { BACKUP_MARK, checkBackup, MANIFEST } from './backup-manifest.js';
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
  expect((await readdir(data)).sort()).toEqual(
    before.filter((name) => name !== BACKUP_MARK && name !== MANIFEST).sort(),
  );
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
  const ofServers = join(parent, 'of-servers');
  await mkdir(ofServers);
  await writeFile(join(ofServers, 'installation.json'), '{}');
  await expect(restore(ofServers, join(parent, 'new'))).rejects.toThrow(
    'a backup of the distributed set. Name its servers',
  );
  expect((await readdir(parent)).includes('new')).toBe(false);
});

describe('a damaged backup', () => {
  let damaged: string;
  const at = (...path: string[]) => join(damaged, ...path);
  beforeEach(async () => {
    damaged = join(parent, 'damaged');
    await cp(backup, damaged, { recursive: true });
  });
  afterEach(() => rm(damaged, { recursive: true }));

  const flip = async (file: string, place: number) => {
    const bytes = await readFile(file);
    const index = Math.floor(place * bytes.length);
    bytes[index] = (bytes[index] ?? 0) ^ 4;
    await writeFile(file, bytes);
  };

  it.each<[string, () => Promise<unknown>, string]>([
    ['a cut log', () => truncate(at('events.sqlite'), 4096), 'events.sqlite has 4096 bytes; '],
    ['an empty log', () => truncate(at('events.sqlite'), 0), 'events.sqlite has 0 bytes; '],
    ['no log', () => rm(at('events.sqlite')), 'events.sqlite is missing.'],
    [
      'a flipped bit in accounts',
      () => flip(at('auth.sqlite'), 0.5),
      'auth.sqlite is not what was written: its hash differs.',
    ],
    ['an empty mark', () => truncate(at(BACKUP_MARK), 0), 'backup.json is damaged: '],
    ['a cut manifest', () => truncate(at(MANIFEST), 40), 'manifest.jsonl is damaged: '],
    ['no manifest', () => rm(at(MANIFEST)), 'manifest.jsonl is missing.'],
    ['a file that is not of it', () => writeFile(at('blobs', 'more'), 'x'), 'blobs/more is not of this backup.'],
    ['a link beside its files', () => symlink('/tmp', at('blobs', 'elsewhere')), 'blobs/elsewhere is a link: '],
    [
      'a link for its secrets',
      async () => {
        await rm(at('secrets.json'));
        await symlink(join(backup, 'secrets.json'), at('secrets.json'));
      },
      'secrets.json is a link: ',
    ],
    [
      'a link for the whole of its files',
      async () => {
        await rm(at('blobs'), { recursive: true, force: true });
        await symlink(parent, at('blobs'));
      },
      'blobs is a link: ',
    ],
  ])('is refused before anything is written: %s', async (_, damage, said) => {
    await damage();
    await expect(restore(damaged, join(parent, 'new'))).rejects.toThrow(said);
    expect((await checkBackup(damaged)).join(' ')).toContain(said);
    expect((await readdir(parent)).sort().filter((name) => name.startsWith('new'))).toEqual([]);
  });

  it('of before there were manifests is restored, and says that it could not be checked; links are refused there too', async () => {
    await rm(at(MANIFEST));
    const { takenAt, files, bytes } = JSON.parse(await readFile(at(BACKUP_MARK), 'utf8')) as Record<string, unknown>;
    await writeFile(at(BACKUP_MARK), JSON.stringify({ takenAt, files, bytes }));
    expect(await restore(damaged, join(parent, 'older'))).toContain('could not be checked');
    await symlink('/tmp', at('blobs', 'elsewhere'));
    await expect(restore(damaged, join(parent, 'new'))).rejects.toThrow('is a link');
  });
});
