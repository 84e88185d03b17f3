import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sweepBlobs } from '@combolab/backend/domain';
import { VIDEO_FILE_HEADER, type Combo, type ProgressMessage, type Upload } from '@combolab/contracts';
import { Opened } from '@combolab/platform';
import { io } from 'socket.io-client';
import { makeClip } from '../testing/clips.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';
import { TusUser } from '../testing/tus-user.js';
import { waitUntil } from '../testing/wait-until.js';

const KB = 1024;
const MB = 1024 * KB;
const DAY_MS = 24 * 3600 * 1000;

let running: TestProduct;
let author: TestUser;
let other: TestUser;
let tus: TusUser;
let clip: Buffer;

beforeAll(async () => {
  running = await startTestProduct({ env: { RATE_LIMITS: 'off' } });
  author = await TestUser.signUp(running.url);
  other = await TestUser.signUp(running.url);
  tus = new TusUser(author);
  clip = await makeClip({ seconds: 0.5 });
});
afterAll(() => running[Symbol.asyncDispose]());

const uploadsOf = async (user: TestUser): Promise<readonly Upload[]> =>
  (await user.get<{ uploads: Upload[] }>('/uploads')).body.uploads;
const uploadOf = async (uploadId: string): Promise<Upload | undefined> =>
  (await uploadsOf(author)).find(({ _id }) => _id === uploadId);
const addressOf = async (uploadId: string): Promise<string> => (await uploadOf(uploadId))?.videoFile ?? '';
/** A clip that nothing but its length tells from the small one, ended by noise. */
const padded = (bytes: number): Buffer => {
  const box = Buffer.alloc(8);
  box.writeUInt32BE(bytes - clip.length);
  box.write('free', 4);
  return Buffer.concat([clip, box, randomBytes(bytes - clip.length - 8)]);
};
const body = (videoFile: string, more: object = {}) => ({
  ...{ name: 'Ladder', gameId: 'ssbu', characterId: 'ssbu:mario', characterIds: ['ssbu:ness'], actions: [] },
  videoFile,
  ...more,
});
const filesOf = async (prefix: string): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of running.product.ports.blobs.list(prefix)) keys.push(key);
  return keys;
};

