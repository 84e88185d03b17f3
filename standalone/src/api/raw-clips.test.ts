import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Combo, Problem, ProgressMessage } from '@combolab/contracts';
import { sceneFileOf } from '@combolab/drawn-replay/scene-file';
import { recordedScene } from '@combolab/drawn-replay/testing/recorded-scene';
import { Opened } from '@combolab/platform';
import { io } from 'socket.io-client';
import { makeClip } from '../testing/clips.js';
import { RawUser } from '../testing/raw-user.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';
import { TusUser } from '../testing/tus-user.js';
import { waitUntil } from '../testing/wait-until.js';

const MB = 1024 * 1024;
let running: TestProduct;
let author: TestUser;
let tus: TusUser;
let raw: RawUser;
let long: Buffer;

beforeAll(async () => {
  running = await startTestProduct({
    previews: true,
    env: { RATE_LIMITS: 'off', RAW_CLIP_MB: '60', RAW_CLIP_SECONDS: '90' },
  });
  author = await TestUser.signUp(running.url);
  tus = new TusUser(author);
  raw = new RawUser(author);
  const output = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-g', '120'];
  long = await makeClip({ seconds: 70, fps: 15, size: '160x90', output });
});
afterAll(() => running[Symbol.asyncDispose]());

/** The same clip, too large to be one: noise that no player looks at stands behind it. */
const padded = (clip: Buffer, bytes: number): Buffer => {
  const box = Buffer.alloc(8);
  box.writeUInt32BE(bytes - clip.length);
  box.write('free', 4);
  return Buffer.concat([clip, box, randomBytes(bytes - clip.length - 8)]);
};
const combo = async (uploadId: string) => {
  const { body } = await author.get<{ uploads: { _id: string; videoFile: string }[] }>('/uploads');
  const videoFile = body.uploads.find(({ _id }) => _id === uploadId)?.videoFile;
  const what = { name: 'Ladder', gameId: 'ssbu', characterId: 'ssbu:mario', characterIds: ['ssbu:ness'], actions: [] };
  return author.post<Combo & Problem>('/add-combo', { ...what, videoFile });
};

it('cuts a clip out of a video that is too long and too large, and a combo is made of the part', async () => {
  const { uploadId } = await tus.whole(padded(long, 22 * MB));
  const early = await combo(uploadId);
  expect([early.status, early.body.code]).toEqual([422, 'not-cut']);

  const room = `upload:${author.userId}/${uploadId}`;
  const socket = io(running.url, { transports: ['websocket'], auth: { token: author.token } });
  await using opened = new Opened();
  opened.defer(() => {
    socket.close();
  });
  const told: ProgressMessage[] = [];
  socket.on('progress', (message: ProgressMessage) => told.push(message));
  await socket.emitWithAck('join', [{ room }]);
  const proxy = await raw.settled(() => raw.proxy(uploadId));
  expect(proxy.body).toMatchObject({ state: 'ready', percent: 100, part: null });
  expect(proxy.body.video).toEqual({ frames: 4200, width: 160, height: 90, sound: false });
  await waitUntil('the end to be told', () => Promise.resolve(told.find(({ percent }) => percent === 100)));
  expect(told.every(({ stage }) => stage === 'check')).toBe(true);
  const played = await fetch(`${running.url}${proxy.body.src ?? ''}`, { headers: { range: 'bytes=4-7' } });
  expect([played.status, await played.text(), played.headers.get('content-type')]).toEqual([206, 'ftyp', 'video/mp4']);
  expect((await fetch(`${running.url}${(proxy.body.src ?? '').replace(/.{6}\.mp4$/, 'aaaaaa.mp4')}`)).status).toBe(404);

  const first = await raw.settled(() => raw.cut(uploadId, 0, 59));
  const cut = await raw.settled(() => raw.cut(uploadId, 600, 719));
  expect(cut.body).toMatchObject({ state: 'ready', part: { from: 600, to: 719 } });
  expect((await raw.cut(uploadId, 600, 719)).body.src).toBe(cut.body.src);
  // of parts the last is kept
  expect((await fetch(`${running.url}${first.body.src ?? ''}`)).status).toBe(404);

  const shared = await combo(uploadId);
  expect(shared.status).toBe(201);
  const made = await waitUntil('the preview', async () => {
    const [now] = (await author.get<Combo[]>(`/combo/${shared.body._id}`)).body;
    return now?.previewState.state === 'ready' ? now : undefined;
  });
  expect(made.preview).not.toBeNull();
  expect((await raw.proxy(uploadId)).status).toBe(404);
});

it('makes a copy of what is short enough, too, and cuts it whole', async () => {
  const { uploadId } = await tus.whole(await makeClip({ seconds: 2 }));
  const { body } = await raw.settled(() => raw.proxy(uploadId));
  expect([body.state, body.percent, body.part]).toEqual(['ready', 100, null]);
  expect(body.video).toEqual({ frames: 120, width: 320, height: 180, sound: false });
  expect((await fetch(`${running.url}${body.src ?? ''}`)).status).toBe(200);
  const cut = await raw.settled(() => raw.cut(uploadId, 0, 119));
  expect((await fetch(`${running.url}${cut.body.src ?? ''}`)).status).toBe(200);
});

