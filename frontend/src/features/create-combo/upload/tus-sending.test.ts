/// <reference types="node" />
import { jest } from '@jest/globals';
import { ClipUpload, type ClipUploadOptions, type UploadSnapshot } from './clip-upload.js';
import { SmallTusServer } from './testing/small-tus-server.js';

// the client as browsers have it; its types name the package alone
const inBrowsers: string = 'tus-js-client/lib.es5/browser/index.js';
jest.unstable_mockModule('tus-js-client', () => import(inBrowsers) as Promise<object>);
const { tusSendingTo } = await import('./tus-sending.js');

const BYTES = Uint8Array.from({ length: 1_200_000 }, (_, index) => index % 251);
const file = new File([BYTES], 'clip ü.mp4', { type: 'video/mp4' });
let server: SmallTusServer;
beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // jsdom writes of every cut
  server = await SmallTusServer.start();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await server.close();
});

const begin = (more: Partial<ClipUploadOptions> = {}) => {
  const upload = new ClipUpload({
    ...{ file, kind: 'draft', sending: tusSendingTo(server.endpoint), token: () => Promise.resolve('first') },
    ...more,
  });
  upload.start();
  return upload;
};
const until = (upload: ClipUpload, wanted: (snapshot: UploadSnapshot) => boolean) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (!wanted(upload.snapshot.get())) return;
      stop();
      resolve();
    };
    const stop = upload.snapshot.listen(look);
    look();
  });
const bytesOf = (path = '/api/uploads/1') => Buffer.compare(server.uploads.get(path)?.bytes ?? Buffer.alloc(0), BYTES);
const begun = () => server.asked.filter((asked) => asked.startsWith('POST')).length;

it('sends a clip in pieces and tells what the server has', async () => {
  const told: number[] = [];
  const upload = begin();
  upload.snapshot.listen(() => told.push(upload.snapshot.get().sent));
  expect(await upload.settled()).toMatchObject({ state: 'finished', videoFile: '/api/uploads/1/clip.mp4' });
  expect(bytesOf()).toBe(0);
  expect([...new Set(told)].sort((a, b) => a - b)).toEqual([524_288, 1_048_576, BYTES.length]);
  const said = Buffer.from('clip ü.mp4').toString('base64');
  expect(server.metadata).toEqual([expect.stringContaining(`filename ${said}`)]);
});

it('goes on where a killed connection left it', async () => {
  server.cutAfter = 700_000;
  const upload = begin();
  await until(upload, ({ state, sent }) => state === 'waiting' && sent > 0);
  expect(await upload.settled()).toMatchObject({ state: 'finished', words: null });
  expect(bytesOf()).toBe(0);
  expect(begun()).toBe(1);
});

it('goes on with the upload of an earlier page, and learns where one that was whole lies', async () => {
  let url: string | null = null;
  server.cutAfter = 700_000;
  const before = begin({
    onUrl: (next) => {
      url = next;
    },
  });
  await until(before, ({ state, sent }) => state === 'waiting' && sent > 0);
  before.detach();
  expect((await begin({ url }).settled()).state).toBe('finished');
  expect(bytesOf()).toBe(0);
  expect(await begin({ url }).settled()).toMatchObject({ videoFile: '/api/uploads/1/clip.mp4' });
  expect(begun()).toBe(1);
});

it('takes a new token when the old one has ended', async () => {
  const asked: boolean[] = [];
  server.token = 'second';
  const token = (fresh: boolean) => {
    asked.push(fresh);
    return Promise.resolve(asked.includes(true) ? 'second' : 'first');
  };
  expect((await begin({ token }).settled()).state).toBe('finished');
  expect(asked.filter(Boolean)).toHaveLength(1);
});

it('says when the session has ended, and keeps what the server has', async () => {
  server.cutAfter = 700_000;
  let token: string | null = 'first';
  const upload = begin({ token: () => Promise.resolve(token) });
  await until(upload, ({ state, sent }) => state === 'waiting' && sent > 0);
  token = null;
  expect(await upload.settled()).toMatchObject({
    state: 'failed',
    words: expect.stringContaining('Log in') as string,
  });
  token = 'first';
  expect((await upload.settled()).state).toBe('finished');
  expect([begun(), bytesOf()]).toEqual([1, 0]);
});

it('begins again when the server no longer has the upload', async () => {
  const endpoint = `${server.endpoint}/gone`;
  expect((await begin({ url: endpoint }).settled()).state).toBe('finished');
  expect(bytesOf()).toBe(0);
});

it('knows a server that takes no uploads', async () => {
  server.old = true;
  expect(await begin().settled()).toMatchObject({ state: 'failed', unsupported: true });
});

it('hands through how long the server wants to be left alone', async () => {
  server.busy = 1;
  const begunAt = performance.now();
  const upload = begin();
  await until(upload, ({ state, words }) => state === 'waiting' && words?.startsWith('Too many at once.') === true);
  expect((await upload.settled()).state).toBe('finished');
  expect(performance.now() - begunAt).toBeGreaterThanOrEqual(990);
});
