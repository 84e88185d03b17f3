import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { controlCommands } from '../control/control-commands.js';
import { generateCombos } from '../generate/generate-combos.js';
import { filesWith } from '../testing/files-with.js';
import { digestsOfFirst, eventsIn, firstEvents, type Digests } from '../testing/first-events.js';
import { fillAccount, MARK } from '../testing/full-account.js';
import { RandomCrowd } from '../testing/random-crowd.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';
import { Traffic } from '../testing/traffic.js';
import { untilErased } from '../testing/until-erased.js';
import { waitUntil } from '../testing/wait-until.js';
import { backUp } from './back-up.js';
import { restore } from './restore.js';
import { verifyProduct } from './verify-product.js';

const env = { RATE_LIMITS: 'off', PUBLIC_URL: 'http://combolab.test' };
const COMBOS = 2000;
/** Answers to wait for, so that something is written before, during and after the backup. */
const SOME = 40;

let parent: string;
let running: TestProduct;
let leaving: TestUser;
let people: readonly TestUser[];
let liked: readonly string[];

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'combolab-filled-'));
  running = await startTestProduct({ env, dataDir: join(parent, 'data') });
  const { product, url } = running;
  await generateCombos(product.ports, { combos: COMBOS, seed: 7, likes: 1 });
  const crowd = await RandomCrowd.gather(url, 7, (email) => Promise.resolve(controlCommands.grant?.(product, email)));
  await crowd.act(200);
  const admin = await TestUser.signUp(url, 'warden');
  await controlCommands.grant?.(product, admin.email);
  people = [await TestUser.signUp(url), await TestUser.signUp(url), await TestUser.signUp(url)];
  leaving = await TestUser.signUp(url, `${MARK}mail`);
  const made = await fillAccount(leaving, people[0] ?? admin, admin);
  liked = [made.comboId, made.othersComboId];
  const warned = { kind: 'combo', subjectId: made.comboId, outcome: 'warned', note: 'Name the fighter.' };
  expect((await admin.post('/moderation/decide', warned)).status).toBe(200);
  await product.projector.idle();
}, 120_000);
afterAll(async () => {
  await running[Symbol.asyncDispose]();
  await rm(parent, { recursive: true, force: true });
});

/** Of the views of a server, and how many events they show: notifications may follow what was done by a moment. */
function liveDigests({ product }: TestProduct): Promise<{ readonly digests: Digests; readonly events: number }> {
  return waitUntil('a quiet moment', async () => {
    const before = await product.ports.log.end();
    await product.projector.idle();
    const digests = await product.projector.digests();
    return (await product.ports.log.end()) === before ? { digests, events: Number(before) } : undefined;
  });
}

it('is filled with all there is', async () => {
  const empty = await digestsOfFirst(running.settings.dataDir, 0);
  const { digests } = await liveDigests(running);
  expect(Object.keys(digests).filter((view) => digests[view] === empty[view])).toEqual([]);
});

it('is copied while likes flow: the copy is a prefix of the log, and a server that starts there shows just that', async () => {
  const { dataDir } = running.settings;
  const folder = join(parent, 'monday');
  const traffic = new Traffic(people, liked);
  const acknowledged = (least: number) =>
    waitUntil('answers', () => Promise.resolve(traffic.acknowledged >= least ? true : undefined));
  await acknowledged(SOME);
  const before = eventsIn(dataDir).length;
  const asked = traffic.acknowledged;
  await backUp(running.product, folder);
  expect(traffic.acknowledged).toBeGreaterThan(asked);
  await acknowledged(traffic.acknowledged + SOME);
  await traffic.stop();
  expect(traffic.refused).toBe(0);

  const copied = eventsIn(folder);
  const all = eventsIn(dataDir);
  expect(copied.length).toBeGreaterThanOrEqual(before);
  expect(copied.length).toBeLessThan(all.length);
  expect(copied).toEqual(all.slice(0, copied.length));
  expect(await digestsOfFirst(folder, copied.length)).toEqual(await digestsOfFirst(dataDir, copied.length));

  const anew = join(parent, 'restored');
  await restore(folder, anew);
  await using restored = await startTestProduct({ env, dataDir: anew });
  const { digests, events } = await liveDigests(restored);
  expect(events).toBeGreaterThanOrEqual(copied.length);
  expect(await digestsOfFirst(anew, events)).toEqual(digests);
  expect(eventsIn(anew).slice(0, copied.length)).toEqual(copied);
  expect(await verifyProduct(restored.product)).toEqual([]);
}, 120_000);

it('loses an account that ends from every file, also of a later copy; its events alone give all its views', async () => {
  const { product, settings } = running;
  expect(await filesWith(settings.dataDir, MARK)).not.toEqual([]);
  const ended = await leaving.post('/user/delete-account', { email: leaving.email });
  expect(ended.status).toBe(200);
  await untilErased(running, leaving.userId);
  expect(await filesWith(settings.dataDir, MARK)).toEqual([]);
  const folder = join(parent, 'tuesday');
  await backUp(product, folder);
  expect(await filesWith(folder, MARK)).toEqual([]);

  const { digests, events } = await liveDigests(running);
  expect(await digestsOfFirst(settings.dataDir, events)).toEqual(digests);
  const alone = join(parent, 'events-alone');
  await mkdir(alone);
  await firstEvents(folder, events, join(alone, 'events.sqlite'));
  expect(await filesWith(alone, MARK)).toEqual([]);
  expect(await verifyProduct(product)).toEqual([]);
}, 120_000);
