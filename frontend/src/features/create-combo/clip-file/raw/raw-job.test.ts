import { waitFor } from '@testing-library/react';
import type { ProgressMessage, RawClipState } from '@combolab/contracts';
import { ClipUpload } from '../../upload/clip-upload.js';
import type { Sending } from '../../upload/sending.js';
import { RawJob, type RawCopy, type RawPart, type RawPorts, type Wanted } from './raw-job.js';

const video = { frames: 9000, width: 1920, height: 1080, sound: true };
const working = (percent: number): RawClipState => ({ state: 'working', percent, src: null, video: null, part: null });
const ready = (src: string | null, more: Partial<RawClipState> = {}): RawClipState => ({
  ...{ state: 'ready', percent: 100, src, video, part: null },
  ...more,
});
const refusal = (status: number, detail = '') => ({
  error: {
    kind: 'problem' as const,
    status,
    problem: { type: 'urn:x', title: 'No', status, detail, code: 'x', correlationId: 'c' },
    retryAfter: null,
  },
});

/** A server that takes every file at once, with the answers that it gives in turn. */
function begin(
  answers: readonly (RawClipState | ReturnType<typeof refusal>)[],
  words: readonly ProgressMessage[] = [],
  part: RawPart | null = null,
) {
  let begun = 0;
  const sending: Sending = {
    start: ({ url, onUrl, onFinished }) => {
      if (url === null) onUrl(`/api/uploads/u${String(++begun)}`);
      onFinished('/clip');
      return () => undefined;
    },
    terminate: () => Promise.resolve(),
  };
  const file = new File(['raw'], 'IMG_0042.MOV', { type: 'video/quicktime', lastModified: 42 });
  const upload = new ClipUpload({ file, kind: 'draft', sending, token: () => Promise.resolve('t') });
  upload.start();
  const asked: [string, Wanted][] = [];
  const left = [...answers];
  const news = [...words];
  const ports: RawPorts = {
    ask: (uploadId, wanted) => {
      asked.push([uploadId, wanted]);
      const answer = left.shift() ?? refusal(422, 'asked too often');
      return Promise.resolve('error' in answer ? answer : { data: answer });
    },
    fetch: () => Promise.resolve(new Blob(['cut'])),
    hear: () => ({ next: () => Promise.resolve(news.shift() ?? null), stop: () => undefined }),
    wait: () => Promise.resolve(),
  };
  const cuts: File[] = [];
  const job = new RawJob(upload, ports, (clip) => cuts.push(clip), part);
  const phases: string[] = [];
  const percents: number[] = [];
  const copies: (RawCopy | null)[] = [];
  const settled = new Promise<void>((resolve) => {
    job.state.listen(() => {
      const state = job.state.get();
      phases.push(state.phase);
      if ('percent' in state) percents.push(state.percent);
      if ('copy' in state) copies.push(state.copy);
      if (state.phase === 'failed' || state.phase === 'choosing') resolve();
    });
  });
  job.start();
  return { job, cuts, asked, phases, percents, copies, settled };
}
const cutOf = ({ cuts }: Pick<ReturnType<typeof begin>, 'cuts'>) =>
  waitFor(() => {
    expect(cuts).toHaveLength(1);
  });

it('has the author choose the part of a long video, and takes what is cut', async () => {
  const { job, cuts, asked, phases, settled } = begin([working(10), working(60), ready('/p'), working(5), ready('/c')]);
  await settled;
  expect(job.state.get()).toEqual({ phase: 'choosing', src: '/p', video });
  job.choose({ from: 600, to: 1319 });
  await cutOf({ cuts });
  expect(cuts.map(({ name, type, lastModified }) => [name, type, lastModified])).toEqual([
    ['IMG_0042.mp4', 'video/mp4', 42],
  ]);
  expect(asked.at(-1)).toEqual(['u1', { kind: 'cut', part: { from: 600, to: 1319 } }]);
  expect([...new Set(phases)]).toEqual(['sending', 'making', 'choosing', 'cutting', 'fetching']);
});