describe('an upload', () => {
  it('arrives piece by piece and is then played by whoever knows its address', async () => {
    const { status, uploadId, headers } = await tus.begin(clip.length, { filename: 'Ladder é.mp4', kind: 'phone' });
    expect([status, headers.get('location')]).toEqual([201, `/api/uploads/${uploadId}`]);
    expect(Date.parse(headers.get('upload-expires') ?? '')).toBeGreaterThan(Date.now() + 6 * DAY_MS);
    expect(headers.get('access-control-allow-origin')).toBeNull();
    const half = Math.floor(clip.length / 2);
    expect(await tus.patch(uploadId, 0, clip.subarray(0, half))).toMatchObject({ status: 204, offset: half });
    expect(await tus.head(uploadId)).toMatchObject({ status: 200, offset: half });
    expect(await uploadOf(uploadId)).toMatchObject({
      ...{ name: 'Ladder é.mp4', kind: 'phone', size: clip.length, received: half, videoFile: null },
    });
    const last = await tus.patch(uploadId, half, clip.subarray(half));
    const address = last.headers.get(VIDEO_FILE_HEADER) ?? '';
    expect([last.status, last.offset, address]).toEqual([204, clip.length, await addressOf(uploadId)]);
    const head = await tus.head(uploadId);
    expect([head.offset, head.headers.get(VIDEO_FILE_HEADER)]).toEqual([clip.length, address]);

    const played = await fetch(`${running.url}${address}`);
    expect([played.status, played.headers.get('content-type')]).toEqual([200, 'video/mp4']);
    expect(Buffer.from(await played.arrayBuffer()).equals(clip)).toBe(true);
    const part = await fetch(`${running.url}${address}`, { headers: { range: 'bytes=4-7' } });
    expect([part.status, await part.text()]).toEqual([206, 'ftyp']);
    expect((await fetch(`${running.url}${address.replace(/.{8}\.mp4$/, 'aaaaaaaa.mp4')}`)).status).toBe(404);
    expect(await filesOf(`uploads/${author.userId}/${uploadId}/`)).toHaveLength(2);
    expect((await tus.remove(uploadId)).status).toBe(204);
    expect([(await fetch(`${running.url}${address}`)).status, (await tus.head(uploadId)).status]).toEqual([404, 404]);
  });

  it('goes on from the true offset after each cut, and the bytes are the same', async () => {
    const bytes = padded(6 * MB);
    const { uploadId } = await tus.begin(bytes.length);
    let offset = 0;
    for (const stretch of [100 * KB, 2 * MB, 700 * KB, 1, 1.5 * MB]) {
      const sent = bytes.subarray(offset, offset + stretch);
      await tus.cut(uploadId, offset, sent, bytes.length - offset);
      const least = offset + sent.length - 256 * KB;
      await waitUntil('what came to be stored', async () =>
        ((await uploadOf(uploadId))?.received ?? 0) >= least ? true : undefined,
      );
      const now = await tus.head(uploadId);
      expect(now.offset).toBeGreaterThanOrEqual(Math.max(offset, least));
      expect(now.offset).toBeLessThanOrEqual(offset + sent.length);
      ({ offset } = now);
    }
    const last = await tus.patch(uploadId, offset, bytes.subarray(offset));
    expect(last).toMatchObject({ status: 204, offset: bytes.length });
    const played = await fetch(`${running.url}${await addressOf(uploadId)}`);
    expect(Buffer.from(await played.arrayBuffer()).equals(bytes)).toBe(true);
    await tus.remove(uploadId);
  });

  it('ends an earlier request when a later one comes, and never mixes the two', async () => {
    const [one, two] = [padded(2 * MB), padded(2 * MB)];
    const { uploadId } = await tus.begin(one.length);
    const both = await Promise.all([tus.patch(uploadId, 0, one), tus.patch(uploadId, 0, two)]);
    for (const { status } of both) expect([204, 409, 423]).toContain(status);
    const { offset } = await tus.head(uploadId);
    const kept = [one, two].filter((bytes) => bytes.length >= offset);
    await tus.patch(uploadId, offset, one.subarray(offset));
    const played = await fetch(`${running.url}${await addressOf(uploadId)}`);
    const whole = Buffer.from(await played.arrayBuffer());
    expect(
      kept.some((bytes) => whole.subarray(0, offset).equals(bytes.subarray(0, offset))) && whole.length === one.length,
    ).toBe(true);
    await tus.remove(uploadId);
  });

  it('is of one owner: nobody else sees, continues or removes it', async () => {
    const { uploadId } = await tus.begin(clip.length);
    const stranger = new TusUser(other);
    const visitor = new TusUser(TestUser.visitor(running.url));
    expect((await stranger.head(uploadId)).status).toBe(404);
    for (const [user, status] of [
      [stranger, 404],
      [visitor, 401],
    ] as const) {
      const answers = [await user.patch(uploadId, 0, clip), await user.remove(uploadId)];
      expect(answers.map((answer) => answer.status)).toEqual([status, status]);
      for (const { headers } of answers) expect(headers.get('content-type')).toContain('application/problem+json');
    }
    expect((await visitor.begin(10)).status).toBe(401);
    expect(await uploadsOf(other)).toEqual([]);
    expect((await tus.head(uploadId)).offset).toBe(0);
    await tus.remove(uploadId);
  });

  it('cannot be reached by a path that leads to its owner', async () => {
    const { uploadId } = await tus.begin(clip.length);
    await tus.patch(uploadId, 0, clip.subarray(0, 100));
    const stranger = new TusUser(other);
    const path = `${author.userId}%2F${uploadId}`;
    for (const trick of [
      `..%2F${path}`,
      `..%5C${path}`,
      `%2e%2e%2F${path}`,
      `.%09.%2F${path}`,
      `x%2F..%2F..%2F${path}`,
    ]) {
      const answers = [
        await stranger.head(trick),
        await stranger.patch(trick, 100, clip.subarray(100)),
        await stranger.remove(trick),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    }
    for (const own of [`${uploadId}%3Fx`, `${uploadId}%23`, `x%2F..%2F${uploadId}`])
      expect((await tus.head(own)).status).toBe(404);
    expect(await tus.head(uploadId)).toMatchObject({ status: 200, offset: 100 });
    expect(await tus.patch(uploadId, 100, clip.subarray(100))).toMatchObject({ status: 204, offset: clip.length });
    await tus.remove(uploadId);
  });

  it('tells its room how many bytes the server has', async () => {
    const id = randomBytes(16).toString('base64url');
    const room = `upload:${author.userId}/${id}`;
    const socket = io(running.url, { transports: ['websocket'], auth: { token: author.token } });
    const seen: ProgressMessage[] = [];
    socket.on('progress', (message: ProgressMessage) => seen.push(message));
    await socket.emitWithAck('join', [{ room }]);
    const bytes = padded(3 * MB);
    const { uploadId } = await tus.whole(bytes, { room: id });
    await waitUntil('the last progress', () => Promise.resolve(seen.find(({ percent }) => percent === 100)));
    expect(seen.at(-1)).toMatchObject({ room, stage: 'upload', received: bytes.length, total: bytes.length });
    const received = seen.map((each) => each.received ?? 0);
    expect(received).toEqual([...received].sort((a, b) => a - b));
    socket.close();
    await tus.remove(uploadId);
  });

  it('is listed newest first', async () => {
    const { uploadId: first } = await tus.begin(clip.length);
    const { createdAt = '' } = (await uploadOf(first)) ?? {};
    await waitUntil('a later millisecond', () =>
      Promise.resolve(new Date().toISOString() > createdAt ? true : undefined),
    );
    const { uploadId: second } = await tus.begin(clip.length);
    expect((await uploadsOf(author)).map(({ _id }) => _id)).toEqual([second, first]);
    for (const id of [first, second]) await tus.remove(id);
  });

  it('goes on after the server was started anew', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'combolab-uploads-'));
    await using opened = new Opened();
    opened.defer(() => rm(dataDir, { recursive: true, force: true }));
    const before = await startTestProduct({ dataDir });
    const owner = await TestUser.signUp(before.url);
    const { uploadId } = await new TusUser(owner).begin(clip.length);
    await new TusUser(owner).patch(uploadId, 0, clip.subarray(0, 1000));
    await before[Symbol.asyncDispose]();
    await using after = await startTestProduct({ dataDir });
    const again = new TusUser(new TestUser(after.url, owner.userId, owner.token));
    expect(await again.head(uploadId)).toMatchObject({ status: 200, offset: 1000 });
    expect(await again.patch(uploadId, 1000, clip.subarray(1000))).toMatchObject({ status: 204, offset: clip.length });
  });

  it('is swept after 7 days, not before', async () => {
    const { uploadId } = await tus.begin(clip.length);
    await tus.patch(uploadId, 0, clip.subarray(0, 1000));
    const { log, blobs } = running.product.ports;
    const prefix = `uploads/${author.userId}/${uploadId}/`;
    expect((await sweepBlobs(log, blobs, Date.now() + 7 * DAY_MS - 3_600_000)).deleted).toEqual([]);
    const files = await filesOf(prefix);
    expect(files).toHaveLength(2);
    expect((await sweepBlobs(log, blobs, Date.now() + 7 * DAY_MS)).deleted).toEqual(files);
    expect([await filesOf(prefix), (await tus.head(uploadId)).status]).toEqual([[], 404]);
  });
});

