import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ComboAdded } from '@combolab/contracts';
import type { Documents } from '@combolab/platform';
import { openSqliteDocuments } from '@combolab/platform/adapters/sqlite-documents';
import { projections } from '../../nouns.js';
import { combosCollection, type ComboDoc } from '../combos/combos.projection.js';
import { Browse } from '../search/browse.js';
import { DailyComboService } from './daily-combo.service.js';

let folder: string;
let documents: Documents;
let daily: DailyComboService;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'combolab-daily-'));
  documents = openSqliteDocuments(join(folder, 'documents.sqlite'));
  await documents.prepare(projections);
  daily = new DailyComboService({ documents }, new Browse(documents, { freshMs: 0 }));
});
afterEach(async () => {
  await documents[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

async function shelve(id: string, more: Partial<ComboDoc> = {}): Promise<void> {
  const { comboId: _, authorId, ...content } = ComboAdded.example;
  const state = { difficulty: 'Easy', verified: false, deleted: false, contentVersion: 1, streamVersion: 1 };
  const doc = { ...content, authorId, ...state, gameId: 'ssbu', createdAt: '2026-11-01T12:00:00.000Z', ...more };
  await documents.apply(['combos'], null, async (writer) => {
    await writer.put(combosCollection, id, doc as unknown as ComboDoc);
  });
}

const DAY_MS = 86_400_000;
const noon = new Date('2026-11-21T12:00:00Z');
const onDays = async (count: number): Promise<readonly (string | null)[]> => {
  const chosen: (string | null)[] = [];
  for (let n = 0; n < count; n += 1) chosen.push(await daily.of('ssbu', new Date(noon.getTime() + n * DAY_MS)));
  return chosen;
};

it('has none while the game has no combo', async () => {
  await shelve('melee', { gameId: 'ssbm' });
  expect(await daily.of('ssbu', noon)).toBeNull();
  expect(await daily.of('ssbm', noon)).toBe('melee');
});

it('takes verified combos, of every fighter in turn', async () => {
  const fighters = ['ssbu:mario', 'ssbu:fox', 'ssbu:ness'];
  for (const [n, characterId] of fighters.entries()) {
    await shelve(`v${String(n)}`, { characterId, verified: true });
    await shelve(`x${String(n)}`, { characterId });
  }
  expect([...new Set(await onDays(30))].sort()).toEqual(['v0', 'v1', 'v2']);
});

it('takes any combo while none is verified, also beyond the first page of a fighter', async () => {
  for (let n = 0; n < 60; n += 1) await shelve(`c${String(n)}`, { createdAt: new Date(n * 1000).toISOString() });
  const chosen = new Set(await onDays(200));
  expect(chosen.size).toBeGreaterThan(50);
  expect(chosen).toContain('c0');
});

it('stays through its day and ends with it, at 00:00 UTC', async () => {
  for (let n = 0; n < 8; n += 1) await shelve(`c${String(n)}`);
  const days = await onDays(12);
  const change = days.findIndex((id, n) => n > 0 && id !== days[n - 1]);
  const midnight = new Date('2026-11-21T00:00:00Z').getTime() + change * DAY_MS;
  expect(await daily.of('ssbu', new Date(midnight - 1))).toBe(days[change - 1]);
  expect(await daily.of('ssbu', new Date(midnight))).toBe(days[change]);
  for (let n = 0; n < 20; n += 1) await shelve(`today${String(n)}`, { createdAt: new Date(midnight).toISOString() });
  expect(await daily.of('ssbu', new Date(midnight + DAY_MS - 1))).toBe(days[change]);
});

it('counts combos of the day itself where there are no others', async () => {
  await shelve('today', { createdAt: noon.toISOString() });
  expect(await daily.of('ssbu', noon)).toBe('today');
});

it('is chosen once a minute: what is deleted goes then', async () => {
  for (const id of ['a', 'b']) await shelve(id);
  const first = await daily.of('ssbu', noon);
  await shelve(first ?? '', { deleted: true });
  expect(await daily.of('ssbu', new Date(noon.getTime() + 59_000))).toBe(first);
  const second = await daily.of('ssbu', new Date(noon.getTime() + 60_000));
  expect([first, second].sort()).toEqual(['a', 'b']);
});
