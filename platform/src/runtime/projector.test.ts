import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineEvent, type ViewMessage } from '@combolab/contracts';
import fc from 'fast-check';
import { z } from 'zod/mini';
import { MemoryEventLog } from '../adapters/memory-event-log.js';
import { openSqliteDocuments } from '../adapters/sqlite-documents.js';
import type { Collection, Documents } from '../ports/documents.js';
import { silentLogger } from './logger.js';
import type { Projection } from './projection.js';
import { Projector } from './projector.js';
import { rebuildProjection, rebuiltInWords } from './rebuild.js';

const Counted = defineEvent('thing.counted', { data: z.object({ amount: z.number() }), example: { amount: 1 } });
const totals: Collection<{ total: number; streamVersion: number }> = {
  name: 'totals',
  projection: 'totals',
  indexes: [],
};
let refused: number | null = null;
/** How often the store is away when something is to be applied. */
let outages = 0;
const AWAY = { code: 'ECONNREFUSED' };
const IOERR = { code: 'ERR_SQLITE_ERROR', errcode: 10 };
let outage: object = AWAY;

const projection: Projection = {
  name: 'totals',
  version: 1,
  collections: [totals],
  handles: [Counted],
  async apply(event, views) {
    const { amount } = event.data as { amount: number };
    if (outages > 0) {
      outages -= 1;
      throw Object.assign(new Error('nobody answers'), outage);
    }
    if (amount === refused) throw new Error(`${String(amount)} is refused`);
    const before = (await views.get(totals, event.subject))?.doc ?? { total: 0, streamVersion: 0 };
    if (before.streamVersion >= event.version) return;
    const { from, to } = await views.put(totals, event.subject, {
      total: before.total + amount,
      streamVersion: event.version,
    });
    views.announce({ room: event.subject, part: 'tally', from, to, numLikes: before.total + amount, numDislikes: 0 });
  },
};

let folder: string;
let log: MemoryEventLog;
let documents: Documents;
let announced: ViewMessage[];
let told: string[][];
let projector: Projector;

const start = async (): Promise<void> => {
  documents = openSqliteDocuments(join(folder, 'documents.sqlite'));
  announced = [];
  told = [];
  projector = new Projector({
    ...{ log, documents, projections: [projection], logger: silentLogger },
    announce: (messages) => announced.push(...messages),
    onApplied: () => undefined,
    onParked: (parked) => told.push(parked.map(({ stream }) => stream)),
  });
  await projector.start();
};
const stop = async (): Promise<void> => {
  await projector[Symbol.asyncDispose]();
  await documents[Symbol.asyncDispose]();
};

beforeEach(async () => {
  refused = null;
  folder = await mkdtemp(join(tmpdir(), 'projector-'));
  log = new MemoryEventLog({ source: 'test' });
  await start();
});
afterEach(async () => {
  await stop();
  await rm(folder, { recursive: true, force: true });
});

let commands = 0;
const count = async (stream: string, amount: unknown): Promise<void> => {
  commands += 1;
  const { version } = await log.head(stream);
  const event = { type: Counted.type, schema: 1, data: { amount } };
  await log.append(stream, version, [event], { commandId: String(commands), actor: null, correlationId: 'test' });
};
const total = async (stream: string): Promise<number | undefined> => (await documents.get(totals, stream))?.doc.total;

it('applies what was and what comes, announces it, and goes on where it stopped', async () => {
  await count('thing/1', 2);
  await projector.idle();
  await stop();
  await count('thing/1', 3);
  await start();
  await projector.idle();
  expect(await total('thing/1')).toBe(5);
  expect(announced).toEqual([
    { room: 'thing/1', part: 'tally', from: [1, 1], to: [1, 2 ** 32], numLikes: 5, numDislikes: 0 },
  ]);
});

