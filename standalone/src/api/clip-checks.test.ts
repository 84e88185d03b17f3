import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Opened } from '@combolab/platform';
import type { ClipCheck, Combo, Problem, ProgressMessage } from '@combolab/contracts';
import { io } from 'socket.io-client';
import { makeClip } from '../testing/clips.js';
import { RawUser } from '../testing/raw-user.js';
import { startTestProduct, type TestProduct } from '../testing/test-product.js';
import { TestUser } from '../testing/test-user.js';
import { TusUser } from '../testing/tus-user.js';
import { waitUntil } from '../testing/wait-until.js';

let running: TestProduct;
let author: TestUser;
let tus: TusUser;
let clip: Buffer;
/** Its head promises two seconds, its end is missing. */
let cutOff: Buffer;
beforeAll(async () => {
  running = await startTestProduct();
  author = await TestUser.signUp(running.url);
  tus = new TusUser(author);
  clip = await makeClip({ seconds: 1 });
  const front = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-movflags', '+faststart'];
  const whole = await makeClip({ seconds: 2, output: front });
  cutOff = whole.subarray(0, whole.length / 2);
});
afterAll(() => running[Symbol.asyncDispose]());

const check = (uploadId: string, user = author) => user.post<ClipCheck & Problem>(`/uploads/${uploadId}/check`, {});
const checked = (uploadId: string, user = author) =>
  waitUntil('the clip to be looked at', async () => {
    const answer = await check(uploadId, user);
    return answer.body.state === 'working' ? undefined : answer;
  });

async function combo(uploadId: string, user = author) {
  const { body } = await user.get<{ uploads: { _id: string; videoFile: string }[] }>('/uploads');
  const videoFile = body.uploads.find(({ _id }) => _id === uploadId)?.videoFile;
  const what = { name: 'Ladder', gameId: 'ssbu', characterId: 'ssbu:mario', characterIds: ['ssbu:ness'], actions: [] };
  return user.post<Combo & Problem>('/add-combo', { ...what, videoFile });
}

/** Counts how often clips are looked at, as long as it is held. */
function looks({ product }: TestProduct) {
  const { clips } = product.ports;
  const inspect = clips.inspect.bind(clips);
  const held = {
    count: 0,
    [Symbol.dispose]: () => {
      clips.inspect = inspect;
    },
  };
  clips.inspect = (...args) => {
    held.count += 1;
    return inspect(...args);
  };
  return held;
}

it('looks at a clip when its last byte came, and at no time again', async () => {
  using held = looks(running);
  const { uploadId } = await tus.whole(clip);
  expect((await checked(uploadId)).body).toEqual({ state: 'passed', words: null });
  const { status, body } = await combo(uploadId);
  expect([status, body.frames, held.count]).toEqual([201, 60, 1]);
});

it('tells in the room of the upload and to who asks what is wrong, and sharing refuses it with the same words', async () => {
  const { uploadId } = await tus.begin(cutOff.length);
  const unfinished = await check(uploadId);
  expect([unfinished.status, unfinished.body.code]).toEqual([409, 'not-whole']);
  const socket = io(running.url, { transports: ['websocket'], auth: { token: author.token } });
  await using opened = new Opened();
  opened.defer(() => {
    socket.close();
  });
  const told: ProgressMessage[] = [];
  socket.on('progress', (message: ProgressMessage) => told.push(message));
  await socket.emitWithAck('join', [{ room: `upload:${author.userId}/${uploadId}` }]);
  using held = looks(running);
  await tus.patch(uploadId, 0, cutOff);
  const { body } = await checked(uploadId);
  expect(body).toEqual({ state: 'refused', words: expect.stringContaining('cut off') as string });
  const problem = await waitUntil('what is wrong', () => Promise.resolve(told.find((each) => each.problem)?.problem));
  const refused = await combo(uploadId);
  expect([problem, refused.status, refused.body.code, refused.body.detail]).toEqual([
    ...[body.words, 422, 'cut', body.words],
  ]);
  expect(held.count).toBe(1);
  const stranger = await TestUser.signUp(running.url);
  expect((await check(uploadId, stranger)).status).toBe(404);
});

it('looks at what was cut out of a raw video, before its combo is shared', async () => {
  using held = looks(running);
  const raw = new RawUser(author);
  const { uploadId } = await tus.whole(await makeClip({ seconds: 70, fps: 5, size: '160x90' }));
  await raw.settled(() => raw.proxy(uploadId));
  await raw.settled(() => raw.cut(uploadId, 60, 119));
  expect((await checked(uploadId)).body).toEqual({ state: 'passed', words: null });
  const before = held.count;
  const { status, body } = await combo(uploadId);
  expect([status, body.frames, held.count - before]).toEqual([201, 60, 0]);
});

it('loses nothing when the server is started anew in between', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'combolab-checks-'));
  await using opened = new Opened();
  opened.defer(() => rm(dataDir, { recursive: true, force: true }));
  const before = await startTestProduct({ dataDir });
  const owner = await TestUser.signUp(before.url);
  const known = await new TusUser(owner).whole(clip);
  await checked(known.uploadId, owner);
  // whose check the end of the server cuts off
  const { uploadId } = await new TusUser(owner).whole(cutOff);
  await before[Symbol.asyncDispose]();
  await using after = await startTestProduct({ dataDir });
  const again = new TestUser(after.url, owner.userId, owner.token);
  using held = looks(after);
  expect((await combo(known.uploadId, again)).status).toBe(201);
  expect(held.count).toBe(0);
  expect((await checked(uploadId, again)).body.state).toBe('refused');
  expect((await combo(uploadId, again)).status).toBe(422);
});
