import { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import { PreviewReady, streams, type Combo } from '@combolab/contracts';
import { recordCombo } from '../testing/recorded-combo.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';
import { waitUntil } from '../testing/wait-until.js';

let running: TestProduct;
let author: TestUser;
let comboId: string;

beforeAll(async () => {
  running = await startTestProduct({ env: { RATE_LIMITS: 'off' } });
  author = await TestUser.signUp(running.url);
});
afterAll(() => running[Symbol.asyncDispose]());
beforeEach(async () => {
  comboId = await recordCombo(running.product, author.userId);
});

async function read(): Promise<Combo> {
  const [combo] = (await author.get<Combo[]>(`/combo/${comboId}`)).body;
  if (combo === undefined) throw new Error('no combo');
  return combo;
}

it('says when a combo was shared, the same after an edit', async () => {
  const before = await read();
  expect(new Date(before.createdAt).toISOString()).toBe(before.createdAt);
  await author.post('/update-combo', { comboId, name: 'Renamed' });
  expect(await read()).toMatchObject({ name: 'Renamed', createdAt: before.createdAt });
});

it('lists the attacker, then the defenders, in characterData', async () => {
  const characterIds = ['ssbu:zelda', 'ssbu:fox', 'ssbu:mario'];
  await author.post('/update-combo', { comboId, characterId: 'ssbu:ness', characterIds });
  const { characterData } = await read();
  expect(characterData.map(({ _id, name }) => [_id, name])).toEqual([
    ['ssbu:ness', 'Ness'],
    ['ssbu:zelda', 'Zelda'],
    ['ssbu:fox', 'Fox'],
    ['ssbu:mario', 'Mario'],
  ]);
  for (const { imageUrl } of characterData) expect((await fetch(`${running.url}${imageUrl}`)).status).toBe(200);
});

it('answers comments of exactly 2,000 characters, with combo and user', async () => {
  const add = (comment: string) => author.post<{ comment: object }>('/combo/add-comment', { comboId, comment });
  const { status, body } = await add('x'.repeat(2000));
  expect([status, body.comment]).toEqual([200, expect.objectContaining({ comboId, userId: author.userId })]);
  expect((await add('x'.repeat(2001))).status).toBe(400);
});

it('keeps what an edit without baseVersion replaced', async () => {
  const before = await read();
  await author.post('/update-combo', { comboId, name: 'Second', percentRange: [0, 1] });
  await author.post('/update-combo', { comboId, name: 'Third' });
  const history = await running.product.ports.log.readStream(`combo/${comboId}`);
  expect(history.map(({ type, data }) => [type, (data as Combo).name, (data as Combo).percentRange])).toEqual([
    ['combo.added', before.name, before.percentRange],
    ['combo.edited', 'Second', [0, 1]],
    ['combo.edited', 'Third', [0, 1]],
  ]);
});

it('takes frames up to floor(60 x duration), the last included', async () => {
  const { frames } = await read();
  const press = { presses: [{ type: 'A_BUTTON' }] };
  const save = (frame: number) => author.post<Combo>('/update-combo', { comboId, actions: [{ frame, ...press }] });
  for (const frame of [0, frames]) {
    const { status, body } = await save(frame);
    expect([status, body.actions[0]?.frame]).toEqual([200, frame]);
  }
  const past = await author.post('/update-combo', { comboId, actions: [{ frame: frames + 1, ...press }] });
  expect([past.status, past.body]).toMatchObject([422, { code: 'past-the-end', frame: frames + 1, lastFrame: frames }]);
  for (const frame of [-1, 0.5, 3601]) expect((await save(frame)).status).toBe(400);
});

it('lets presses stay that lay past the end before that was refused', async () => {
  const press = (frame: number) => ({ frame, breakpoint: false, presses: [{ type: 'A_BUTTON' }] });
  const presses = [{ type: 'A_BUTTON' as const, hold: 'SELECT_NO_HOLD' as const, isComplete: true }];
  comboId = await recordCombo(running.product, author.userId, { actions: [{ ...press(300), presses }] });
  const save = async (...frames: number[]) =>
    (await author.post('/update-combo', { comboId, actions: frames.map(press) })).status;
  expect([await save(10, 300), await save(10, 301), await save(10), await save(10, 300)]).toEqual([200, 422, 200, 422]);
});

describe('a preview', () => {
  const { jobs } = { jobs: () => running.product.ports.jobs };
  const ofStage = (stage?: string) =>
    waitUntil('the job', async () => {
      const job = await jobs().lease('preview', 60_000);
      if (job === null) return;
      const payload = job.payload as { comboId: string; stage?: string };
      return payload.comboId === comboId && payload.stage === stage ? job : undefined;
    });
  const lease = () => ofStage();
  const failed = async (): Promise<void> => {
    await jobs().fail(await lease(), 'The clip could not be read.', { retry: false });
    await waitUntil('the failure', async () => ((await read()).previewState.state === 'failed' ? true : undefined));
  };

  it('says how far its job is', async () => {
    expect((await read()).previewState).toEqual({ state: 'waiting', percent: 0 });
    const job = await lease();
    expect((await read()).previewState).toEqual({ state: 'working', percent: 0 });
    await jobs().renew(job, 60_000, 37);
    expect((await read()).previewState).toEqual({ state: 'working', percent: 37 });
  });

  it('is shown in parts, what viewers need first; they stay when the rest fails, and go when all is made or made anew', async () => {
    const { blobs } = running.product.ports;
    const store = async (key: string) => {
      await blobs.put(key, Readable.from([Buffer.from(key)]));
      return key;
    };
    const [prefix, at] = [`combos/${comboId}`, (key: string) => `/api/files/${key}`];
    const seen = async (wanted: object) =>
      waitUntil('what is shown', async () => {
        const { previewState, thumbnail, renditions } = await read();
        const shown = { state: previewState.state, thumbnail, renditions: renditions.map(({ src }) => src) };
        return isDeepStrictEqual(shown, wanted) ? true : undefined;
      });
    const [thumbnail, small] = [`${prefix}/1-1-thumbnail/t.jpg`, `${prefix}/1-1-playable/study-90.mp4`];
    await jobs().complete(await ofStage('thumbnail'), { thumbnailKey: await store(thumbnail) });
    await seen({ state: 'waiting', thumbnail: at(thumbnail), renditions: [] });
    const rendition = { key: await store(small), width: 160, height: 90, bytes: 1 };
    await jobs().complete(await ofStage('playable'), { rendition });
    await seen({ state: 'waiting', thumbnail: at(thumbnail), renditions: [at(small)] });
    await failed();
    await seen({ state: 'failed', thumbnail: at(thumbnail), renditions: [at(small)] });

    await author.post('/generate-preview', { comboId });
    await seen({ state: 'waiting', thumbnail: null, renditions: [] });
    await waitUntil('its files to be gone', async () => ((await blobs.stat(thumbnail)) === null ? true : undefined));
    expect(await blobs.stat(small)).toBeNull();
    const [ahead, last] = [`${prefix}/2-1-thumbnail/t.jpg`, `${prefix}/2-1/t.jpg`];
    await jobs().complete(await ofStage('thumbnail'), { thumbnailKey: await store(ahead) });
    const made = { previewKey: await store(`${prefix}/2-1/p.mp4`), thumbnailKey: await store(last), frames: 60 };
    const whole = { ...rendition, key: await store(`${prefix}/2-1/study-180.mp4`) };
    await jobs().complete(await lease(), { ...made, renditions: [whole] });
    await seen({ state: 'ready', thumbnail: at(last), renditions: [at(whole.key)] });
    await waitUntil('what was ahead to be gone', async () => ((await blobs.stat(ahead)) === null ? true : undefined));

    expect((await author.post('/generate-preview', { comboId })).body).toMatchObject({ comboId, generation: 3 });
    await seen({ state: 'waiting', thumbnail: null, renditions: [] });
    await waitUntil('its files to be gone', async () => ((await blobs.stat(last)) === null ? true : undefined));
  });

  it('that failed is made again on request, and one that is being made is left alone', async () => {
    expect((await author.post('/generate-preview', { comboId })).body).toMatchObject({ comboId, generation: 1 });
    await failed();
    expect((await read()).previewState).toMatchObject({ problem: 'The clip could not be read.' });
    const names = { authorId: author.userId, characterId: 'ssbu:mario', gameId: 'ssbu' };
    const { status, body } = await author.post<object>('/generate-preview', { comboId, ...names });
    expect([status, body]).toEqual([200, { comboId, generation: 2, readAfter: expect.any(String) as string }]);
    expect((await read()).previewState).toEqual({ state: 'waiting', percent: 0 });
    expect((await lease()).id).toBe(`preview:${comboId}:2`);
  });

  it('is made of the combo’s own clip, never of another address', async () => {
    const foreign = ['http://127.0.0.1:1/x.mp4', '/api/files/combos/other/study.mp4', '/etc/passwd', ''];
    for (const videoFile of foreign) {
      const { status, body } = await author.post('/generate-preview', { comboId, videoFile });
      expect([status, body.code]).toEqual([400, 'malformed']);
    }
    const video = {
      sourceKey: 'combos/x/source.mp4',
      playableKey: 'combos/x/playable-1.mp4',
      width: 640,
      height: 360,
      frames: 60,
    };
    comboId = await recordCombo(running.product, author.userId, { video });
    const tried = async (videoFile: string | null) =>
      (await author.post('/generate-preview', { comboId, videoFile })).status;
    const playable = (await read()).videoFile;
    expect(await tried(playable)).toBe(200);
    const before = await recordCombo(running.product, author.userId, {
      video: { ...video, playableKey: 'combos/y/playable-1.mp4' },
    });
    expect(await tried(`/api/files/combos/y/playable-1.mp4`)).toBe(400);
    const { log } = running.product.ports;
    const ready = PreviewReady({ ...PreviewReady.example, comboId });
    await log.append(streams.combo(comboId), 1, [ready], { commandId: 'r', actor: null, correlationId: 'test' });
    await running.product.projector.idle();
    const made = (await read()).videoFile;
    expect(made).not.toBe(playable);
    const { publicUrl } = running.settings;
    for (const own of [made, playable, `${publicUrl}${made ?? ''}`]) expect(await tried(own)).toBe(200);
    const others = ['/api/files/combos/x/source.mp4', `https://elsewhere.example${made ?? ''}`];
    for (const other of others) expect(await tried(other)).toBe(400);
    comboId = before;
    expect(await tried(made)).toBe(400);
  });
});

it('keeps the moves that the author has named, in the order they happen, until they are taken away', async () => {
  const moves = [
    { frame: 40, move: 'up-air' },
    { frame: 12, move: 'up-throw' },
  ];
  expect(await read()).not.toHaveProperty('moves');
  expect((await author.post('/update-combo', { comboId, moves })).status).toBe(200);
  expect((await read()).moves).toEqual([moves[1], moves[0]]);
  await author.post('/update-combo', { comboId, name: 'Renamed' });
  expect((await read()).moves).toHaveLength(2);
  await author.post('/update-combo', { comboId, moves: [] });
  expect((await read()).moves).toEqual([]);
  for (const wrong of [[{ frame: -1, move: 'up-air' }], [{ frame: 1, move: 'Up Air' }], [{ frame: 1 }], 'up-air'])
    expect((await author.post('/update-combo', { comboId, moves: wrong })).status).toBe(400);
});
