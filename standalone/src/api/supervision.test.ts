import { existsSync } from 'node:fs';
import { mkdtemp, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Combo, SearchResult } from '@combolab/contracts';
import { comboForm, makeClip } from '../testing/clips.js';
import { childOf } from '../testing/child-of.js';
import { removeFolder } from '../testing/remove-folder.js';
import { ServerProcess } from '../testing/server-process.js';
import { TestUser } from '../testing/test-user.js';
import { waitUntil } from '../testing/wait-until.js';

let folder: string;
let server: ServerProcess;
let user: TestUser;
let comboId: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'combolab-parts-'));
  const preload = new URL('../testing/break-parts.js', import.meta.url).href;
  server = await ServerProcess.start(join(folder, 'data'), {
    NODE_OPTIONS: `--import=${preload}`,
    BREAK_PARTS: folder,
    SILENT_SECONDS: '3',
  });
  user = await TestUser.signUp(server.url);
  comboId = (await user.form<Combo>('/add-combo', comboForm(await makeClip(), { name: 'Fireworks' }))).body._id;
  await untilReady();
});
afterAll(async () => {
  // what was started last may only be beginning, and would make its folders again
  await server.stop();
  await removeFolder(folder);
});

async function readiness(): Promise<{ status: number; faults: string[] }> {
  const response = await fetch(`${server.url}/health/ready`);
  return { status: response.status, faults: ((await response.json()) as { faults: string[] }).faults };
}

const untilReady = () =>
  waitUntil('everything to work again', async () => ((await readiness()).status === 200 ? true : undefined), 60_000);

const untilFault = (word: RegExp) =>
  waitUntil(`a fault like ${String(word)}`, async () => {
    const { status, faults } = await readiness();
    return status === 503 && faults.some((fault) => word.test(fault)) ? faults : undefined;
  });

/** As one step, so that nobody reads half a word. */
async function breakThread(script: string, how: string): Promise<void> {
  await writeFile(join(folder, 'next'), how);
  await rename(join(folder, 'next'), join(folder, script));
}

const like = (likeStatus: number) => user.post('/combo/add-feedback', { comboId, likeStatus });
const shown = async (): Promise<Combo | undefined> => (await user.get<Combo[]>(`/combo/${comboId}`)).body[0];

/** What is written now is shown and found, by whoever was started again. */
async function expectRightAnswers(): Promise<void> {
  const before = (await shown())?.numLikes ?? -1;
  const next = before === 1 ? 0 : 1;
  expect((await like(next)).status).toBe(200);
  await waitUntil('the new like in the view', async () => ((await shown())?.numLikes === next ? true : undefined));
  const name = `Renamed ${String(performance.now())}`.replace('.', ' ');
  const combo = await shown();
  expect((await user.post('/update-combo', { comboId, name, baseVersion: combo?.contentVersion })).status).toBe(200);
  const words = encodeURIComponent(`"${name}"`);
  await waitUntil('the new name in the index', async () => {
    const { status, body } = await user.get<SearchResult>(`/search/combos?q=${words}`);
    return status === 200 && body.total === 1 ? true : undefined;
  });
}

async function figures(): Promise<Map<string, number>> {
  const text = await (await fetch(`${server.healthUrl}/metrics`)).text();
  const lines = text.split('\n').filter((line) => line.startsWith('combolab_'));
  return new Map(lines.map((line) => [line.replace(/ \S+$/, ''), Number(line.split(' ').at(-1))]));
}

const PARTS = [
  ['projector-thread', /^the projector is down/],
  ['search-thread', /^the search index is down/],
  ['writer-thread', /^the writer of the event log is down/],
] as const;
const FAULTS = [
  ['exit', /its thread ended with 1/],
  ['throw', /broken by a test/],
  ['hang', /no sign of life for 3 s/],
] as const;

describe.each(PARTS)('%s', (script, named) => {
  it.each(FAULTS)('is started again by itself after %s; meanwhile health says so and reads work', async (how, why) => {
    await breakThread(script, how);
    const faults = await untilFault(named);
    expect(faults.join()).toMatch(why);
    expect((await shown())?.name).toBeDefined();
    await untilReady();
    await expectRightAnswers();
  });
});

it('tells the same in numbers', async () => {
  const all = await figures();
  const of = (name: string, label = ''): number | undefined =>
    all.get(`combolab_${name}{${label}process="standalone"}`);
  for (const part of ['projector', 'search', 'event-log']) {
    expect(of('part_up', `part="${part}",`)).toBe(1);
    expect(of('part_restarts', `part="${part}",`)).toBe(FAULTS.length);
    expect(of('part_begin_seconds', `part="${part}",`)).toBeGreaterThan(0);
  }
  const none = ['faults', 'parked_streams', 'projection_lag_events', 'search_lag_events'].map((name) => of(name));
  expect(none).toEqual([0, 0, 0, 0]);
});

it('goes on when something fails in it that nobody waited for', async () => {
  await breakThread('one-machine', 'reject');
  await waitUntil('the failure', () => Promise.resolve(existsSync(join(folder, 'one-machine')) ? undefined : true));
  expect((await readiness()).status).toBe(200);
  await expectRightAnswers();
});

describe('the preview worker', () => {
  it.each(['SIGKILL', 'SIGSTOP'] as const)('is started again by itself after %s', async (signal) => {
    const pid = await waitUntil('the preview worker', () => childOf(server.pid, 'preview-process'));
    process.kill(pid, signal);
    await untilFault(/^the preview worker is down/);
    expect((await shown())?.name).toBeDefined();
    await untilReady();
    expect(await childOf(server.pid, 'preview-process')).not.toBe(pid);
  });
});