it('has a copy to put presses on while it cuts and fetches, but of a part that was chosen before it came', async () => {
  const part = { from: 600, to: 1319 };
  const cases = [
    { ...begin([ready('/p', { part }), working(5), ready('/c')]), copy: { src: '/p', sound: true, part } },
    {
      ...begin([ready('/p', { video: { ...video, frames: 300, sound: false } }), working(5), ready('/c')]),
      copy: { src: '/p', sound: false, part: { from: 0, to: 299 } },
    },
    { ...begin([ready(null, { video: { ...video, frames: 300 } }), working(5), ready('/c')]), copy: null },
    { ...begin([working(5), ready('/c')], [], part), copy: null },
  ];
  for (const { cuts, copies, copy } of cases) {
    await cutOf({ cuts });
    expect(copies.length).toBeGreaterThan(2);
    expect(copies).toEqual(copies.map(() => copy));
  }
});

it('shows how far it is as the server tells by itself, and asks when that is done or goes wrong', async () => {
  const told = (percent: number, more: Partial<ProgressMessage> = {}): ProgressMessage => ({
    ...{ room: 'upload:a/u1', stage: 'check', percent },
    ...more,
  });
  const words = [told(20), told(70, { stage: 'upload' }), told(90), told(100), told(0, { problem: 'No.' })];
  const { job, asked, percents, settled } = begin([working(10), working(95), refusal(422, 'No.')], words);
  await settled;
  expect([job.state.get(), asked.length]).toEqual([{ phase: 'failed', words: 'No.' }, 3]);
  expect(percents).toEqual([0, 10, 20, 90, 95]);
});

it('cuts a short video whole, and goes on with a part that was chosen before', async () => {
  const short = begin([ready(null, { video: { ...video, frames: 300 } }), ready('/c')]);
  await cutOf(short);
  expect(short.asked.at(-1)?.[1]).toEqual({ kind: 'cut', part: { from: 0, to: 299 } });
  // a clip of 60 s to the frame would be longer by what sound is padded with
  const minute = begin([ready(null, { video: { ...video, frames: 3600 } }), ready('/c')]);
  await cutOf(minute);
  expect(minute.asked.at(-1)?.[1]).toEqual({ kind: 'cut', part: { from: 0, to: 3597 } });
  const before = begin([ready('/p', { part: { from: 5, to: 90 } }), ready('/c')]);
  await cutOf(before);
  expect(before.asked.at(-1)?.[1]).toEqual({ kind: 'cut', part: { from: 5, to: 90 } });
  expect(before.phases).not.toContain('choosing');
});

it('has a part cut at once that its author has chosen before', async () => {
  const { cuts, asked, phases } = begin([working(5), ready('/c')], [], { from: 60, to: 779 });
  await cutOf({ cuts });
  expect(asked).toEqual(Array.from({ length: 2 }, () => ['u1', { kind: 'cut', part: { from: 60, to: 779 } }]));
  expect(phases).not.toContain('making');
});

it('asks on while the server is away, and sends again what it no longer has', async () => {
  const { cuts, asked } = begin([
    refusal(503),
    refusal(404),
    ready(null, { video: { ...video, frames: 300 } }),
    ready('/c'),
  ]);
  await cutOf({ cuts });
  expect(asked.map(([uploadId]) => uploadId)).toEqual(['u1', 'u1', 'u2', 'u2']);
});

it('tells why nothing came of it, and tries again', async () => {
  const { job, cuts, settled } = begin([
    refusal(422, 'The file is cut off.'),
    ready(null, { video: { ...video, frames: 300 } }),
    ready('/c'),
  ]);
  await settled;
  expect(job.state.get()).toEqual({ phase: 'failed', words: 'The file is cut off.' });
  job.start();
  await cutOf({ cuts });
});
