import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Combo, Problem, SearchResult } from '@combolab/contracts';
import { openDatabase } from '@combolab/platform/adapters/sqlite/open-database';
import { comboForm, makeClip } from '../testing/clips.js';
import { recordCombo } from '../testing/recorded-combo.js';
import { removeFolder } from '../testing/remove-folder.js';
import { ServerProcess } from '../testing/server-process.js';
import { startTestProduct } from '../testing/test-product.js';
import { TestUser, type Answer } from '../testing/test-user.js';
import { waitUntil } from '../testing/wait-until.js';

const readiness = async (url: string): Promise<[number, string[]]> => {
  const response = await fetch(`${url}/health/ready`);
  return [response.status, ((await response.json()) as { faults: string[] }).faults];
};

function expectUnavailable({ status, headers, body }: Answer<Problem>): void {
  expect([status, body.code, body.detail]).toEqual([
    503,
    'store-away',
    'A part of the site is down. Nothing was lost; try again in a moment.',
  ]);
  expect(headers.get('content-type')).toContain('application/problem+json');
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
}

it('answers commands with 503 while the event log cannot be written, and takes them again afterwards', async () => {
  await using running = await startTestProduct({ env: { RATE_LIMITS: 'off' } });
  const user = await TestUser.signUp(running.url);
  const comboId = await recordCombo(running.product, user.userId);
  await user.post('/update-user', { fullscreenMode: true });
  const key = { 'idempotency-key': 'outage-1' };
  const comment = () => user.post('/combo/add-comment', { comboId, comment: 'still here' }, key);
  {
    const database = openDatabase({ file: running.product.folder.events, synchronous: 'FULL' });
    database.exec('BEGIN IMMEDIATE');
    expectUnavailable(await comment());
    expect(await readiness(running.url)).toEqual([
      503,
      [expect.stringMatching(/^the event log is being reopened: .*database is locked$/)],
    ]);
    expect((await user.get(`/combo/${comboId}`)).status).toBe(200);
    database.exec('ROLLBACK');
    database.close();
  }
  await waitUntil('the log to be open', async () => ((await readiness(running.url))[0] === 200 ? true : undefined));
  expect((await comment()).status).toBe(200);
  expect((await user.get<Combo[]>(`/combo/${comboId}`)).body[0]?.numComments).toBe(1);
});

it('is not ready while the views cannot be written and fall behind, parks nothing for that, and catches up', async () => {
  await using running = await startTestProduct({ env: { RATE_LIMITS: 'off', READY_LAG_EVENTS: '2' } });
  const user = await TestUser.signUp(running.url);
  const comboId = await recordCombo(running.product, user.userId);
  await running.product.projector.idle();
  const database = openDatabase({ file: running.product.folder.documents, synchronous: 'NORMAL' });
  database.exec('BEGIN IMMEDIATE');
  let faults: string[] = [];
  try {
    for (const n of [1, 2, 3]) await user.post('/combo/add-comment', { comboId, comment: `comment ${String(n)}` });
    faults = await waitUntil('both reasons', async () => {
      const [status, told] = await readiness(running.url);
      return status === 503 && told.some((fault) => fault.startsWith('the views wait')) ? told : undefined;
    });
    expect((await user.get(`/combo/${comboId}`)).status).toBe(200);
  } finally {
    database.exec('ROLLBACK');
    database.close();
  }
  expect(faults).toContain('the views wait: database is locked');
  expect(faults.join()).toMatch(/the views are \d events behind the log/);
  await waitUntil('readiness', async () => ((await readiness(running.url))[0] === 200 ? true : undefined));
  expect((await user.get<Combo[]>(`/combo/${comboId}`)).body[0]?.numComments).toBe(3);
  expect(running.product.ports.parked()).toEqual([]);
});

it('answers filters from the views and text with 503 while the index is down, and everything else as ever', async () => {
  await using running = await startTestProduct({ env: { RATE_LIMITS: 'off' } });
  const user = await TestUser.signUp(running.url);
  const comboId = await recordCombo(running.product, user.userId);
  await recordCombo(running.product, user.userId, { name: 'Another', tags: [] });
  const browse = async (query: string) => (await user.get<SearchResult>(`/search/combos?${query}`)).body;
  const questions = [
    'facets=1',
    'game=ssbu&limit=1',
    'tag=True+Combo&facets=1&sort=easy',
    'percent=190-200',
    'game=ssbm',
  ];
  const before = await Promise.all(questions.map(browse));
  await running.product.ports.search[Symbol.asyncDispose]();
  const after = await Promise.all(questions.map(browse));
  const withoutCursor = (answers: SearchResult[]) => answers.map((answer) => ({ ...answer, cursor: null }));
  const off = { textSearchOff: { newest: null } };
  expect(withoutCursor(after)).toEqual(withoutCursor(before).map((answer) => ({ ...answer, ...off })));
  const next = await browse(`game=ssbu&limit=1&cursor=${after[1]?.cursor ?? ''}`);
  expect([next.hits.map(({ _id }) => _id), next.cursor]).toEqual([[comboId], null]);
  expectUnavailable(await user.get(`/search/combos?game=ssbu&limit=1&cursor=${before[1]?.cursor ?? ''}`));
  const text = await user.get('/search/combos?q=another');
  expect([text.status, text.body.code, text.headers.get('retry-after')]).toEqual([503, 'text-search-off', '5']);
  const old = await user.get<Combo[]>('/game/combos/null/ssbu/0/10/null/[]/null/[0,200]/[]');
  expect(old.body).toHaveLength(2);
  expect(await readiness(running.url)).toEqual([503, ['the search index is closed']]);
  expect((await user.get(`/combo/${comboId}`)).status).toBe(200);
  expect((await user.post('/combo/add-feedback', { comboId, likeStatus: 1 })).status).toBe(200);
});

it('answers an upload with 507 when the disk takes no more, leaves nothing of it, and goes on', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'combolab-full-'));
  try {
    // no file may grow above 4 MB: what a clip needs more is refused by the system itself
    await using server = await ServerProcess.start(dataDir, {}, ['--no-samples'], { fileKilobytes: 4096 });
    const author = await TestUser.signUp(server.url);
    const clip = await makeClip();
    const long = Buffer.concat([clip, free(6_000_000)]);
    const full = await author.form('/add-combo', comboForm(long));
    expect([full.status, full.body.code, full.body.detail]).toEqual([
      507,
      'no-space',
      'The server has no room left. Try again later; the operator was told.',
    ]);
    expect(full.headers.get('retry-after')).toBe('60');
    expect(await readdir(join(dataDir, 'incoming'))).toEqual([]);
    expect((await author.get<Combo[]>(`/user/combos/${author.userId}`)).status).toBe(404);
    expect((await author.form('/add-combo', comboForm(clip))).status).toBe(201);
    expect((await author.get<Combo[]>(`/user/combos/${author.userId}`)).body).toHaveLength(1);
  } finally {
    await removeFolder(dataDir);
  }
});

/** A box of an mp4 file that players skip. */
function free(bytes: number): Buffer {
  const box = Buffer.alloc(bytes);
  box.writeUInt32BE(bytes);
  box.write('free', 4);
  return box;
}
