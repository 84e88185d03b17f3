import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ComboAdded, type Room } from '@combolab/contracts';
import type { DocumentReader, Documents } from '@combolab/platform';
import { openSqliteDocuments } from '@combolab/platform/adapters/sqlite-documents';
import { combosCollection, type ComboDoc } from '../modules/combos/combos.projection.js';
import { talliesCollection } from '../modules/feedback/tallies.projection.js';
import { projections } from '../nouns.js';
import { batchedReader } from './batched-reader.js';
import { roomVersions } from './room-versions.js';

let folder: string;
let documents: Documents;
let calls: string[];
let away: boolean;
let counted: Documents;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'combolab-batched-'));
  documents = openSqliteDocuments(join(folder, 'documents.sqlite'));
  await documents.prepare(projections);
  [calls, away] = [[], false];
  counted = new Proxy(documents, {
    get: (target, name: keyof Documents) => {
      const method = target[name].bind(target) as (...args: unknown[]) => Promise<unknown>;
      return (...args: unknown[]) => {
        calls.push(String(name));
        return away ? Promise.reject(new Error('away')) : method(...args);
      };
    },
  });
});
afterEach(async () => {
  await documents[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

const idOf = (n: number): string => `c${String(n)}`;
const store = (count: number): Promise<void> =>
  documents.apply(['combos', 'tallies'], null, async (writer) => {
    const { comboId: _, ...content } = ComboAdded.example;
    const state = { difficulty: 'Easy', verified: false, deleted: false, contentVersion: 1, streamVersion: 1 };
    const doc = { ...content, ...state, createdAt: '2026-01-01T00:00:00.000Z' } as unknown as ComboDoc;
    for (let n = 0; n < count; n += 1) await writer.put(combosCollection, idOf(n), doc);
  });
const comboRoom = (n: number): Room => ({ kind: 'combo', comboId: idOf(n) });
const enter = (reader: DocumentReader, ns: readonly number[]) =>
  Promise.all(ns.map((n) => roomVersions(reader, comboRoom(n), null)));

it('tells of each room what a reader of its own tells, also of those that are not there', async () => {
  await store(5);
  const ns = [3, 0, 7, 4, 3, 99, 1];
  expect(await enter(batchedReader(counted), ns)).toEqual(await enter(documents, ns));
  expect((await enter(batchedReader(counted), ns)).map((versions) => versions !== null)).toEqual(ns.map((n) => n < 5));
});

it('asks for the rooms of a page as often as for one, and each time anew', async () => {
  await store(50);
  const reader = batchedReader(counted);
  await enter(reader, [0]);
  const forOne = calls.splice(0);
  expect(forOne.length).toBeLessThanOrEqual(6);
  const before = await enter(
    reader,
    Array.from({ length: 50 }, (_, n) => n),
  );
  expect(calls.splice(0)).toEqual(forOne);
  await documents.apply(['combos', 'tallies'], null, async (writer) => {
    await writer.put(talliesCollection, idOf(7), { numLikes: 1, numDislikes: 0 });
  });
  const [after] = await enter(reader, [7]);
  expect(after).not.toEqual(before[7]);
});

it('fails for all who asked together where the store does not answer, and answers who asks later', async () => {
  await store(2);
  const reader = batchedReader(counted);
  away = true;
  expect((await Promise.allSettled([enter(reader, [0]), enter(reader, [1])])).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ]);
  away = false;
  expect(await enter(reader, [0, 1])).toEqual(await enter(documents, [0, 1]));
});