it('is asked for by its owner alone, once all bytes have come', async () => {
  const clip = await makeClip({ seconds: 1 });
  const { uploadId } = await tus.begin(clip.length);
  const unfinished = await raw.proxy(uploadId);
  expect([unfinished.status, unfinished.body.code]).toEqual([409, 'not-whole']);
  const stranger = new RawUser(await TestUser.signUp(running.url));
  expect((await stranger.proxy(uploadId)).status).toBe(404);
  expect((await stranger.cut(uploadId, 0, 10)).status).toBe(404);
  expect((await raw.cut(uploadId, 20, 10)).status).toBe(400);
  await tus.remove(uploadId);
});

it('says in words why no clip comes of a file', async () => {
  const refusal = async (bytes: Buffer, ask: (id: string) => ReturnType<RawUser['proxy']> = (id) => raw.proxy(id)) => {
    const { uploadId } = await tus.whole(bytes);
    const { status, body } = await raw.settled(() => ask(uploadId));
    await tus.remove(uploadId);
    return [status, body.detail];
  };
  const tone = ['-f', 'lavfi', '-i', 'sine=d=2'];
  const sound = await makeClip({ input: tone, output: ['-c:a', 'aac'] });
  expect(await refusal(sound)).toEqual([422, expect.stringContaining('no video track')]);
  const front = await makeClip({
    seconds: 20,
    output: ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-movflags', '+faststart'],
  });
  const half = front.subarray(0, front.length / 2);
  expect(await refusal(half)).toEqual([422, expect.stringContaining('cut off')]);
  const clip = await makeClip({ seconds: 1 });
  expect(await refusal(clip, (id) => raw.cut(id, 30, 90))).toEqual([422, expect.stringContaining('frames 0 to 59')]);
  const slow = await makeClip({ seconds: 100, fps: 1, size: '64x64' });
  expect(await refusal(slow)).toEqual([422, expect.stringContaining('at most 90')]);
  const large = await tus.begin(60 * MB + 1);
  expect([large.status, large.body.detail]).toEqual([
    413,
    'Video size is larger than 60MB. Please compress your video to 480, 720, or 1080p',
  ]);
});

it('goes on after the server was started anew in the middle', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'combolab-raw-'));
  await using opened = new Opened();
  opened.defer(() => rm(dataDir, { recursive: true, force: true }));
  const before = await startTestProduct({ dataDir });
  const owner = await TestUser.signUp(before.url);
  const { uploadId } = await new TusUser(owner).whole(long);
  expect((await new RawUser(owner).proxy(uploadId)).body.state).toBe('working');
  await before[Symbol.asyncDispose]();
  await using after = await startTestProduct({ dataDir });
  const again = new RawUser(new TestUser(after.url, owner.userId, owner.token));
  const { body } = await again.settled(() => again.proxy(uploadId));
  expect(body).toMatchObject({ state: 'ready', video: { frames: 4200 } });
  expect((await fetch(`${after.url}${body.src ?? ''}`)).status).toBe(200);
});

it('draws a scene that was sent in place of a video, and a combo is made of it', async () => {
  const scene = recordedScene('falco-samus-battlefield');
  const { uploadId } = await tus.whole(Buffer.from(sceneFileOf({ ...scene, to: scene.from + 59 })));
  const early = await combo(uploadId);
  expect([early.status, early.body.detail]).toEqual([422, expect.stringContaining('Have its clip drawn first')]);
  const proxy = await raw.settled(() => raw.proxy(uploadId));
  const video = { frames: 60, width: 1280, height: 720, sound: false };
  expect(proxy.body).toMatchObject({ state: 'ready', src: null, video });
  const beyond = await raw.settled(() => raw.cut(uploadId, 0, 60));
  expect([beyond.status, beyond.body.detail]).toEqual([422, expect.stringContaining('frames 0 to 59')]);
  expect((await raw.settled(() => raw.cut(uploadId, 0, 59))).body).toMatchObject({ state: 'ready', percent: 100 });
  const made = await combo(uploadId);
  expect(made.status).toBe(201);
});

it('says in words what of a scene can never be drawn, and keeps the server serving', async () => {
  const scene = recordedScene('falco-samus-battlefield');
  const { uploadId } = await tus.whole(Buffer.from(sceneFileOf({ ...scene, bodies: [] })));
  const refused = await raw.settled(() => raw.cut(uploadId, 0, 59));
  expect([refused.status, refused.body.code]).toEqual([422, 'damaged']);
  expect(refused.body.detail).toContain('Make the combo again out of its replay');
  expect((await author.get('/uploads')).status).toBe(200);
});
