import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFfmpeg, type FfmpegPaths } from './find-ffmpeg.js';
import { createProgressReporter } from './progress.js';
import { runFfmpeg, type FfmpegRun } from './run-ffmpeg.js';
import { lastWords } from './run-tool.js';

describe('runFfmpeg', () => {
  let tools: FfmpegPaths;
  let folder: string;
  beforeAll(async () => {
    tools = await findFfmpeg();
    folder = await mkdtemp(join(tmpdir(), 'run-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const run = (args: string, more: Partial<FfmpegRun> = {}) =>
    runFfmpeg(args.split(' '), { ffmpeg: tools.ffmpeg, durationSeconds: 1e6, timeLimitMs: 60_000, ...more });
  /** Would take hours. */
  const ENDLESS = '-re -f lavfi -i testsrc2=d=36000 -f null -';

  it('reports rising percents that end at 100', async () => {
    const seen: number[] = [];
    await run('-f lavfi -i testsrc2=s=640x360:r=60:d=10 -c:v libx264 -preset medium -f null -', {
      durationSeconds: 10,
      onProgress: (p) => seen.push(p),
    });
    expect(seen.at(-1)).toBe(100);
    expect(seen).toEqual([...new Set(seen)].sort((a, b) => a - b));
    expect(seen.every((percent) => Number.isInteger(percent) && percent >= 0)).toBe(true);
  });

  it('is stopped at its time limit', async () => {
    await expect(run(ENDLESS, { timeLimitMs: 300 })).rejects.toMatchObject({
      code: 'time',
      message: expect.stringContaining('too long') as string,
    });
  });

  it('is stopped when its files grow too large', async () => {
    const endless = `-f lavfi -i nullsrc=s=640x360:d=36000 -f rawvideo ${join(folder, 'large')}`;
    await expect(run(endless, { outputFolder: folder, outputLimitBytes: 1_000_000 })).rejects.toMatchObject({
      code: 'output',
    });
  });

  it('is stopped when it takes too much memory', async () => {
    if (process.platform !== 'linux') return;
    await expect(run(ENDLESS, { memoryLimitBytes: 1_000_000 })).rejects.toMatchObject({ code: 'memory' });
  });

  it('is stopped when cancelled, and does not start when cancelled before', async () => {
    const stop = new AbortController();
    const running = run(ENDLESS, {
      signal: stop.signal,
      onProgress: () => {
        stop.abort();
      },
    });
    await expect(running).rejects.toMatchObject({ code: 'aborted' });
    await expect(run(ENDLESS, { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'aborted' });
  });

  it('says why it failed, without paths', async () => {
    const failed = run(`-i file:${join(folder, 'missing.mp4')} -f null -`);
    await expect(failed).rejects.toMatchObject({
      code: 'failed',
      message: expect.stringMatching(/No such file/) as string,
    });
    await expect(failed).rejects.not.toMatchObject({ message: expect.stringContaining(folder) as string });
  });

  it('says that the program is missing', async () => {
    await expect(run('-version', { ffmpeg: join(folder, 'no-such-program') })).rejects.toMatchObject({
      code: 'missing',
    });
  });

  it('never waits for input', async () => {
    await expect(run('-f mov -protocol_whitelist file,pipe -i pipe:0 -f null -')).rejects.toMatchObject({
      code: 'failed',
    });
  });

  it('opens nothing but local files when told so', async () => {
    const failed = run('-protocol_whitelist file,pipe -f mov -i http://127.0.0.1:9/clip.mp4 -f null -');
    await expect(failed).rejects.toMatchObject({ code: 'failed' });
    expect(await readdir(folder)).not.toContain('clip.mp4');
  });
});

describe('createProgressReporter', () => {
  it('reports at most four times a second, never falling, 100 only at the end', () => {
    let now = 0;
    const seen: number[] = [];
    const reporter = createProgressReporter(
      10,
      (percent) => seen.push(percent),
      () => now,
    );
    const at = (ms: number, seconds: number) => {
      now = ms;
      reporter.read(`frame=1\nout_time_ms=${String(seconds * 1e6)}\nprogress=continue\n`);
    };
    at(0, 1);
    at(100, 2);
    at(249, 2.4);
    at(250, 2.5);
    at(600, 2);
    at(900, 2.5);
    at(1200, 30);
    reporter.finish();
    reporter.finish();
    expect(seen).toEqual([10, 25, 99, 100]);
  });

  it('reads lines that come in pieces', () => {
    const seen: number[] = [];
    const reporter = createProgressReporter(
      10,
      (percent) => seen.push(percent),
      () => 0,
    );
    for (const piece of ['out_ti', 'me_ms=50', '00000', '\nprog']) reporter.read(piece);
    expect(seen).toEqual([50]);
  });

  it('leaves out what is not a time', () => {
    const seen: number[] = [];
    const reporter = createProgressReporter(
      10,
      (percent) => seen.push(percent),
      () => 0,
    );
    reporter.read('out_time_ms=N/A\nout_time_ms=-9223372036854775808\nout_time=00:00:05.0\n');
    expect(seen).toEqual([]);
  });
});

describe('lastWords', () => {
  it.each([
    ['', ''],
    ['first\n[mov,mp4 @ 0x1a2b] moov atom not found\nfile:/data/blobs/a.mp4: Invalid data\n', 'the file: Invalid data'],
    ['C:\\data\\clip.mp4: Permission denied\r\n', 'the file: Permission denied'],
  ])('of %j', (stderr, words) => {
    expect(lastWords(stderr)).toBe(words);
  });
});

describe('findFfmpeg', () => {
  it('finds programs that run', async () => {
    const { ffmpeg, ffprobe } = await findFfmpeg();
    for (const path of [ffmpeg, ffprobe])
      expect(spawnSync(path, ['-version']).stdout.toString()).toMatch(/^ff(mpeg|probe) version/);
  });

  it('takes what the settings name first, and says when that is wrong', async () => {
    const { ffmpeg, ffprobe } = await findFfmpeg();
    expect(await findFfmpeg({ FFMPEG_PATH: process.execPath, FFPROBE_PATH: ffprobe, PATH: '' })).toEqual({
      ffmpeg: process.execPath,
      ffprobe,
    });
    expect(await findFfmpeg({ PATH: '' })).toMatchObject({ ffmpeg: expect.stringContaining('ffmpeg') as string });
    await expect(findFfmpeg({ FFMPEG_PATH: `${ffmpeg}-not-there` })).rejects.toMatchObject({
      code: 'missing',
      message: expect.stringContaining('FFMPEG_PATH') as string,
    });
  });
});
