import { Readable } from 'node:stream';
import type { BackendPorts } from '@combolab/backend/domain';
import { ProjectorRole } from '@combolab/backend/process';
import { ComboAdded, streams } from '@combolab/contracts';
import { Opened, type Blobs } from '@combolab/platform';
import { openMongo } from '@combolab/platform/adapters/mongo/mongo-connection';
import { SoleLease } from '@combolab/platform/adapters/mongo/sole-lease';
import type { Connection } from 'mongoose';
import { siteSettings } from '../testing/distributed-site.js';
import { runToEnd } from '../testing/site-process.js';
import { waitUntil } from '../testing/wait-until.js';
import { openSite, type OpenSite } from './open-site.js';

const DAY_MS = 24 * 3600 * 1000;
const EVERY_MS = 50;

const opened = new Opened();
let connection: Connection;
let site: OpenSite;
let ports: BackendPorts;
beforeAll(async () => {
  const settings = siteSettings();
  expect(await runToEnd('prepare', settings)).toMatchObject({ code: 0 });
  connection = await openMongo(settings.DOCUMENTS ?? '');
  opened.defer(async () => {
    await connection.dropDatabase();
    await connection.close();
  });
  site = opened.use(await openSite({ ...settings, LOG_LEVEL: 'warn' }));
  ({ ports } = site);
});
afterAll(async () => {
  for (const key of await keys()) await ports.blobs.delete(key);
  await opened[Symbol.asyncDispose]();
});

const put = (key: string) => ports.blobs.put(key, Readable.from([key]));

async function keys(): Promise<string[]> {
  const found: string[] = [];
  for await (const { key } of ports.blobs.list('')) found.push(key);
  return found;
}

/** Writes it once it is younger than everything before it by the store's clock. @returns when that is, in epoch ms */
async function putLater(key: string): Promise<number> {
  const before = await put('samples/before.txt');
  return waitUntil('a later moment of the store', async () => {
    const { modifiedAt } = await put(key);
    return modifiedAt > before.modifiedAt ? modifiedAt.getTime() : undefined;
  });
}

class Process implements AsyncDisposable {
  sweeps = 0;
  readonly #role: ProjectorRole;

  /** As a process with the role `projector`, whose days pass quickly. */
  constructor(now: () => number) {
    const list = (prefix: string): ReturnType<Blobs['list']> => {
      if (prefix === 'trash/') this.sweeps += 1;
      return ports.blobs.list(prefix);
    };
    const blobs = new Proxy(ports.blobs, {
      get: (target, name: keyof Blobs) => (name === 'list' ? list : target[name].bind(target)),
    });
    const lease = new SoleLease({ connection, name: 'projector' });
    const times = { firstMs: 0, everyMs: EVERY_MS, now };
    this.#role = new ProjectorRole({ ...ports, blobs }, site, lease, connection, times);
  }

  /** Resolves when a sweep has ended that began after this call. */
  async sweep(): Promise<void> {
    const from = this.sweeps;
    await waitUntil('a sweep', () => Promise.resolve(this.sweeps >= from + 3 ? true : undefined));
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#role[Symbol.asyncDispose]();
  }
}

it('moves files without a record to the trash and deletes them there, in one process at a time', async () => {
  const comboId = 'kept';
  const video = { ...ComboAdded.example.video, sourceKey: 'combos/kept/source.mp4' };
  const context = { commandId: 'share', actor: null, correlationId: 'test' };
  await ports.log.append(streams.combo(comboId), 0, [ComboAdded({ ...ComboAdded.example, comboId, video })], context);
  const lost = ['combos/kept/1-1/preview.mp4', 'combos/lost/a.mp4', 'users/u1/picture.webp'];
  const upload = `uploads/u1/${'a'.repeat(22)}/info.json`;
  for (const key of ['combos/kept/source.mp4', upload, ...lost]) await put(key);
  const young = await putLater('combos/young/a.mp4');
  let now = young + DAY_MS - 1;
  const dayOf = () => new Date(now).toISOString().slice(0, 10);
  const day = dayOf();

  await using first = new Process(() => now);
  await first.sweep();
  await using second = new Process(() => now);
  await first.sweep();
  const stay = ['combos/kept/source.mp4', 'samples/before.txt'];
  const trashed = lost.map((key) => `trash/${day}/${key}`);
  expect(await keys()).toEqual([...stay, upload, 'combos/young/a.mp4', ...trashed].sort());
  expect(second.sweeps).toBe(0);

  await first[Symbol.asyncDispose]();
  const done = first.sweeps;
  await second.sweep();
  expect(await keys()).toEqual([...stay, upload, 'combos/young/a.mp4', ...trashed].sort());
  now += 8 * DAY_MS;
  await second.sweep();
  expect(await keys()).toEqual([...stay, `trash/${dayOf()}/combos/young/a.mp4`].sort());
  expect(first.sweeps).toBe(done);
}, 120_000);