describe('what is refused', () => {
  it('is more than a raw clip may have, at once and in words', async () => {
    const { status, body: problem } = await tus.begin(200 * MB + 1);
    expect([status, problem.detail]).toEqual([
      413,
      'Video size is larger than 200MB. Please compress your video to 480, 720, or 1080p',
    ]);
    const { uploadId } = await tus.begin(1000);
    const more = await tus.patch(uploadId, 0, clip);
    expect([more.status, more.body.code]).toEqual([413, 'more-than-announced']);
    await tus.remove(uploadId);
  });

  it('is an offset that is not the true one', async () => {
    const { uploadId } = await tus.begin(clip.length);
    await tus.patch(uploadId, 0, clip.subarray(0, 500));
    for (const offset of [0, 499, 501]) {
      const wrong = await tus.patch(uploadId, offset, clip.subarray(offset));
      expect([wrong.status, wrong.body.code]).toEqual([409, 'wrong-offset']);
    }
    expect((await tus.head(uploadId)).offset).toBe(500);
    await tus.remove(uploadId);
  });

  it('is a file that is no video, as soon as its first bytes tell, and when they come one by one', async () => {
    const page = Buffer.from('<html>not a video</html>'.repeat(20));
    const { status, uploadId, body: problem } = await tus.whole(page, { filename: 'clip.mp4', filetype: 'video/mp4' });
    expect([status, problem.code, (await tus.head(uploadId)).status]).toEqual([415, 'not-a-video', 404]);
    const { uploadId: slow } = await tus.begin(page.length);
    expect((await tus.patch(slow, 0, page.subarray(0, 10))).status).toBe(204);
    expect((await tus.patch(slow, 10, page.subarray(10))).status).toBe(415);
    expect(await filesOf(`uploads/${author.userId}/`)).toEqual([]);
  });

  it.each([
    ['an unknown key', { colour: 'red' }],
    ['an unknown kind', { kind: 'tablet' }],
    ['a room that is none', { room: 'x' }],
    ['a long name', { filename: 'x'.repeat(256) }],
  ])('is %s in its metadata', async (_, said) => {
    expect((await tus.begin(clip.length, said)).status).toBe(400);
  });

  it('is what is not tus', async () => {
    const plain = await fetch(`${running.url}/api/uploads`, {
      method: 'POST',
      headers: { authorization: `Bearer ${author.token ?? ''}`, 'upload-length': '10' },
    });
    expect([plain.status, plain.headers.get('content-type')]).toEqual([412, 'application/problem+json; charset=utf-8']);
    const options = await fetch(`${running.url}/api/uploads`, { method: 'OPTIONS' });
    expect([options.headers.get('tus-extension'), options.headers.get('tus-max-size')]).toEqual([
      'creation,creation-with-upload,termination,expiration',
      String(200 * MB),
    ]);
  });
});

