import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { sceneFileOf } from '@combolab/drawn-replay/scene-file';
import { recordedScene } from '@combolab/drawn-replay/testing/recorded-scene';
import { openRaw } from '../raw/open-raw.js';
import { describeFile, framesOf, openTestClips, type TestClips } from '../testing/test-clips.js';

const run = promisify(execFile);
const LIMIT = { seconds: 300 };
const work = { timeLimitMs: 100_000 };
/** Pixels of the pictures that are compared. */
const [WIDTH, HEIGHT] = [160, 90];

const recorded = recordedScene('falco-samus-battlefield');
const scene = { ...recorded, to: recorded.from + 89 };

describe('a clip that the server draws of a scene', () => {
  let clips: TestClips;
  let source: string;
  beforeAll(async () => {
    clips = await openTestClips();
    source = await clips.write('scene.mp4', sceneFileOf(scene));
  });
  afterAll(() => clips[Symbol.asyncDispose]());

  /** Gray pictures of a video, made small. */
  async function grays(file: string): Promise<Buffer[]> {
    const small = `scale=${String(WIDTH)}:${String(HEIGHT)}:flags=area,format=gray`;
    const args = ['-v', 'error', '-nostdin', '-i', file, '-vf', small, '-vsync', '0', '-f', 'rawvideo', '-'];
    const { stdout } = await run(clips.tools.ffmpeg, args, { encoding: 'buffer', maxBuffer: 64 * 1024 * 1024 });
    const size = WIDTH * HEIGHT;
    return Array.from({ length: stdout.length / size }, (_, k) => stdout.subarray(k * size, (k + 1) * size));
  }
  const differs = (one: Buffer | undefined, other: Buffer | undefined): number =>
    (one ?? Buffer.alloc(0)).reduce((sum, gray, at) => sum + Math.abs(gray - (other?.[at] ?? 0)), 0) / (WIDTH * HEIGHT);

  it('is told as long as the scene, of the size that browsers draw, without sound', async () => {
    const { frames, width, height, sound } = await openRaw(source, clips.tools, LIMIT);
    expect([frames, width, height, sound]).toEqual([90, 1280, 720, false]);
  });

  it('has a picture for each frame, 60 a second, and a part of it the very pictures of that part', async () => {
    const raw = await openRaw(source, clips.tools, LIMIT);
    const [whole, part] = [clips.path('whole.mp4'), clips.path('part.mp4')];
    const told: number[] = [];
    await raw.cut({ from: 0, to: 89 }, whole, { ...work, onProgress: (percent) => void told.push(percent) });
    expect([told.at(-1), told.every((percent, i) => i === 0 || percent > (told[i - 1] ?? 0))]).toEqual([100, true]);
    const times = (await framesOf(clips.tools, whole)).map(({ time }) => Math.round(time * 60));
    expect(times).toEqual(Array.from({ length: 90 }, (_, k) => k));
    const { streams } = await describeFile(clips.tools, whole);
    expect(streams.map(({ codec_name, width, height }) => [codec_name, width, height])).toEqual([['h264', 1280, 720]]);
    await raw.cut({ from: 30, to: 59 }, part, work);
    const [all, some] = [await grays(whole), await grays(part)];
    expect(some).toHaveLength(30);
    for (const [k, picture] of some.entries()) {
      const near = [29, 30, 31].map((shift) => differs(picture, all[k + shift]));
      expect(near[1]).toBeLessThan(2);
      expect(near[1]).toBeLessThanOrEqual(Math.min(near[0] ?? 0, near[2] ?? 0));
    }
    // the pictures are not empty, and move
    expect(differs(all[0], all[89])).toBeGreaterThan(1);
  });

  it('is refused in words where the scene is damaged or cut, or ends are chosen that are not there', async () => {
    const raw = await openRaw(source, clips.tools, LIMIT);
    await expect(raw.cut({ from: 50, to: 90 }, clips.path('none.mp4'), work)).rejects.toThrow('frames 0 to 89');
    const refusal = async (name: string, bytes: Uint8Array) =>
      openRaw(await clips.write(name, bytes), clips.tools, LIMIT).then(
        () => 'taken',
        (error: unknown) => (error as Error).message,
      );
    expect(await refusal('short.mp4', sceneFileOf(scene).subarray(0, 5000))).toContain('did not come whole');
    expect(await refusal('wild.mp4', sceneFileOf({ ...scene, bodies: [] }))).toContain('Make the combo again');
  });

  it('is given up when nobody waits for it any more, or it takes too long', async () => {
    const raw = await openRaw(source, clips.tools, LIMIT);
    const leave = new AbortController();
    const cutting = raw.cut({ from: 0, to: 89 }, clips.path('left.mp4'), {
      ...work,
      signal: leave.signal,
      onProgress: () => {
        leave.abort();
      },
    });
    await expect(cutting).rejects.toThrow('cancelled');
    await expect(raw.cut({ from: 0, to: 89 }, clips.path('late.mp4'), { timeLimitMs: 50 })).rejects.toThrow('too long');
  });
});
