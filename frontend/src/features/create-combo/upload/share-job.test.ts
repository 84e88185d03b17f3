import type { Combo } from '@combolab/contracts';
import { EMPTY_FORM, bodyOf } from '../combo-form.js';
import { ClipUpload } from './clip-upload.js';
import type { SendingJob } from './sending.js';
import { ShareJob, type ShareResult, type ShareWith } from './share-job.js';

const body = bodyOf({ ...EMPTY_FORM, name: 'x', gameId: 'ssbm', percentRange: [0, 40] }, [], { notes: [] });
const combo = { _id: 'c' } as Combo;
let run: SendingJob;
let sent: ShareWith[];

const begin = (answer: ShareResult = { outcome: 'shared', combo }) => {
  sent = [];
  const sending = {
    start: (job: SendingJob) => {
      run = job;
      return () => undefined;
    },
    terminate: () => Promise.resolve(),
  };
  const upload = new ClipUpload({
    ...{ file: new File(['0123456789'], 'clip.mp4'), kind: 'draft', sending, token: () => Promise.resolve('t') },
  });
  upload.start();
  const ports = {
    send: (_body: unknown, how: ShareWith) => {
      sent.push(how);
      return Promise.resolve(sent.length === 1 ? answer : { outcome: 'shared' as const, combo });
    },
    follow: () => Promise.resolve(() => undefined),
  };
  return { upload, job: new ShareJob(ports, upload) };
};
const keyFor = (videoFile: string | null) => `key of ${videoFile ?? 'nothing'}`;

it('waits for the whole clip, shows what the server has of it, then shares', async () => {
  const { job } = begin();
  const shared = job.run(body, 'room', keyFor);
  run.onAccepted(4);
  expect(job.snapshot.get().state).toEqual({ phase: 'upload', percent: 40, received: 4, total: 10, words: null });
  expect(sent).toEqual([]);
  run.onFinished('/v/1.mp4');
  expect(await shared).toEqual({ outcome: 'shared', combo });
  expect(sent).toMatchObject([{ videoFile: '/v/1.mp4', idempotencyKey: 'key of /v/1.mp4', room: 'room' }]);
  expect(job.snapshot.get().state).toEqual({ phase: 'shared', comboId: 'c' });
});

it('goes on with a paused upload', async () => {
  const { job, upload } = begin();
  upload.pause();
  const shared = job.run(body, 'room', keyFor);
  expect(upload.snapshot.get().state).toBe('sending');
  run.onFinished('/v/1.mp4');
  expect((await shared).outcome).toBe('shared');
});

it('sends both together where the server takes no uploads', async () => {
  const { job } = begin();
  const shared = job.run(body, 'room', keyFor);
  run.onCut({ status: 405, words: '', unsupported: true });
  expect((await shared).outcome).toBe('shared');
  expect(sent).toMatchObject([{ videoFile: null }]);
});

it('says why the upload stopped, and can be tried again', async () => {
  const { job } = begin();
  const shared = job.run(body, 'room', keyFor);
  run.onCut({ status: 415, words: 'This is no video.' });
  expect(await shared).toMatchObject({ outcome: 'failed', error: { problem: { detail: 'This is no video.' } } });
  expect(job.snapshot.get().state).toEqual({ phase: 'idle' });
  expect(sent).toEqual([]);
});

it('is broken off while it waits; the upload goes on', async () => {
  const { job, upload } = begin();
  const shared = job.run(body, 'room', keyFor);
  job.cancel();
  expect(await shared).toEqual({ outcome: 'cancelled' });
  run.onAccepted(10);
  expect(upload.snapshot.get()).toMatchObject({ state: 'sending', sent: 10 });
});

it('says what keeps the upload from going on', () => {
  const { job } = begin();
  void job.run(body, 'room', keyFor);
  run.onCut({ status: 0, words: '' });
  expect(job.snapshot.get().state).toMatchObject({
    phase: 'upload',
    words: expect.stringContaining('No connection') as string,
  });
  job.cancel();
});

it('cannot be broken off once the server is asked for the combo', async () => {
  const { job } = begin();
  const shared = job.run(body, 'room', keyFor);
  run.onFinished('/v/1.mp4');
  expect(job.snapshot.get().state).toEqual({ phase: 'check' });
  job.cancel();
  expect((await shared).outcome).toBe('shared');
});

it('leads to the combo that was made of the upload before', async () => {
  const { job } = begin({ outcome: 'taken', comboId: 'before' });
  const shared = job.run(body, 'room', keyFor);
  run.onFinished('/v/1.mp4');
  expect((await shared).outcome).toBe('taken');
  expect(job.snapshot.get().state).toEqual({ phase: 'taken', comboId: 'before' });
});

const refusal = (status: number, detail: string): ShareResult => ({
  outcome: 'failed',
  error: {
    ...{ kind: 'problem', status, retryAfter: null },
    problem: { type: '', title: '', status, detail, code: 'malformed', correlationId: '' },
  },
});

it('uploads the clip once more when the server no longer has it, and goes on, its page left or not', async () => {
  const { job, upload } = begin(refusal(400, 'videoFile: is not the address of a finished upload of yours.'));
  const shared = job.run(body, 'room', keyFor);
  const first = run;
  upload.detach();
  run.onUrl('/u/1');
  run.onFinished('/v/1.mp4');
  while (run === first) await Promise.resolve();
  expect(run.url).toBeNull();
  expect(job.snapshot.get().state).toMatchObject({ phase: 'upload', received: 0 });
  run.onFinished('/v/2.mp4');
  expect((await shared).outcome).toBe('shared');
  expect(sent.map(({ videoFile }) => videoFile)).toEqual(['/v/1.mp4', '/v/2.mp4']);
});

it('does not upload again when something else is refused', async () => {
  const { job } = begin(refusal(400, 'name: is too long.'));
  const shared = job.run(body, 'room', keyFor);
  run.onFinished('/v/1.mp4');
  expect((await shared).outcome).toBe('failed');
  expect(sent).toHaveLength(1);
});
