import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Combo, Comment } from '@combolab/contracts';
import { readSettings } from '@combolab/platform';
import { openGcsBlobs } from '@combolab/platform/adapters/gcs-blobs';
import { openDatabase } from '@combolab/platform/adapters/sqlite/open-database';
import { controlCommands } from '../control/control-commands.js';
import { seedSamples } from '../samples/seed-samples.js';
import { comboForm, makeClip } from '../testing/clips.js';
import { DistributedSite, siteSettings } from '../testing/distributed-site.js';
import { FirebaseAccounts } from '../testing/firebase-accounts.js';
import { killAfterLine, runToEnd } from '../testing/site-process.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { expectSameAccounts, expectSameEvents } from '../testing/same-after-move.js';
import { TestUser } from '../testing/test-user.js';
import { waitUntil } from '../testing/wait-until.js';

const NEW_PASSWORD = 'another horse battery';
const PREVIEW_MS = 120_000;
const project = `demo-move-${randomBytes(6).toString('hex')}`;
const firebase = new FirebaseAccounts(project);

let dataDir: string;
let settings: Record<string, string>;
let product: TestProduct;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'combolab-move-'));
  settings = { ...siteSettings(), IDENTITY: `firebase:${project}`, DATA_DIR: dataDir };
  product = await startTestProduct({ dataDir, previews: true, env: { RATE_LIMITS: 'off' } });
});
afterAll(async () => {
  await firebase.remove();
  await rm(dataDir, { recursive: true, force: true });
});

/** What people remember of the site on one machine. */
interface Filled {
  readonly author: TestUser;
  readonly admin: TestUser;
  readonly lost: TestUser;
  /** With preview, comment and likes. */
  readonly old: Combo;
  readonly unverifiedId: string;
  readonly deletedId: string;
  /** Shared shortly before the stop: nobody has made its preview. */
  readonly lateId: string;
  /** SHA-256 of its files, by address. */
  readonly files: ReadonlyMap<string, string>;
}

async function share(author: TestUser, name: string): Promise<string> {
  const answer = await author.form<Combo>('/add-combo', comboForm(await makeClip(), { name }));
  expect(answer.status).toBe(201);
  return answer.body._id;
}

async function done(answer: Promise<{ status: number; body: unknown }>): Promise<void> {
  const { status, body } = await answer;
  expect([status, body]).toEqual([200, body]);
}

const comboOf = async (user: TestUser, id: string): Promise<Combo | undefined> =>
  (await user.get<Combo[]>(`/combo/${id}`)).body[0];

async function digest(url: string): Promise<string> {
  const answer = await fetch(url);
  expect(answer.status).toBe(200);
  return createHash('sha256')
    .update(Buffer.from(await answer.arrayBuffer()))
    .digest('hex');
}

async function fill(): Promise<Filled> {
  await seedSamples(product.product, () => undefined);
  const author = await TestUser.signUp(product.url, 'anna');
  const admin = await TestUser.signUp(product.url, 'boss');
  const lost = await TestUser.signUp(product.url, 'lost');
  await controlCommands.grant?.(product.product, admin.email);
  const [oldId, unverifiedId, deletedId] = [
    await share(author, 'Old'),
    await share(author, 'Once verified'),
    await share(author, 'Gone'),
  ];
  for (const [user, likeStatus] of [
    [admin, 1],
    [lost, -1],
  ] as const)
    await done(user.post('/combo/add-feedback', { comboId: oldId, likeStatus }));
  await done(lost.post('/combo/add-comment', { comboId: oldId, comment: 'Nice string ✨' }));
  await done(author.post('/add-favorite-combo', { comboId: unverifiedId }));
  await done(author.post('/update-combo', { comboId: oldId, name: 'Old, renamed' }));
  for (const [comboId, verified] of [
    [oldId, true],
    [unverifiedId, true],
    [unverifiedId, false],
  ] as const)
    await done(admin.post('/combo/verify', { comboId, verified }));
  await done(author.post('/delete-combo', { comboId: deletedId }));
  for (const id of [oldId, unverifiedId])
    await waitUntil(
      'the preview',
      async () => ((await comboOf(author, id))?.previewState.state === 'ready' ? true : undefined),
      PREVIEW_MS,
    );
  const old = await comboOf(author, oldId);
  if (old === undefined) throw new Error('the combo is gone');
  const files = new Map<string, string>();
  for (const address of [old.videoFile, old.preview, old.thumbnail])
    if (address !== null) files.set(address, await digest(`${product.url}${address}`));
  expect(files.size).toBe(3);
  await product[Symbol.asyncDispose]();
  product = await startTestProduct({ dataDir, previews: false, env: { RATE_LIMITS: 'off' } });
  const lateId = await share(await again(author), 'Late');
  return { author, admin, lost, old, unverifiedId, deletedId, lateId, files };
}

/** Signs in again: tokens name the address of the server. */
async function again({ email, userId }: TestUser): Promise<TestUser> {
  const visitor = TestUser.visitor(product.url);
  const { headers } = await visitor.post('/auth/sign-in/email', { email, password: 'correct horse battery' });
  const authorization = `Bearer ${headers.get('set-auth-token') ?? ''}`;
  const token = await fetch(`${product.url}/api/auth/token`, { headers: { authorization } });
  return new TestUser(product.url, userId, ((await token.json()) as { token: string }).token, null, email);
}

const move = () => runToEnd('move', settings);

async function refused(why: string): Promise<void> {
  const { code, said } = await move();
  expect([code, said]).toEqual([1, expect.stringContaining(why)]);
}

