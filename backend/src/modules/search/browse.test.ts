import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ComboAdded } from '@combolab/contracts';
import { EVERYTHING, type Documents } from '@combolab/platform';
import { openSqliteDocuments } from '@combolab/platform/adapters/sqlite-documents';
import { projections } from '../../nouns.js';
import { combosCollection, type ComboDoc } from '../combos/combos.projection.js';
import { talliesCollection } from '../feedback/tallies.projection.js';
import { Browse, isBrowseCursor } from './browse.js';

let folder: string;
let documents: Documents;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'combolab-browse-'));
  documents = openSqliteDocuments(join(folder, 'documents.sqlite'));
  await documents.prepare(projections);
});
afterEach(async () => {
  await documents[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

/** Combo `c<n>` is the n-th in time and has n likes. */
async function shelve(n: number, more: Partial<ComboDoc> = {}): Promise<void> {
  const { comboId: _, authorId, ...content } = ComboAdded.example;
  const doc = {
    ...{
      ...content,
      authorId,
      difficulty: 'Easy',
      verified: false,
      deleted: false,
      contentVersion: 1,
      streamVersion: 1,
    },
    ...{ gameId: 'ssbu', createdAt: new Date(n * 1000).toISOString() },
    ...more,
  } as unknown as ComboDoc;
  await documents.apply(['combos', 'tallies'], null, async (writer) => {
    await writer.put(combosCollection, `c${String(n)}`, doc);
    await writer.put(talliesCollection, `c${String(n)}`, { numLikes: n, numDislikes: 0 });
  });
}

it('says how many of the newest it has looked through when there are more', async () => {
  for (let n = 1; n <= 5; n += 1) await shelve(n);
  const browse = new Browse(documents, { newest: 3 });
  const answer = await browse.search({ ...EVERYTHING, game: ['ssbu'], facets: true });
  expect([answer.ids, answer.total, answer.textSearchOff]).toEqual([['c5', 'c4', 'c3'], 3, { newest: 3 }]);
  expect(answer.facets?.game).toEqual([{ value: 'ssbu', count: 3 }]);
  const whole = await new Browse(documents, { newest: 5 }).search({ ...EVERYTHING, sort: 'liked', limit: 2 });
  expect([whole.ids, whole.total, whole.textSearchOff]).toEqual([['c5', 'c4'], 5, { newest: null }]);
});

it('goes on behind the last hit, also when combos have come and gone before it', async () => {
  for (let n = 1; n <= 4; n += 1) await shelve(n);
  const browse = new Browse(documents, { freshMs: 0 });
  const first = await browse.search({ ...EVERYTHING, limit: 2 });
  expect([first.ids, isBrowseCursor(first.cursor)]).toEqual([['c4', 'c3'], true]);
  await shelve(5);
  const second = await browse.search({ ...EVERYTHING, limit: 1, cursor: first.cursor });
  expect(second.ids).toEqual(['c2']);
  await shelve(2, { deleted: true });
  const third = await browse.search({ ...EVERYTHING, limit: 9, cursor: second.cursor });
  expect([third.ids.at(-1), third.cursor]).toEqual(['c1', null]);
});

it('reads the views once for all who ask within a moment, and again when that failed', async () => {
  await shelve(1);
  let reads = 0;
  let failing = true;
  const counted = {
    find: (...args: Parameters<Documents['find']>) => {
      reads += 1;
      return failing ? Promise.reject(new Error('away')) : documents.find(...args);
    },
    getMany: (...args: Parameters<Documents['getMany']>) => documents.getMany(...args),
  } as unknown as Documents;
  const browse = new Browse(counted, { freshMs: 60_000 });
  await expect(browse.search(EVERYTHING)).rejects.toThrow('away');
  failing = false;
  reads = 0;
  const answers = await Promise.all([1, 2, 3].map(() => browse.search(EVERYTHING)));
  expect(answers.map(({ total }) => total)).toEqual([1, 1, 1]);
  // once for each game
  expect(reads).toBe(2);
});