describe('add-combo with the address of an upload', () => {
  it('makes a combo of it, once', async () => {
    const { uploadId } = await tus.whole(clip);
    const address = await addressOf(uploadId);
    const key = { 'idempotency-key': `take-${uploadId}` };
    const made = await author.post<Combo>('/add-combo', body(address, { patch: '13.0.3' }), key);
    expect([made.status, made.body.name, made.body.frames, made.body.patch]).toEqual([201, 'Ladder', 30, '13.0.3']);
    const watched = Buffer.from(await (await fetch(`${running.url}${made.body.videoFile ?? ''}`)).arrayBuffer());
    expect([watched.includes('ftyp'), watched.includes('secret place')]).toEqual([true, false]);
    expect(await filesOf(`uploads/${author.userId}/`)).toEqual([]);
    expect([await uploadsOf(author), (await fetch(`${running.url}${address}`)).status]).toEqual([[], 404]);

    const again = await author.post<Combo>('/add-combo', body(address, { patch: '13.0.3' }), key);
    expect([again.status, again.body._id]).toEqual([201, made.body._id]);
    const second = await author.post('/add-combo', body(address));
    expect([second.status, second.body.code]).toEqual([409, 'upload-taken']);
    const combos = await author.get<Combo[]>(`/user/combos/${author.userId}`);
    expect(combos.body.filter(({ _id }) => _id === made.body._id)).toHaveLength(1);
  });

  it('gives parallel requests one combo', async () => {
    const { uploadId } = await tus.whole(clip);
    const address = await addressOf(uploadId);
    const key = { 'idempotency-key': `par-${uploadId}` };
    const same = await Promise.all([1, 2, 3].map(() => author.post<Combo>('/add-combo', body(address), key)));
    expect(same.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(same.map(({ body: { _id } }) => _id)).size).toBe(1);

    const { uploadId: next } = await tus.whole(clip);
    const to = await addressOf(next);
    const rivals = await Promise.all([1, 2, 3].map(() => author.post<Combo>('/add-combo', body(to))));
    const statuses = rivals.map(({ status }) => status).sort();
    expect([statuses[0], statuses.slice(1).every((status) => status === 400 || status === 409)]).toEqual([201, true]);
  });

  it('keeps an upload that cannot be shown, and says why', async () => {
    const { uploadId, status } = await tus.whole(Buffer.concat([clip.subarray(0, 200)]));
    expect(status).toBe(204);
    const refused = await author.post('/add-combo', body(await addressOf(uploadId)));
    expect([refused.status, refused.body.detail.length > 20]).toEqual([422, true]);
    expect((await uploadOf(uploadId))?.videoFile).not.toBeNull();
    await tus.remove(uploadId);
  });

  it('keeps an upload whose presses lie past its end', async () => {
    const { uploadId } = await tus.whole(clip);
    const on = async (frame: number) => {
      const actions = [{ frame, presses: [{ type: 'A_BUTTON' }] }];
      return author.post('/add-combo', body(await addressOf(uploadId), { actions }));
    };
    expect(await on(3600)).toMatchObject({ status: 422, body: { code: 'past-the-end' } });
    expect((await on(12)).status).toBe(201);
  });

  it('takes the own finished upload alone, and fetches nothing', async () => {
    const { uploadId } = await tus.whole(clip);
    const address = await addressOf(uploadId);
    const foreign = await other.post('/add-combo', body(address));
    expect([foreign.status, foreign.body.detail]).toEqual([
      400,
      'videoFile: is not the address of a finished upload of yours. Upload the clip first, or send it as multipart/form-data.',
    ]);
    for (const videoFile of [`http://127.0.0.1:1${address}`, 'file:///etc/passwd', `${address}?x`, '', 'x'])
      expect((await author.post('/add-combo', body(videoFile))).status).toBe(400);
    expect((await author.post('/add-combo', body(address, { authorId: other.userId }))).status).toBe(403);
    expect((await author.post('/add-combo', body(address, { verified: true }))).status).toBe(400);
    expect((await author.post('/add-combo', { ...body(address), videoFile: undefined })).status).toBe(400);
    await tus.remove(uploadId);
    expect((await author.post('/add-combo', body(address))).status).toBe(400);
  });
});

it('counts an upload once, whatever becomes of it', async () => {
  const env = { UPLOADS_PER_DAY: '2', UPLOAD_BYTES_PER_DAY: String(clip.length + 1000) };
  await using limited = await startTestProduct({ env });
  const user = await TestUser.signUp(limited.url);
  const own = new TusUser(user);
  expect((await own.begin(clip.length + 1001)).status).toBe(429);
  const { uploadId, status } = await own.whole(clip);
  expect(status).toBe(204);
  const { uploads } = (await user.get<{ uploads: Upload[] }>('/uploads')).body;
  expect(uploads.map(({ _id }) => _id)).toEqual([uploadId]);
  expect((await user.post('/add-combo', body(uploads[0]?.videoFile ?? ''))).status).toBe(201);
  const third = await own.begin(10);
  expect([third.status, third.headers.has('retry-after')]).toEqual([429, true]);
});