/** A file that does not belong to the installation, in the bucket that should be empty. */
async function withStrayFile(work: () => Promise<void>): Promise<void> {
  const { engines } = readSettings(settings);
  if (engines === null) throw new Error('the settings name no servers');
  await using blobs = await openGcsBlobs(engines.blobs);
  await blobs.put('combos/stray/file.mp4', Readable.from(['stray']));
  await work();
  await blobs.delete('combos/stray/file.mp4');
}

it('moves a filled installation: refused where it cannot, again after a kill, and equal in the end', async () => {
  const filled = await fill();
  const { author, admin, lost, old, lateId } = filled;

  await refused('Another ComboLab works in this data folder');
  await product[Symbol.asyncDispose]();
  await refused('not prepared');
  expect(await runToEnd('prepare', settings)).toMatchObject({ code: 0 });
  expect(await runToEnd('move', { ...settings, DATA_DIR: join(dataDir, 'nothing') })).toMatchObject({ code: 1 });
  await withStrayFile(() => refused('the bucket holds files already'));
  await firebase.signUp('stranger@example.test', 'stranger', 'correct horse battery');
  await refused('The Firebase project has accounts of its own, such as stranger@example.test');
  await firebase.remove();

  // as from an older build: a hash nobody else understands
  const auth = openDatabase({ file: join(dataDir, 'auth.sqlite'), synchronous: 'FULL' });
  auth.prepare('UPDATE user SET emailVerified = 1 WHERE id = ?').run(author.userId);
  auth.prepare('UPDATE account SET password = ? WHERE userId = ?').run('$unknown$', lost.userId);
  auth.close();

  for (const line of ['Moving ', 'Files: ', 'Accounts: ']) {
    await killAfterLine('move', settings, line);
    const { code, said } = await runToEnd('backend', { ...settings, PORT: '0', HEALTH_PORT: '0' }, [
      '--role=projector',
    ]);
    expect([code, said]).toEqual([1, expect.stringContaining('moved here only in part')]);
  }
  const moved = await move();
  expect([moved.code, moved.said]).toEqual([0, expect.stringContaining('Going on with the move')]);
  expect(moved.said).toMatch(/^Moved: 3 accounts, \d+ events, \d+ files, \d+\.\d MB\.$/m);
  expect(moved.said).toContain(`Asked to choose a new password: ${lost.email}.`);
  expect(moved.said).toMatch(new RegExp(`^Link for ${lost.email} to choose a new password: http`, 'm'));
  await refused('This installation is there already');

  await expectSameAccounts(firebase, dataDir);
  await using site = await DistributedSite.start({ env: settings });
  expect(await runToEnd('control', settings, ['verify'])).toEqual({
    code: 0,
    said: 'Everything agrees with the log.\n',
  });
  await expectSameEvents(settings, dataDir);

  const visitor = TestUser.visitor(site.processes.second.url);
  for (const [address, sha] of filled.files) expect(await digest(`${visitor.url}${address}`)).toBe(sha);
  expect(await comboOf(visitor, old._id)).toMatchObject({
    ...{ name: 'Old, renamed', numLikes: 1, numDislikes: 1, verified: true, videoFile: old.videoFile },
    ...{ createdAt: old.createdAt, thumbnail: old.thumbnail },
  });
  const comments = (await visitor.get<Comment[]>(`/get-comments/${old._id}`)).body;
  expect(comments.map(({ text }) => text)).toEqual(['Nice string ✨']);
  expect(await comboOf(visitor, filled.unverifiedId)).toMatchObject({ verified: false });
  expect((await visitor.get(`/combo/${filled.deletedId}`)).status).toBe(404);

  const writer = await signedIn(site, author);
  const edited = await writer.post<Combo>('/update-combo', {
    ...{ comboId: old._id, name: 'Edited after the move', baseVersion: old.contentVersion },
  });
  expect([edited.status, edited.body]).toMatchObject([200, { name: 'Edited after the move' }]);
  await done((await signedIn(site, admin)).post('/combo/verify', { comboId: old._id, verified: false }));
  await done((await signedIn(site, lost)).post('/combo/add-feedback', { comboId: old._id, likeStatus: 0 }));
  await waitUntil(
    'the preview that nobody had made',
    async () => ((await comboOf(visitor, lateId))?.previewState.state === 'ready' ? true : undefined),
    PREVIEW_MS,
  );
  await namesStayTaken(site);
  expect(await runToEnd('control', settings, ['verify'])).toMatchObject({ code: 0 });
}, 600_000);

/** The emulator cannot check real hashes, so people choose a new password; their ids stay. */
async function signedIn(site: DistributedSite, { userId, email }: TestUser): Promise<TestUser> {
  await firebase.resetPassword(email, NEW_PASSWORD);
  const { localId, idToken } = await firebase.signIn(email, NEW_PASSWORD);
  expect(localId).toBe(userId);
  return new TestUser(site.processes.api.url, localId, idToken, null, email);
}

/** Names are claimed under the installation's own secret, which has moved too. */
async function namesStayTaken(site: DistributedSite): Promise<void> {
  const userId = await firebase.signUp('newcomer@example.test', 'anna', NEW_PASSWORD);
  const { idToken } = await firebase.signIn('newcomer@example.test', NEW_PASSWORD);
  const newcomer = new TestUser(site.processes.api.url, userId, idToken);
  const taken = await newcomer.post('/new-user', { displayName: 'anna' });
  expect([taken.status, taken.body.code]).toEqual([409, 'name-taken']);
  await done(newcomer.post('/new-user', { displayName: 'newcomer' }));
}
