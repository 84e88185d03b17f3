import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ComboAdded, type ViewMessage } from '@combolab/contracts';
import { silentLogger, type Documents } from '@combolab/platform';
import { openSqliteDocuments } from '@combolab/platform/adapters/sqlite-documents';
import { combosCollection, listsCollection, type ComboDoc } from '../modules/combos/combos.projection.js';
import { talliesCollection } from '../modules/feedback/tallies.projection.js';
import { projections } from '../nouns.js';
import { RoomCheck } from './room-check.js';

const WRITTEN = ['combos', 'tallies', 'comments', 'previews'];

let folder: string;
let documents: Documents;
let calls: string[];
let failing: keyof Documents | null;
let rooms: string[];
let sent: ViewMessage[];
let check: RoomCheck;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'combolab-rooms-'));
  documents = openSqliteDocuments(join(folder, 'documents.sqlite'));
  await documents.prepare(projections);
  [calls, failing, rooms, sent] = [[], null, [], []];
  const counted = new Proxy(documents, {
    get: (target, name: keyof Documents) => {
      const method = target[name].bind(target) as (...args: unknown[]) => Promise<unknown>;
      return (...args: unknown[]) => {
        calls.push(String(name));
        return failing === name ? Promise.reject(new Error('away')) : method(...args);
      };
    },
  });
  check = new RoomCheck(
    { documents: counted, logger: silentLogger },
    () => rooms,
    (message) => sent.push(message),
  );
});
afterEach(async () => {
  check[Symbol.dispose]();
  await documents[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

const idOf = (n: number): string => `c${String(n)}`;
const roomOf = (n: number): string => `combo:${idOf(n)}`;

/** Stores combos as the projector does, while its messages to the viewers are lost. */
const shelve = (ns: readonly number[], more: Partial<ComboDoc> = {}): Promise<void> =>
  documents.apply(WRITTEN, null, async (writer) => {
    const { comboId: _, ...content } = ComboAdded.example;
    const state = { difficulty: 'Easy', verified: false, deleted: false, contentVersion: 1, streamVersion: 1 };
    const doc = { ...content, ...state, createdAt: '2026-01-01T00:00:00.000Z', ...more } as unknown as ComboDoc;
    for (const n of ns) await writer.put(combosCollection, idOf(n), doc);
  });
const like = (ns: readonly number[], numLikes: number): Promise<void> =>
  documents.apply(WRITTEN, null, async (writer) => {
    for (const n of ns) await writer.put(talliesCollection, idOf(n), { numLikes, numDislikes: 0 });
  });

const upTo = (most: number): number[] => Array.from({ length: most }, (_, n) => n);

/** How often one look asks the store while these rooms are occupied, and some of them have missed a like. */
async function callsOf(
  ns: readonly number[],
  numLikes: number,
): Promise<Record<'missed' | 'quiet', readonly string[]>> {
  rooms = [...ns.map(roomOf), 'results:ssbu'];
  await check.run();
  await like(ns, numLikes);
  const asked: (readonly string[])[] = [];
  for (let looks = 0; looks < 2; looks += 1) {
    calls = [];
    sent = [];
    await check.run();
    asked.push([...calls]);
    expect(sent.map(({ part }) => part)).toEqual(looks === 0 ? ns.map(() => 'tally') : []);
  }
  const [missed = [], quiet = []] = asked;
  return { missed, quiet };
}

it('asks the store as often for many rooms as for one', async () => {
  await shelve(upTo(100));
  const one = await callsOf([0], 1);
  expect(one.quiet).toEqual(['versionsOf', 'versionsOf', 'versionsOf', 'versionsOf', 'versionsOf']);
  expect(one.missed).toEqual([...one.quiet, 'getMany']);
  expect(await callsOf(upTo(100), 2)).toEqual(one);
});

it('announces what was lost, once, and nothing that was announced', async () => {
  await shelve([1, 2]);
  rooms = [roomOf(1), roomOf(2), 'results:ssbu', `upload:kim/${'x'.repeat(22)}`, 'a socket'];
  await check.run();
  sent = [];
  await like([1, 2], 3);
  check.announced({ room: roomOf(2), part: 'tally', from: [1, 0], to: [1, 1] });
  await documents.apply(WRITTEN, null, (writer) => writer.put(listsCollection, 'ssbu', { changes: 1 }));
  await check.run();
  expect(sent).toEqual([
    { room: 'results:ssbu', part: 'list', from: [1, 1], to: [1, 1], added: [], removed: [] },
    { room: roomOf(1), part: 'tally', from: [1, 0], to: [1, 1], numLikes: 3, numDislikes: 0 },
  ]);
  await check.run();
  expect(sent).toHaveLength(2);
});

it('announces an edit that was lost with every field that a card shows of it', async () => {
  await shelve([1]);
  rooms = [roomOf(1)];
  await check.run();
  sent = [];
  const told = { name: 'Renamed', patch: '13.0.3', conditions: { position: 'ledge' as const }, contentVersion: 2 };
  await shelve([1], told);
  await check.run();
  const edit = { room: roomOf(1), part: 'combo', hidden: false, verified: false };
  expect(sent).toMatchObject([{ ...edit, ...told, changed: told }]);
});

it('announces how a combo stands when a message was lost before one that was not', async () => {
  await shelve([1], { hidden: true });
  rooms = [roomOf(1)];
  await check.run();
  sent = [];
  await shelve([1]);
  await shelve([1], { verified: true });
  check.announced({ room: roomOf(1), part: 'combo', from: [1, 2], to: [1, 3] });
  await check.run();
  expect(sent).toMatchObject([{ part: 'combo', from: [1, 1], to: [1, 3], hidden: false, verified: true }]);
  await check.run();
  expect(sent).toHaveLength(1);
});

it('announces a deletion that was lost, and nothing of a combo that the view does not hold', async () => {
  await shelve([1]);
  rooms = [roomOf(1), roomOf(9)];
  await check.run();
  expect(sent.filter(({ room }) => room === roomOf(9))).toEqual([]);
  sent = [];
  await shelve([1], { deleted: true });
  await check.run();
  await check.run();
  expect(sent).toEqual([{ room: roomOf(1), part: 'combo', from: [1, 1], to: [1, 2], deleted: true }]);
});

it('looks again after a look that failed, also where it failed in the middle', async () => {
  await shelve([1]);
  rooms = [roomOf(1)];
  await check.run();
  sent = [];
  await like([1], 5);
  for (const part of ['versionsOf', 'getMany'] as const) {
    failing = part;
    await check.run();
    expect(sent).toEqual([]);
  }
  failing = null;
  await check.run();
  expect(sent).toMatchObject([{ part: 'tally', from: [1, 0], to: [1, 1], numLikes: 5 }]);
});
