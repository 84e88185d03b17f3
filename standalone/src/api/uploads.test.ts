import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { get, request, type ClientRequest } from 'node:http';
import type { Combo, ProgressMessage } from '@combolab/contracts';
import { join } from 'node:path';
import { io } from 'socket.io-client';
import { comboForm, makeClip } from '../testing/clips.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';
import { waitUntil } from '../testing/wait-until.js';

const MB = 1_048_576;
type Written = Combo & { readAfter: string };

let running: TestProduct;
let author: TestUser;
let clip: Buffer;

beforeAll(async () => {
  running = await startTestProduct({ previews: true, env: { RATE_LIMITS: 'off' } });
  author = await TestUser.signUp(running.url);
  clip = await makeClip();
});
afterAll(() => running[Symbol.asyncDispose]());

/** Plain HTTP: fetch adds cache headers of its own. */
const statusOf = (url: string, headers: Record<string, string>): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', reject);
  });
const incoming = (): string[] => {
  const folder = running.product.folder.incoming;
  return existsSync(folder) ? readdirSync(folder) : [];
};
const combosOfAuthor = async (): Promise<number> =>
  (await author.get<Combo[]>(`/user/combos/${author.userId}`)).body.length;
const padded = (bytes: number): Buffer =>
  Buffer.concat([
    clip,
    Buffer.from(
      [
        (bytes - clip.length) >>> 24,
        (bytes - clip.length) >>> 16,
        (bytes - clip.length) >>> 8,
        bytes - clip.length,
      ].map((each) => each & 255),
    ),
    Buffer.from('free'),
    Buffer.alloc(bytes - clip.length - 8),
  ]);

describe('a shared clip', () => {
  it('can be watched at once without its metadata, and later as renditions with preview and thumbnail', async () => {
    const { status, body } = await author.form<Written>('/add-combo', comboForm(clip));
    expect(status).toBe(201);
    expect(body).toMatchObject({
      preview: null,
      thumbnail: null,
      frames: 60,
      difficulty: 'Easy',
      authorId: author.userId,
    });
    const playable = await fetch(`${running.url}${body.videoFile ?? ''}`);
    expect(playable.headers.get('content-type')).toBe('video/mp4');
    expect(Buffer.from(await playable.arrayBuffer()).includes('secret place')).toBe(false);

    const ready = await waitUntil('the preview', async () => {
      const [combo] = (await author.get<Combo[]>(`/combo/${body._id}`)).body;
      return combo?.previewState.state === 'ready' ? combo : undefined;
    });
    expect(ready.renditions.map(({ height }) => height)).toEqual([180]);
    expect(ready.scrub).toMatchObject({ width: 120, height: 68, columns: 10, count: 60, step: 1 });
    for (const address of [ready.videoFile, ready.preview, ready.thumbnail, ready.scrub?.src]) {
      const file = await fetch(`${running.url}${address ?? ''}`);
      expect([file.status, file.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    }
    const part = await fetch(`${running.url}${ready.videoFile ?? ''}`, { headers: { range: 'bytes=0-99' } });
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 100]);
    const etag = part.headers.get('etag') ?? '';
    expect(await statusOf(`${running.url}${ready.videoFile ?? ''}`, { 'if-none-match': etag })).toBe(304);

    await author.post('/delete-combo', { comboId: body._id });
    const folder = join(running.product.folder.blobs, 'combos', body._id);
    await waitUntil('the files to be gone', () => Promise.resolve(existsSync(folder) ? undefined : true));
    expect((await fetch(`${running.url}${ready.videoFile ?? ''}`)).status).toBe(404);
  });

  it('tells its uploader how many bytes the server has, in a private room', async () => {
    const uploadId = randomBytes(16).toString('base64url');
    const room = `upload:${author.userId}/${uploadId}`;
    const socket = io(running.url, { transports: ['websocket'], auth: { token: author.token } });
    const seen: ProgressMessage[] = [];
    socket.on('progress', (message: ProgressMessage) => seen.push(message));
    expect(await socket.emitWithAck('join', [{ room }])).toEqual([{ room, ok: true, versions: {}, behind: [] }]);
    const stranger = io(running.url, { transports: ['websocket'] });
    expect(await stranger.emitWithAck('join', [{ room }])).toEqual([
      { room, ok: false, problem: 'This room is not yours.' },
    ]);
    const { body } = await author.form<Written>(`/add-combo?upload=${uploadId}`, comboForm(padded(6 * MB)));
    await waitUntil('the last progress', () =>
      Promise.resolve(seen.find(({ stage, percent }) => stage === 'check' && percent === 100)),
    );
    const uploads = seen.filter(({ stage }) => stage === 'upload');
    expect(uploads.map(({ received }) => received)).toEqual(
      [...uploads.map(({ received }) => received)].sort((a = 0, b = 0) => a - b),
    );
    expect(uploads.at(-1)).toMatchObject({ percent: 100, received: 6 * MB });
    expect(seen.at(-1)).toMatchObject({ room, stage: 'check', percent: 100, comboId: body._id });
    socket.close();
    stranger.close();
  });

  it('takes parts in any order, and a repeated key makes no second combo', async () => {
    const before = await combosOfAuthor();
    const ordered = comboForm(clip);
    const reversed = new FormData();
    for (const [name, value] of [...ordered].reverse()) reversed.append(name, value);
    const key = { 'idempotency-key': 'share-1' };
    const first = await author.form<Written>('/add-combo', reversed, key);
    const second = await author.form<Written>('/add-combo', comboForm(clip), key);
    expect([first.status, second.status, second.body._id]).toEqual([201, 201, first.body._id]);
    expect(await combosOfAuthor()).toBe(before + 1);
  });
});

