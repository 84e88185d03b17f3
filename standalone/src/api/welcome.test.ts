import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PreviewReady, streams, type AnswerOf, type ComboAdded, type EventOf, type routes } from '@combolab/contracts';
import { recordCombo } from '../testing/recorded-combo.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';

type Welcome = AnswerOf<(typeof routes)['welcome']>;

const DOCUMENT = '<!doctype html><html lang="en"><head><title>ComboLab</title></head><body></body></html>';
/** Presses, close to each other. */
const HARD: Partial<EventOf<typeof ComboAdded>['data']> = {
  actions: Array.from({ length: 40 }, (_, at) => ({
    ...{ frame: at * 3, breakpoint: false },
    presses: [{ type: 'A_BUTTON' as const, hold: 'SELECT_NO_HOLD' as const, isComplete: true }],
  })),
};

let pageFolder: string;
let running: TestProduct;
let visitor: TestUser;
let author: TestUser;
beforeAll(async () => {
  pageFolder = await mkdtemp(join(tmpdir(), 'combolab-page-'));
  await writeFile(join(pageFolder, 'index.html'), DOCUMENT);
  running = await startTestProduct({ pageFolder, env: { RATE_LIMITS: 'off' } });
  visitor = TestUser.visitor(running.url);
  author = await TestUser.signUp(running.url);
});
afterAll(async () => {
  await running[Symbol.asyncDispose]();
  await rm(pageFolder, { recursive: true });
});

const welcome = async (): Promise<Welcome> => (await visitor.get<Welcome>('/welcome')).body;

async function makeReady(comboId: string): Promise<void> {
  const { log } = running.product.ports;
  const ready = PreviewReady({ ...PreviewReady.example, comboId });
  await log.append(streams.combo(comboId), 1, [ready], {
    ...{ commandId: `ready-${comboId}`, actor: 'worker', correlationId: 'test' },
  });
  await running.product.projector.idle();
}

async function picturesOf(path: string, headers: Record<string, string> = {}): Promise<(string | undefined)[]> {
  const html = await (await fetch(`${running.url}${path}`, { headers })).text();
  return [...html.matchAll(/<link rel="preload" as="image" href="([^"]*)">/g)].map(([, href]) => href);
}

it('has nothing to show, and counts nothing, before somebody shares a combo', async () => {
  expect(await welcome()).toEqual({ sample: null, counts: [] });
  expect(await picturesOf('/')).toEqual([]);
});

it('shows the newest that has a clip and is worth watching, else the newest, and counts each game', async () => {
  const share = (content: Parameters<typeof recordCombo>[2]) => recordCombo(running.product, author.userId, content);
  const hard = await share({ ...HARD, name: 'Hard' });
  const easy = await share({ name: 'Easy', gameId: 'ssbm', characterId: 'ssbm:marth', characterIds: ['ssbm:fox'] });
  expect((await welcome()).sample?._id).toBe(easy);
  await makeReady(easy);
  await makeReady(hard);
  const { sample, counts } = await welcome();
  expect([sample?._id, sample?.actions.length, sample?.likeStatus]).toEqual([hard, 40, 0]);
  expect(counts).toEqual([
    { gameId: 'ssbu', combos: 1 },
    { gameId: 'ssbm', combos: 1 },
  ]);
});

it('names in documents the pictures that their pages show first, to those who have none yet', async () => {
  const { sample } = await welcome();
  const { thumbnail, _id } = sample ?? {};
  expect(thumbnail).toEqual(expect.stringContaining('/api/files/'));
  expect(await picturesOf('/')).toEqual([thumbnail]);
  expect(await picturesOf(`/combo/${_id ?? ''}`)).toEqual([thumbnail]);
  expect(await picturesOf('/results/ssbu?attacker=ssbu%3Amario')).toHaveLength(1);
  expect(await picturesOf('/results/ssbu?attacker=ssbu%3Apichu')).toEqual([]);
  expect(await picturesOf('/combo/nothing')).toEqual([]);
  // whoever was here has them in their browser
  expect(await picturesOf('/', { cookie: 'session=1' })).toEqual([]);
});