it('parks the stream of an event it cannot apply; others flow; retry makes it whole', async () => {
  refused = 13;
  await count('thing/1', 1);
  await count('thing/1', 13);
  await count('thing/1', 4);
  await count('thing/2', 7);
  await projector.idle();
  expect([await total('thing/1'), await total('thing/2')]).toEqual([1, 7]);
  expect(projector.parked.list()).toMatchObject([
    { projection: 'totals', stream: 'thing/1', version: 2, reason: 'Error: 13 is refused' },
  ]);
  expect(await projector.retry('totals', 'thing/1')).toBe(false);
  refused = null;
  expect(await projector.retry('totals', 'thing/1')).toBe(true);
  expect(await total('thing/1')).toBe(18);
  expect(projector.parked.list()).toEqual([]);
});

it.each([AWAY, IOERR, { code: 'EIO' }, { code: 'ENOSPC' }])(
  'tries again while its store fails with %j, and parks nothing for that',
  async (failure) => {
    [outage, outages] = [failure, 2];
    await count('thing/1', 3);
    await projector.idle();
    expect([outages, await total('thing/1'), projector.parked.list()]).toEqual([0, 3, []]);
  },
);

it('tells of parked streams as soon as one is parked, released or healed', async () => {
  refused = 13;
  await count('thing/1', 13);
  await projector.idle();
  expect(told.at(-1)).toEqual(['thing/1']);
  refused = null;
  await projector.retry('totals', 'thing/1');
  expect(told.at(-1)).toEqual([]);
});

it('heals with a rebuild what was parked and can be applied by now, and names what still cannot', async () => {
  refused = 13;
  for (const stream of ['thing/1', 'thing/2']) await count(stream, 13);
  await count('thing/2', 14);
  await projector.idle();
  refused = 14;
  const parked = await rebuildProjection(projector, 'totals');
  expect([await total('thing/1'), await total('thing/2')]).toEqual([13, 13]);
  expect(parked).toMatchObject([{ stream: 'thing/2', version: 2, reason: 'Error: 14 is refused' }]);
  expect(rebuiltInWords('totals', parked)).toBe(
    'totals was built anew and is in use. One stream could not be applied:\nthing/2@2: Error: 14 is refused',
  );
  expect(projector.parked.list()).toEqual(parked);
  expect(await documents.parked()).toEqual(parked);
});

it('parks bytes it cannot decode, and tries again by itself at the next start', async () => {
  await count('thing/1', 'many');
  await count('thing/2', 1);
  await projector.idle();
  expect(projector.parked.list().map(({ stream }) => stream)).toEqual(['thing/1']);
  await stop();
  await start();
  await projector.idle();
  expect(projector.parked.list()).toHaveLength(1);
  expect(await total('thing/2')).toBe(1);
});

it('builds anew beside the running view, while events keep coming, into the same documents', async () => {
  for (let i = 0; i < 300; i++) await count(`thing/${String(i % 7)}`, i);
  const rebuilding = rebuildProjection(projector, 'totals');
  for (let i = 0; i < 50; i++) await count(`thing/${String(i % 7)}`, 1);
  await rebuilding;
  await count('thing/0', 1000);
  await projector.idle();
  const expected =
    Array.from({ length: 300 }, (_, i) => (i % 7 === 0 ? i : 0)).reduce((sum, each) => sum + each, 0) + 8 + 1000;
  expect(await total('thing/0')).toBe(expected);
  expect((await documents.get(totals, 'thing/0'))?.version[0]).toBe(2);
  await expect(rebuildProjection(projector, 'nothing')).rejects.toThrow("there is no projection 'nothing'");
});

it('ends in the same documents whatever is delivered again', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ stream: fc.nat(2), amount: fc.nat(9) }), { minLength: 1, maxLength: 12 }),
      async (list) => {
        for (const { stream, amount } of list) await count(`thing/${String(stream)}`, amount);
        await projector.idle();
        const once = await documents.digest(totals);
        await rebuildProjection(projector, 'totals');
        expect(await documents.digest(totals)).toBe(once);
      },
    ),
    { numRuns: 15 },
  );
});
