import { copyFile, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Combo, SearchResult } from '@combolab/contracts';
import { verifyProduct } from '../maintenance/verify-product.js';
import { emptyJournalOf } from '@combolab/platform/adapters/sqlite/empty-journal';
import { recordCombo } from '../testing/recorded-combo.js';
import { removeFolder } from '../testing/remove-folder.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';
import { waitUntil } from '../testing/wait-until.js';

const DERIVED = ['documents.sqlite', 'search.sqlite', 'jobs.sqlite', 'keys.sqlite', 'lock.sqlite'];
const env = { RATE_LIMITS: 'off' };

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'combolab-derived-'));
});
afterEach(() => removeFolder(dataDir));

const at = (name: string): string => join(dataDir, name);
const start = (): Promise<TestProduct> => startTestProduct({ dataDir, env });

/** A product with this many combos, one of them with a comment, closed again. @returns ids */
async function filled(count: number): Promise<string[]> {
  await using running = await start();
  const user = await TestUser.signUp(running.url);
  const ids: string[] = [];
  for (let i = 0; i < count; i++)
    ids.push(await recordCombo(running.product, user.userId, { name: `Number ${String(i)}` }));
  await running.product.projector.idle();
  await user.post('/combo/add-comment', { comboId: ids[0], comment: 'kept' });
  await running.product.projector.idle();
  return ids;
}

async function expectShown({ product, url }: TestProduct, ids: readonly string[]): Promise<void> {
  await product.projector.idle();
  const visitor = TestUser.visitor(url);
  for (const id of ids) expect((await visitor.get<Combo[]>(`/combo/${id}`)).body[0]?._id).toBe(id);
  const found = await visitor.get<SearchResult>('/search/combos?game=ssbu');
  expect(found.body.total).toBe(ids.length);
  const verified = await verifyProduct(product);
  // what is recorded without a clip has none
  expect(verified.filter((finding) => !/^file .* is missing$/.test(finding))).toEqual([]);
  await waitUntil('readiness', async () => ((await fetch(`${url}/health/ready`)).status === 200 ? true : undefined));
}

/** Brings what the journals hold into the files, so that nothing is left beside them. */
function joinJournals(): void {
  for (const name of ['events.sqlite', 'auth.sqlite', ...DERIVED]) expect(emptyJournalOf(at(name))).toBe(true);
}

it('sets garbage aside and builds everything anew that derives from the log', async () => {
  const ids = await filled(3);
  joinJournals();
  for (const name of DERIVED) await writeFile(at(name), 'this is no database '.repeat(1000));
  {
    await using running = await start();
    await expectShown(running, ids);
    const user = await TestUser.signUp(running.url);
    expect((await user.post('/combo/add-comment', { comboId: ids[0], comment: 'more' })).status).toBe(200);
    const combo = await user.get<Combo[]>(`/combo/${ids[0] ?? ''}`);
    expect(combo.body[0]?.numComments).toBe(2);
  }
  const kept = (await readdir(dataDir)).filter((name) => /\.damaged-[\dT-]+Z\.sqlite$/.test(name));
  expect(kept.map((name) => name.replace(/\.damaged-[^.]+/, '')).sort()).toEqual([...DERIVED].sort());
  expect(await readFile(at(kept[0] ?? ''), 'utf8')).toContain('this is no database');
});

it('does so with files that were cut, and with some of them gone', async () => {
  const ids = await filled(30);
  joinJournals();
  for (const name of DERIVED) await truncate(at(name), Math.floor((await stat(at(name))).size / 2));
  {
    await using running = await start();
    await expectShown(running, ids);
  }
  for (const name of ['documents.sqlite', 'jobs.sqlite']) await rm(at(name));
  await using running = await start();
  await expectShown(running, ids);
});

it('mends views that turn out to be damaged while they are read', async () => {
  const ids = await filled(30);
  await using running = await start();
  const size = (await stat(at('documents.sqlite'))).size;
  const file = await readFile(at('documents.sqlite'));
  // the first page stays: the file opens, and is read, until something lies elsewhere
  file.fill(0xff, 4096, size);
  await writeFile(at('documents.sqlite'), file);
  const visitor = TestUser.visitor(running.url);
  await waitUntil('every combo to be shown again', async () => {
    for (const id of ids) if ((await visitor.get(`/combo/${id}`)).status !== 200) return undefined;
    return true;
  });
  await expectShown(running, ids);
});

it('builds views and index anew when the log is an older copy of itself', async () => {
  const [first = ''] = await filled(1);
  joinJournals();
  await copyFile(at('events.sqlite'), at('older.sqlite'));
  await filled(2);
  joinJournals();
  await copyFile(at('older.sqlite'), at('events.sqlite'));
  await using running = await start();
  await expectShown(running, [first]);
  const user = await TestUser.signUp(running.url);
  const next = await recordCombo(running.product, user.userId, { name: 'After' });
  await expectShown(running, [first, next]);
});

it.each([
  ['secrets.json', 'the keys of this installation'],
  ['auth.sqlite', 'the accounts'],
])('refuses to start with a damaged %s, says what to bring back, and changes nothing', async (name, what) => {
  await filled(1);
  joinJournals();
  await writeFile(at(name), '{"installation": "x"'.repeat(300));
  const before = await readFile(at(name));
  await expect(start()).rejects.toThrow(
    `${name}, which holds ${what}, is damaged. Bring it back from a backup (npm run restore -- <folder>); nothing was changed.`,
  );
  expect(await readFile(at(name))).toEqual(before);
});

it.each([
  ['secrets.json', 'the keys of this installation'],
  ['auth.sqlite', 'the accounts'],
])('refuses to start without %s where there is a log, and makes no other in its place', async (name, what) => {
  await filled(1);
  joinJournals();
  await rm(at(name));
  await expect(start()).rejects.toThrow(
    `${name}, which holds ${what}, is missing, though there is a log beside it. Bring it back from a backup`,
  );
  expect(await readdir(dataDir)).not.toContain(name);
});
