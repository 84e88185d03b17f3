import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFolderBlobs } from '@combolab/platform/adapters/folder-blobs';
import { createMemoryJobs } from '@combolab/platform/adapters/memory-jobs';
import { contentHash, type Blobs, type Job, type Jobs } from '@combolab/platform';
import { framesOf, openTestClips, type TestClips } from '../testing/test-clips.js';
import { PREVIEW_KIND, previewJobId, type PreviewResult, type PreviewStage, type StageResult } from './preview-job.js';
import { runPreviewWorker, type PreviewProgress, type PreviewWorkerOptions } from './run-preview-worker.js';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const H264 = '-c:v libx264 -preset veryfast -pix_fmt yuv420p';

describe('runPreviewWorker', () => {
  let clips: TestClips;
  let folder: string;
  let jobs: Jobs;
  let blobs: Blobs;
  let stop: AbortController;
  let working: Promise<void> | null;
  let progress: PreviewProgress[];
  beforeAll(async () => {
    clips = await openTestClips();
    await clips.draw('good.mp4', '-f lavfi -i testsrc2=s=320x180:r=30:d=2', H264);
    await clips.draw('slow.mp4', '-f lavfi -i testsrc2=s=1280x720:r=60:d=5', '-c:v libx264 -preset ultrafast');
  });
  afterAll(() => clips[Symbol.asyncDispose]());
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'worker-test-'));
    jobs = createMemoryJobs();
    blobs = await openFolderBlobs(join(folder, 'blobs'));
    stop = new AbortController();
    working = null;
    progress = [];
  });
  afterEach(async () => {
    stop.abort();
    await working;
    await rm(folder, { recursive: true, force: true });
  });

  function start(more: Partial<PreviewWorkerOptions> = {}): void {
    working = runPreviewWorker({
      jobs,
      blobs,
      progress: (p) => progress.push(p),
      ffmpeg: clips.tools,
      log: quiet,
      signal: stop.signal,
      folder: join(folder, 'work'),
      ...more,
    });
  }
  async function ask(comboId: string, file: string, stage?: PreviewStage): Promise<string> {
    await blobs.put(`combos/${comboId}/source.mp4`, createReadStream(clips.path(file)));
    const id = previewJobId(comboId, 1, stage);
    await jobs.enqueue(id, PREVIEW_KIND, {
      comboId,
      generation: 1,
      sourceKey: `combos/${comboId}/source.mp4`,
      authorId: 'u1',
      ...(stage !== undefined && { stage }),
    });
    return id;
  }
  /** The job once it is as wanted, looked at whenever it changes. */
  function until(id: string, wanted: (job: Job) => boolean): Promise<Job> {
    return new Promise((resolve, reject) => {
      const look = () => {
        jobs.get(id).then((job) => {
          if (job && wanted(job)) {
            unsubscribe();
            resolve(job);
          }
        }, reject);
      };
      const unsubscribe = jobs.onChange(look);
      look();
    });
  }
  const over = (job: Job) => job.state === 'done' || job.state === 'failed';
  async function keys(prefix = ''): Promise<string[]> {
    const found: string[] = [];
    for await (const { key } of blobs.list(prefix)) found.push(key);
    return found;
  }

  it('makes what was asked for, with real progress', async () => {
    await mkdir(join(folder, 'work'));
    await writeFile(join(folder, 'work', 'left by a crash'), 'x');
    start();
    const job = await until(await ask('c1', 'good.mp4'), over);
    const result = job.result as PreviewResult;
    expect(job).toMatchObject({ state: 'done', attempt: 1, problem: null });
    expect(result).toMatchObject({
      width: 320,
      height: 180,
      frames: 120,
      previewKey: expect.stringMatching(/^combos\/c1\/1-1\/preview\.[\w-]{43}\.mp4$/) as string,
      thumbnailKey: expect.stringMatching(/^combos\/c1\/1-1\/thumbnail\.[\w-]{43}\.jpg$/) as string,
      scrub: { width: 120, height: 68, columns: 10, count: 60, step: 2 },
    });
    expect(result.sourceFps).toBeCloseTo(30, 3);
    const [study] = result.renditions;
    expect(study).toMatchObject({ width: 320, height: 180 });
    const hash = await contentHash(await blobs.read(study?.key ?? ''));
    expect(study?.key).toBe(`combos/c1/1-1/study-180.${hash}.mp4`);
    expect((await blobs.stat(study?.key ?? ''))?.size).toBe(study?.bytes);
    await using file = await blobs.asFile(study?.key ?? '');
    expect(await framesOf(clips.tools, file.path)).toHaveLength(120);
    expect(progress.at(-1)).toMatchObject({ comboId: 'c1', generation: 1, authorId: 'u1', percent: 100 });
    expect(await readdir(join(folder, 'work'))).toEqual([]);
  });

  it('makes the thumbnail alone, the same as with everything else', async () => {
    start();
    const alone = await until(await ask('c1', 'good.mp4', 'thumbnail'), over);
    expect(alone).toMatchObject({
      state: 'done',
      result: {
        thumbnailKey: expect.stringMatching(/^combos\/c1\/1-1-thumbnail\/thumbnail\.[\w-]{43}\.jpg$/) as string,
      },
    });
    const whole = await until(await ask('c1', 'good.mp4'), over);
    const nameOf = ({ result }: Job) => (result as PreviewResult).thumbnailKey.split('/').at(-1);
    expect(nameOf(alone)).toBe(nameOf(whole));
  });

  it('makes something playable alone of a clip that browsers do not play', async () => {
    await clips.draw('mpeg4.mp4', '-f lavfi -i testsrc2=s=1280x720:r=30:d=1', '-c:v mpeg4');
    start();
    const { state, result } = await until(await ask('c1', 'mpeg4.mp4', 'playable'), over);
    expect({ state, result }).toMatchObject({
      state: 'done',
      result: { rendition: { key: expect.stringContaining('c1/1-1-playable/study-480.') as string, height: 480 } },
    });
    await using file = await blobs.asFile((result as StageResult).rendition?.key ?? '');
    expect(await framesOf(clips.tools, file.path)).toHaveLength(60);
    expect(await keys('combos/c1/1')).toHaveLength(1);
  });

  it('takes jobs one after another, those enqueued later too', async () => {
    start();
    const first = await ask('c1', 'good.mp4');
    await until(first, over);
    const states = [await ask('c2', 'good.mp4'), await ask('c3', 'good.mp4')].map((id) => until(id, over));
    expect((await Promise.all(states)).map((job) => job.state)).toEqual(['done', 'done']);
  });

  it('fails a refused clip at once, with the reason for people', async () => {
    await clips.write('text.mp4', 'no video');
    start();
    const job = await until(await ask('c1', 'text.mp4'), over);
    expect(job).toMatchObject({
      state: 'failed',
      attempt: 1,
      problem: expect.stringContaining('not a video') as string,
    });
    expect(await keys()).toEqual(['combos/c1/source.mp4']);
  });

  it('tries three times what may pass', async () => {
    await jobs.enqueue('preview:c1:1', PREVIEW_KIND, {
      comboId: 'c1',
      generation: 1,
      sourceKey: 'combos/c1/missing.mp4',
      authorId: 'u1',
    });
    start({ retryDelayMs: 0, pollMs: 5 });
    expect(await until('preview:c1:1', over)).toMatchObject({
      state: 'failed',
      attempt: 3,
      problem: 'The preview could not be made.',
    });
  });

  it('makes what it began again and again while its server was killed each time', async () => {
    const id = await ask('c1', 'good.mp4');
    for (let kills = 0; kills < 6; kills += 1) {
      await jobs.lease(PREVIEW_KIND, 60_000);
      await jobs.voidLeases();
    }
    start();
    expect(await until(id, over)).toMatchObject({ state: 'done', attempt: 7, failures: 0 });
  });

  it('fails at its time limit and says so', async () => {
    start({ retryDelayMs: 0, pollMs: 5, limits: { timeLimitMs: 50 } });
    expect(await until(await ask('c1', 'slow.mp4'), over)).toMatchObject({
      state: 'failed',
      attempt: 3,
      problem: expect.stringContaining('too long') as string,
    });
    expect(await keys()).toEqual(['combos/c1/source.mp4']);
  });

  it('fails what it does not understand', async () => {
    await jobs.enqueue('odd', PREVIEW_KIND, { comboId: 7 });
    start();
    expect(await until('odd', over)).toMatchObject({ state: 'failed', attempt: 1 });
  });

  it('stops when its lease is lost, leaving the other attempt alone', async () => {
    const id = await ask('c1', 'slow.mp4');
    start();
    await until(id, (job) => job.percent > 0);
    await jobs.voidLeases();
    const other = await jobs.lease(PREVIEW_KIND, 60_000);
    expect(other).toMatchObject({ id, attempt: 2 });
    await blobs.putFile('combos/c1/1-2/study-720.mp4', await clips.write('other', 'of the other attempt'));
    const next = await until(await ask('c2', 'good.mp4'), over);
    expect(next.state).toBe('done');
    expect(await keys('combos/c1/')).toEqual(['combos/c1/1-2/study-720.mp4', 'combos/c1/source.mp4']);
    expect(await jobs.get(id)).toMatchObject({ state: 'working', attempt: 2, problem: null });
  });

  it('lets go when it is stopped: the job waits again, nothing is left', async () => {
    const id = await ask('c1', 'slow.mp4');
    start();
    await until(id, (job) => job.percent > 0);
    stop.abort();
    await working;
    expect(await jobs.get(id)).toMatchObject({ state: 'waiting', attempt: 1, failures: 0 });
    expect(await keys()).toEqual(['combos/c1/source.mp4']);
    expect(await readdir(folder)).toEqual(['blobs']);
  });
});