it('refuses a key that stood for another clip', async () => {
  const key = { 'idempotency-key': 'share-another' };
  expect((await author.form('/add-combo', comboForm(clip), key)).status).toBe(201);
  const { status, body } = await author.form('/add-combo', comboForm(padded(clip.length + 8)), key);
  expect([status, body.code]).toEqual([422, 'idempotency-key-reused']);
});

it('takes a press on the last frame of the clip, and none past it', async () => {
  const on = (frame: number) => ({ actions: [{ frame, presses: [{ type: 'A_BUTTON' }] }] });
  expect((await author.form('/add-combo', comboForm(clip, on(60)))).status).toBe(201);
  const past = await author.form('/add-combo', comboForm(clip, on(61)));
  expect([past.status, past.body]).toMatchObject([422, { code: 'past-the-end', frame: 61, lastFrame: 60 }]);
  expect(incoming()).toEqual([]);
});

describe('what is refused', () => {
  let before = 0;
  beforeAll(async () => {
    before = await combosOfAuthor();
  });
  afterEach(async () => {
    expect(incoming()).toEqual([]);
    expect(await combosOfAuthor()).toBe(before);
  });

  it('takes exactly 20 MB of file and refuses one byte more', async () => {
    const over = await author.form('/add-combo', comboForm(padded(20 * MB + 1)));
    expect([over.status, over.body.detail]).toEqual([
      413,
      'Video size is larger than 20MB. Please compress your video to 480, 720, or 1080p',
    ]);
    const exact = await author.form<Written>('/add-combo', comboForm(padded(20 * MB)));
    expect(exact.status).toBe(201);
    await author.post('/delete-combo', { comboId: exact.body._id });
  });

  it.each([
    ['text called mp4', () => Promise.resolve(Buffer.from('<html>not a video</html>'.repeat(100))), 415],
    ['nothing', () => Promise.resolve(Buffer.alloc(0)), 415],
    [
      'a picture',
      () => Promise.resolve(Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(4000)])),
      415,
    ],
    ['sound alone', () => makeClip({ input: ['-f', 'lavfi', '-i', 'sine=duration=1'], output: ['-c:a', 'aac'] }), 422],
    ['a cut file', () => makeClip({ seconds: 2 }).then((whole) => whole.subarray(0, whole.length / 2)), 422],
    ['a header without pictures', () => Promise.resolve(Buffer.concat([clip.subarray(0, 200)])), 422],
    ['61 seconds', () => makeClip({ seconds: 61, size: '64x64', fps: 5 }), 422],
  ])('refuses %s', async (_, make, status) => {
    const answer = await author.form('/add-combo', comboForm(await make()));
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(answer.body.detail.length).toBeGreaterThan(20);
  });

  it.each([
    ['no file', comboForm(null), 400],
    ['no name', comboForm(Buffer.from('x'), { name: undefined }), 415],
    ['an unreleased hold', 'hold', 422],
    ['another author', 'author', 403],
    ['an unknown game', 'game', 400],
    ['an unknown key', 'key', 400],
    ['JSON that is none', 'json', 400],
  ])('refuses %s', async (_, given, status) => {
    const forms: Record<string, () => FormData> = {
      hold: () => comboForm(clip, { actions: [{ frame: 1, presses: [{ type: 'B_BUTTON', hold: 'START_HOLD' }] }] }),
      author: () => comboForm(clip, { authorId: 'somebodyelse0000000000' }),
      game: () => comboForm(clip, { gameId: 'ssb64' }),
      key: () => comboForm(clip, { verified: true }),
      json: () => comboForm(clip, { tags: '[not json' }),
    };
    const form = typeof given === 'string' ? forms[given]?.() : given;
    expect((await author.form('/add-combo', form ?? new FormData())).status).toBe(status);
  });

  it.each([
    ['an unknown field', ['verified', 'true']],
    ['a field given twice', ['name', 'Again']],
    ['a second file', ['videoFile', new Blob(['x'], { type: 'video/mp4' })]],
    ['a file of another name', ['clip', new Blob(['x'], { type: 'video/mp4' })]],
  ] as const)('answers %s behind the clip, every time', async (_, [name, value]) => {
    const tries = Array.from({ length: 30 }, () => {
      const form = comboForm(clip);
      form.append(name, value);
      return author.form('/add-combo', form);
    });
    expect(new Set((await Promise.all(tries)).map(({ status }) => status))).toEqual(new Set([400]));
  });

  it('never fetches an address that JSON names', async () => {
    const body = {
      characterId: 'ssbu:mario',
      characterIds: ['ssbu:ness'],
      gameId: 'ssbu',
      actions: [],
      name: 'x',
      videoFile: 'http://127.0.0.1:1/x.mp4',
    };
    expect((await author.post('/add-combo', body)).status).toBe(400);
  });

  it('forgets 50 uploads that are dropped in the middle, and goes on', async () => {
    const { port } = new URL(running.url);
    const begin = (): ClientRequest => {
      const upload = request({
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: '/api/add-combo',
        headers: {
          authorization: `Bearer ${author.token ?? ''}`,
          'content-type': 'multipart/form-data; boundary=b',
          'content-length': 5 * MB,
        },
      });
      upload.on('error', () => undefined);
      upload.write('--b\r\nContent-Disposition: form-data; name="videoFile"; filename="c.mp4"\r\n\r\n');
      upload.write(clip);
      return upload;
    };
    const uploads = Array.from({ length: 50 }, begin);
    await waitUntil('all to be under way', () => Promise.resolve(incoming().length === 50 ? true : undefined));
    for (const upload of uploads) upload.destroy();
    await waitUntil('no temporary file', () => Promise.resolve(incoming().length === 0 ? true : undefined));
    expect((await author.get('/available-games')).status).toBe(200);
  });
});
