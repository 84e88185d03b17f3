import type { BackendPorts } from '@combolab/backend/domain';
import type { ApiToken, Combo } from '@combolab/contracts';
import { Opened, readSettings } from '@combolab/platform';
import { engineUrl } from '@combolab/platform/contract-suites';
import { openMongo } from '@combolab/platform/adapters/mongo/mongo-connection';
import type { Connection } from 'mongoose';
import type { DistributedSite } from '../testing/distributed-site.js';
import { FirebaseAccounts } from '../testing/firebase-accounts.js';
import { fillAccount, MARK, type FullAccount } from '../testing/full-account.js';
import { LiveViewer } from '../testing/live-viewer.js';
import { programOf } from '../testing/program-of.js';
import { sharedSite } from '../testing/shared-site.js';
import { TestUser } from '../testing/test-user.js';
import { waitUntil } from '../testing/wait-until.js';
import { openSite } from './open-site.js';
import { siteCommands } from './site-commands.js';

const MS = 120_000;

const opened = new Opened();
let site: DistributedSite;
let ports: BackendPorts;
let connection: Connection;
let leaving: TestUser;
let other: TestUser;
let account: FullAccount;
beforeAll(async () => {
  process.env.FIREBASE_AUTH_EMULATOR_HOST = engineUrl('firebase');
  site = await sharedSite();
  ({ ports } = opened.use(await openSite({ ...site.settings, LOG_LEVEL: 'silent' })));
  connection = await openMongo(site.settings.DOCUMENTS ?? '');
  opened.defer(() => connection.close());
  [leaving, other] = [await site.signUp('api', `${MARK}mail${String(Date.now())}`), await site.signUp('second')];
  const admin = await site.signUp('second');
  await siteCommands.grant?.(named(), admin.email);
  account = await fillAccount(leaving, other, admin);
}, MS);
afterAll(async () => {
  await opened[Symbol.asyncDispose]();
  delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
});

function named() {
  const settings = readSettings({ ...site.settings, LOG_LEVEL: 'silent' });
  if (settings.engines === null) throw new Error('no servers are named');
  return { settings, engines: settings.engines };
}

const marked = (value: unknown): boolean => JSON.stringify(value).toLowerCase().includes(MARK);

/** Collections of the database with a document that has the mark. */
async function markedCollections(): Promise<string[]> {
  const names: string[] = [];
  for (const { name } of await connection.listCollections())
    for await (const row of connection.collection(name).find({}))
      if (marked(row)) {
        names.push(name);
        break;
      }
  return names.sort();
}

async function isIndexed(): Promise<boolean> {
  const { node, prefix } = named().engines.search;
  const answer = await fetch(`${node}/${prefix}*/_search?size=1000`);
  return marked(await answer.json());
}

/** Keys of files with the mark in name or bytes. */
async function markedFiles(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of ports.blobs.list('')) {
    const parts: Buffer[] = [];
    for await (const part of await ports.blobs.read(key)) parts.push(part as Buffer);
    if (`${key}${Buffer.concat(parts).toString('latin1')}`.toLowerCase().includes(MARK)) keys.push(key);
  }
  return keys;
}
const accounts = async (): Promise<boolean> => marked(await new FirebaseAccounts('demo-combolab').all());

it(
  'knows an API token on every server, by its scopes and until it is revoked',
  async () => {
    const program = await programOf(other, ['read']);
    const elsewhere = new TestUser(leaving.url, other.userId, program.token);
    expect(elsewhere.url).not.toBe(program.url);
    for (const each of [program, elsewhere]) {
      expect((await each.get('/user/lists')).status).toBe(200);
      expect((await each.post('/lists/make', { name: 'x' })).status).toBe(403);
    }
    const { tokens } = (await other.get<{ tokens: ApiToken[] }>('/user/api-tokens')).body;
    for (const { _id } of tokens) await other.post('/user/revoke-api-token', { tokenId: _id });
    for (const each of [elsewhere, program]) expect((await each.get('/user/lists')).status).toBe(401);
  },
  MS,
);

it(
  'leaves not one of its words in commits, views, index, files and accounts, and is refused everywhere',
  async () => {
    await waitUntil('the index to know its words', async () => ((await isIndexed()) ? true : undefined), MS);
    expect((await markedCollections()).length).toBeGreaterThan(3);
    expect([(await markedFiles()).length > 0, await accounts()]).toEqual([true, true]);
    const elsewhere = new TestUser(site.processes.second.url, leaving.userId, leaving.token);
    const program = new TestUser(other.url, leaving.userId, account.token);
    for (const user of [elsewhere, program]) expect((await user.get('/available-games')).status).toBe(200);
    using socket = LiveViewer.connect(site.processes.live.url, leaving.token);
    await socket.join([{ room: `user:${leaving.userId}` }]);
    const cut = new Promise((resolve) => socket.socket.on('disconnect', resolve));

    expect((await leaving.post('/user/delete-account', { email: leaving.email })).status).toBe(200);
    await cut;
    for (const user of [leaving, elsewhere, program]) expect((await user.get('/available-games')).status).toBe(401);
    await waitUntil(
      'everything to be removed',
      async () => ((await ports.jobs.get(`account:${leaving.userId}`))?.state === 'done' ? true : undefined),
      MS,
    );
    expect(await markedCollections()).toEqual([]);
    expect(await markedFiles()).toEqual([]);
    expect(await accounts()).toBe(false);
    await waitUntil('the index to forget', async () => ((await isIndexed()) ? undefined : true));
  },
  MS,
);

it(
  'leaves what others made and counted true, and every view as the log tells it',
  async () => {
    const [combo] = (await other.get<Combo[]>(`/combo/${account.othersComboId}`)).body;
    expect(combo).toMatchObject({ name: 'Not theirs', numLikes: 0, numComments: 1 });
    expect((await other.get(`/combo/${account.comboId}`)).status).toBe(404);
    expect(await siteCommands.verify?.(named())).toBe('Everything agrees with the log.');
    for (const name of ['combos', 'follows', 'lists', 'users', 'searches', 'tokens', 'practice'])
      expect(await siteCommands.rebuild?.(named(), name)).toContain('built anew');
    expect(await siteCommands.verify?.(named())).toBe('Everything agrees with the log.');
  },
  MS,
);
