import { mkdtemp, readdir, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sweepBlobs } from '@combolab/backend/domain';
import type { Combo } from '@combolab/contracts';
import { readSettings } from '@combolab/platform';
import { askControl } from '../control/ask-control.js';
import { controlCommands } from '../control/control-commands.js';
import { comboForm, makeClip } from '../testing/clips.js';
import { RandomCrowd } from '../testing/random-crowd.js';
import { removeFolder } from '../testing/remove-folder.js';
import { ServerProcess } from '../testing/server-process.js';
import { startTestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';
import { waitUntil } from '../testing/wait-until.js';
import { backUp } from './back-up.js';
import { BACKUP_MARK, checkBackup, MANIFEST } from './backup-manifest.js';
import { verifyProduct } from './verify-product.js';

const DAY_MS = 24 * 3600 * 1000;
const env = { RATE_LIMITS: 'off', PUBLIC_URL: 'http://combolab.test' };
let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'combolab-backup-'));
});
afterEach(() => removeFolder(parent));

it('copies an installation that is being used; the copy starts, and nothing in it is wrong', async () => {
  const folder = join(parent, 'monday');
  let acknowledged: readonly string[] = [];
  let author: TestUser;
  {
    await using running = await startTestProduct({ env });
    const { product, url } = running;
    const grant = (email: string) => Promise.resolve(controlCommands.grant?.(product, email));
    const crowd = await RandomCrowd.gather(url, 20_260, grant);
    await crowd.act(100);
    author = await TestUser.signUp(url, 'keeper');
    const before = await author.form<Combo>('/add-combo', comboForm(await makeClip({ seconds: 0.5 })));
    acknowledged = [before.body._id];
    const [told] = await Promise.all([backUp(product, folder), crowd.act(300)]);
    expect(told).toMatch(/^The backup in .*monday is complete/);
  }
  expect((await readdir(folder)).sort()).toEqual(
    [BACKUP_MARK, MANIFEST, 'auth.sqlite', 'blobs', 'events.sqlite', 'jobs.sqlite', 'secrets.json'].sort(),
  );
  expect(await checkBackup(folder)).toEqual([]);
  for (const file of ['secrets.json', 'auth.sqlite']) expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600);

  await using restored = await startTestProduct({ env, dataDir: folder });
  expect(await verifyProduct(restored.product)).toEqual([]);
  for (const comboId of acknowledged) {
    const [combo] = (await TestUser.visitor(restored.url).get<Combo[]>(`/combo/${comboId}`)).body;
    expect(combo?.authorData[0]?.displayName).toBe('keeper');
    expect((await fetch(`${restored.url}${combo?.renditions[0]?.src ?? '/nothing'}`)).status).toBe(200);
  }
  const again = new TestUser(restored.url, author.userId, author.token);
  expect((await again.get<{ email: string }>(`/user/${author.userId}`)).body.email).toBe(author.email);
  const { log, blobs } = restored.product.ports;
  await sweepBlobs(log, blobs, Date.now() + 2 * DAY_MS);
  expect(await verifyProduct(restored.product, { strayAfterMs: 0 })).toEqual([]);
}, 120_000);

it('goes through the running server; the copy finishes the preview that was under way', async () => {
  const [dataDir, folder] = [join(parent, 'data'), join(parent, 'tuesday')];
  let comboId: string;
  {
    await using server = await ServerProcess.start(dataDir, env);
    const user = await TestUser.signUp(server.url);
    const clip = await makeClip({ seconds: 6, size: '1280x720' });
    comboId = (await user.form<Combo>('/add-combo', comboForm(clip))).body._id;
    const settings = readSettings({ DATA_DIR: dataDir });
    expect(await askControl(settings, 'backup', [folder])).toMatchObject({ ok: true });
    expect(await askControl(settings, 'backup', [join(parent, 'other'), '--without-files'])).toEqual({
      ok: false,
      text: '--without-files is for the distributed set: files of one machine have no other copy.',
    });
    expect(await askControl(settings, 'backup', [folder])).toEqual({
      ok: false,
      text: `${folder} is not empty. Name a new folder for each backup.`,
    });
  }
  await using restored = await startTestProduct({ env, dataDir: folder, previews: true });
  await waitUntil(
    'the preview',
    async () => {
      const [combo] = (await TestUser.visitor(restored.url).get<Combo[]>(`/combo/${comboId}`)).body;
      return combo?.previewState.state === 'ready' ? true : undefined;
    },
    150_000,
  );
  expect(await verifyProduct(restored.product)).toEqual([]);
}, 240_000);

it('works on a stopped installation too, and refuses folders that cannot take a backup', async () => {
  const dataDir = join(parent, 'data');
  {
    await using running = await startTestProduct({ env, dataDir });
    await TestUser.signUp(running.url);
    await writeFile(join(parent, 'file'), 'x');
    await expect(backUp(running.product, parent)).rejects.toThrow('is not empty');
    await expect(backUp(running.product, join(dataDir, 'backup'))).rejects.toThrow('outside of the data folder');
    await expect(backUp(running.product, '')).rejects.toThrow('Say where');
  }
  const folder = join(parent, 'wednesday');
  expect(await askControl(readSettings({ DATA_DIR: dataDir }), 'backup', [folder])).toMatchObject({ ok: true });
  expect(await readdir(folder)).toContain(BACKUP_MARK);
});
