import { jest } from '@jest/globals';
import { ClipUpload, type ClipUploadOptions } from './clip-upload.js';
import type { Sending, SendingJob } from './sending.js';

/** A server at the end of a wire that the test holds. */
class FakeSending implements Sending {
  readonly runs: SendingJob[] = [];
  readonly removed: string[] = [];
  stopped = 0;
  readonly start = (job: SendingJob) => {
    this.runs.push(job);
    return () => {
      this.stopped++;
    };
  };
  readonly terminate = (url: string) => {
    this.removed.push(url);
    return Promise.resolve();
  };
  get run(): SendingJob {
    const run = this.runs.at(-1);
    if (run === undefined) throw new Error('nothing runs');
    return run;
  }
}

let wire: FakeSending;
let urls: (string | null)[];
const file = new File(['0123456789'], 'clip.mp4');
const begin = (more: Partial<ClipUploadOptions> = {}) => {
  const upload = new ClipUpload({
    ...{ file, kind: 'draft', sending: wire, token: () => Promise.resolve('t') },
    onUrl: (url) => urls.push(url),
    ...more,
  });
  upload.start();
  return upload;
};
const CUT = { status: 0, words: '' };

beforeEach(() => {
  jest.useFakeTimers();
  wire = new FakeSending();
  urls = [];
});
afterEach(() => {
  jest.useRealTimers();
});

it('tells the bytes that the server has, then where it plays them', () => {
  const upload = begin();
  wire.run.onUrl('/u/1');
  wire.run.onAccepted(4);
  expect(upload.snapshot.get()).toMatchObject({ state: 'sending', sent: 4, total: 10 });
  wire.run.onFinished('/v/1.mp4');
  expect(upload.snapshot.get()).toMatchObject({ state: 'finished', sent: 10, videoFile: '/v/1.mp4' });
  expect(urls).toEqual(['/u/1']);
});

it('goes on after cuts, later and later, with the same upload', () => {
  const upload = begin();
  wire.run.onUrl('/u/1');
  wire.run.onAccepted(4);
  wire.run.onCut(CUT);
  expect(upload.snapshot.get()).toMatchObject({
    state: 'waiting',
    sent: 4,
    words: expect.stringContaining('No connection') as string,
  });
  jest.advanceTimersByTime(500);
  expect(wire.runs).toHaveLength(2);
  expect(wire.run.url).toBe('/u/1');
  wire.run.onAccepted(4);
  wire.run.onCut(CUT);
  jest.advanceTimersByTime(500);
  expect(wire.runs).toHaveLength(2);
  jest.advanceTimersByTime(500);
  expect(wire.runs).toHaveLength(3);
});

it('does not wait when the connection is back', () => {
  const upload = begin();
  wire.run.onCut({ status: 503, words: '' });
  upload.hurry();
  expect(wire.runs).toHaveLength(2);
  upload.hurry();
  expect(wire.runs).toHaveLength(2);
});

it('begins again when the server no longer has it', () => {
  begin({ url: '/u/old' });
  expect(wire.run.url).toBe('/u/old');
  wire.run.onCut({ status: 410, words: 'expired' });
  jest.advanceTimersByTime(500);
  expect(wire.run.url).toBeNull();
  expect(urls).toEqual([null]);
});

it('pauses and goes on', () => {
  const upload = begin();
  wire.run.onUrl('/u/1');
  upload.pause();
  expect([upload.snapshot.get().state, wire.stopped]).toEqual(['paused', 1]);
  jest.advanceTimersByTime(60_000);
  expect(wire.runs).toHaveLength(1);
  upload.start();
  expect([upload.snapshot.get().state, wire.run.url]).toEqual(['sending', '/u/1']);
});

it('is removed from the server when it is cancelled, and does not come back', async () => {
  const upload = begin();
  wire.run.onUrl('/u/1');
  await upload.cancel();
  expect(wire.removed).toEqual(['/u/1']);
  upload.start();
  expect(wire.runs).toHaveLength(1);
});

it('keeps everything when the session has ended, and goes on after signing in', () => {
  const upload = begin();
  wire.run.onUrl('/u/1');
  wire.run.onCut({ status: 401, words: '' });
  expect(upload.snapshot.get()).toMatchObject({
    state: 'failed',
    words: expect.stringContaining('Log in again') as string,
  });
  upload.start();
  expect(wire.run.url).toBe('/u/1');
});

it('says what the server refuses, and knows a server without uploads', () => {
  const refused = begin();
  wire.run.onCut({ status: 415, words: 'This is no video.' });
  expect(refused.snapshot.get()).toMatchObject({ state: 'failed', words: 'This is no video.', unsupported: false });
  const old = begin();
  wire.run.onCut({ status: 404, words: '', unsupported: true });
  expect(old.snapshot.get()).toMatchObject({ state: 'failed', words: null, unsupported: true });
});

it('stops with its page unless somebody waits for its end', async () => {
  const left = begin();
  left.detach();
  expect(wire.stopped).toBe(1);
  const shared = begin();
  const settled = shared.settled();
  shared.detach();
  expect(wire.stopped).toBe(1);
  wire.run.onFinished('/v/1.mp4');
  expect((await settled).videoFile).toBe('/v/1.mp4');
});

it('waits as long as the server asks for, and says so', () => {
  const upload = begin();
  wire.run.onCut({ status: 429, words: 'Too many at once. Try again in 20 s.', retryAfter: 20 });
  expect(upload.snapshot.get()).toMatchObject({
    state: 'waiting',
    words: expect.stringContaining('Try again in 20 s.') as string,
  });
  jest.advanceTimersByTime(19_999);
  expect(wire.runs).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(wire.runs).toHaveLength(2);
});

it('gives up when the server has no room, in its words', () => {
  const upload = begin();
  wire.run.onCut({ status: 507, words: 'The server has no room left.' });
  expect(upload.snapshot.get()).toMatchObject({ state: 'failed', words: 'The server has no room left.' });
  jest.advanceTimersByTime(600_000);
  expect(wire.runs).toHaveLength(1);
});

it('leaves what a phone has sent on the server when another clip takes its place', () => {
  const own = { url: '/u/phone', fromPhone: true };
  begin(own).replaced();
  expect(wire.removed).toEqual([]);
  const anew = begin(own);
  wire.run.onCut({ status: 410, words: '' });
  jest.advanceTimersByTime(500);
  wire.run.onUrl('/u/2');
  anew.replaced();
  expect(wire.removed).toEqual([]);
});

it('gives the upload of the draft itself up when another clip takes its place', async () => {
  begin({ url: '/u/1' }).replaced();
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  expect(wire.removed).toEqual(['/u/1']);
});
