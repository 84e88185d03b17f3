import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ComboAdded } from '@combolab/contracts';
import type { Documents } from '@combolab/platform';
import { createMemoryJobs } from '@combolab/platform/adapters/memory-jobs';
import { openSqliteDocuments } from '@combolab/platform/adapters/sqlite-documents';
import type { BackendPorts } from '../../backend-ports.js';
import { projections } from '../../nouns.js';
import { discussionsCollection } from '../comments/comments.projection.js';
import { feedbackCollection, feedbackId, talliesCollection } from '../feedback/tallies.projection.js';
import { previewJobId } from '../previews/preview-view.js';
import { previewsCollection, unmade } from '../previews/previews.projection.js';
import { usersCollection } from '../users/users.projection.js';
import { combosCollection, type ComboDoc } from '../combos/combos.projection.js';
import { CombosView } from './combos.view.js';

const WRITTEN = ['combos', 'tallies', 'comments', 'previews', 'users'];
const MANY = 40;
const { comboId: _, ...content } = ComboAdded.example;
const state = { difficulty: 'Easy', verified: false, deleted: false, contentVersion: 1, streamVersion: 1 };
const shared = { ...content, ...state, createdAt: '2026-01-01T00:00:00.000Z' } as unknown as ComboDoc;
const idOf = (n: number): string => `c${String(n)}`;
const all = Array.from({ length: MANY }, (_each, n) => idOf(n));

let folder: string;
let documents: Documents;
let asked: string[];
let sut: CombosView;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'combolab-combos-'));
  documents = openSqliteDocuments(join(folder, 'documents.sqlite'));
  await documents.prepare(projections);
  const jobs = createMemoryJobs();
  asked = [];
  const counted = new Proxy(documents, {
    get: (target, name: keyof Documents) => {
      const method = target[name].bind(target) as (...args: unknown[]) => Promise<unknown>;
      return (...args: unknown[]) => {
        asked.push(String(name));
        return method(...args);
      };
    },
  });
  sut = new CombosView({ documents: counted, jobs, settings: { images: {} } } as unknown as BackendPorts);
  await jobs.enqueue(previewJobId(idOf(2), 1), 'preview', {});
  const lease = await jobs.lease('preview', 60_000);
  if (lease !== null) await jobs.renew(lease, 60_000, 42);
  await shelve();
});
afterEach(async () => {
  await documents[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

/** Combos of three authors, one of them unknown, each with other parts, and each with some that are not there or are no more. */
const shelve = (): Promise<void> =>
  documents.apply(WRITTEN, null, async (writer) => {
    for (const name of ['kim', 'ann'])
      await writer.put(usersCollection, name, { displayName: name, photoUrl: null, roles: [] } as never);
    for (let n = 0; n < MANY; n += 1) {
      const id = idOf(n);
      const authorId = ['kim', 'ann', 'nobody'][n % 3] ?? '';
      const hidden = n === 7 ? { hidden: true as const } : {};
      await writer.put(combosCollection, id, { ...shared, ...hidden, name: id, authorId, deleted: n === 9 });
      if (n % 4 !== 0) await writer.put(talliesCollection, id, { numLikes: n, numDislikes: 2 * n });
      if (n % 8 === 1) await writer.remove(talliesCollection, id);
      if (n % 5 !== 0) await writer.put(discussionsCollection, id, { numComments: 3 * n, changes: 1 });
      const made = { ...unmade(shared.video), state: 'ready', thumbnailKey: `${id}.jpg` } as const;
      if (n % 6 !== 0) await writer.put(previewsCollection, id, n % 6 === 1 ? made : unmade(shared.video));
      const feedback = { comboId: id, userId: 'fan', bucket: 0, streamVersion: 1 };
      if (n % 3 !== 0)
        await writer.put(feedbackCollection, feedbackId(id, 'fan'), { ...feedback, status: n % 3 === 1 ? 1 : -1 });
    }
  });

it.each([null, 'fan', 'ann'])('lists combos, byte for byte, as each is told alone (to %s)', async (caller) => {
  const shown = all.filter((id) => id !== idOf(7) && id !== idOf(9));
  const alone = [];
  for (const id of shown) alone.push(await sut.one(id, caller));
  const listed = await sut.whole([...all, 'unknown'], caller);
  expect(JSON.stringify(listed)).toBe(JSON.stringify(alone));
});

it('tells each combo with its own parts, and with versions of those that are not there', async () => {
  const [one, two, three, four, five] = await sut.whole(['c1', 'c2', 'c3', 'c4', 'c5'], 'fan');
  expect(one).toMatchObject({ _id: 'c1', numLikes: 0, numComments: 3, likeStatus: 1, dislikeStatus: 0 });
  expect(one?.versions).toEqual({ combo: [1, 1], tally: [1, 2], comments: [1, 1], preview: [1, 1] });
  expect(one).toMatchObject({ previewState: { state: 'ready', percent: 100 }, thumbnail: '/api/files/c1.jpg' });
  expect(two).toMatchObject({ previewState: { state: 'working', percent: 42 }, authorData: [], dislikeStatus: -1 });
  expect(three).toMatchObject({ numLikes: 3, numDislikes: 6, likeStatus: 0, previewState: { state: 'waiting' } });
  expect(three?.authorData).toEqual([{ _id: 'kim', displayName: 'kim', photoUrl: null }]);
  expect(four?.versions).toEqual({ combo: [1, 1], tally: [1, 0], comments: [1, 1], preview: [1, 1] });
  expect(five?.versions).toEqual({ combo: [1, 1], tally: [1, 1], comments: [1, 0], preview: [1, 1] });
});

it('asks each view once for ten combos, and once more where some are not there', async () => {
  await sut.whole(all.slice(0, 10), 'fan');
  expect(asked.filter((name) => name === 'getMany')).toHaveLength(6);
  expect(asked.filter((name) => name === 'versionsOf')).toHaveLength(3);
  expect(asked).toHaveLength(9);
});
