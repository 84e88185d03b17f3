import { join } from 'node:path';
import { gridOf, numbered, numbersIn, toneAt, toneIn } from '../testing/barcode.js';
import { describeFile, framesOf, openTestClips, type TestClips } from '../testing/test-clips.js';
import { openRaw } from './open-raw.js';

const SECONDS = 8;
const TONE_S = 4;
const LIMIT = { seconds: 300 };
const work = { timeLimitMs: 100_000 };
const FRAME_S = 1 / 60;

const H264 = '-c:v libx264 -preset ultrafast -pix_fmt yuv420p';
const HEVC = '-c:v libx265 -preset ultrafast -x265-params log-level=none:keyint=90 -tag:v hvc1';
const VP9 = '-c:v libvpx-vp9 -deadline realtime -cpu-used 8 -b:v 2M';
const VP8 = '-c:v libvpx -deadline realtime -cpu-used 8 -b:v 3M';
const UNEVEN = `-vf select='not(mod(n\\,7))+eq(mod(n\\,3)\\,1)' -vsync vfr`;
/** Nothing changes for four seconds, as on a screen that is recorded. */
const STILL = `-vf select='lt(n\\,100)+gt(n\\,340)' -vsync vfr`;

const KINDS: readonly (readonly [name: string, rate: string, output: string, ending: string])[] = [
  ['H.264 at 60 in mp4', '60', `${H264} -bf 3 -g 250 -c:a aac`, 'mp4'],
  ['HEVC at 59.94 in mov', '60000/1001', `${HEVC} -c:a aac`, 'mov'],
  ['HEVC at 30 in mov, sound as it was recorded', '30', `${HEVC} -c:a pcm_s16le`, 'mov'],
  ['VP9 at 30 in webm', '30', `${VP9} -c:a libopus`, 'webm'],
  ['VP8 at 24 in mkv', '24', `${VP8} -c:a libvorbis`, 'mkv'],
  ['H.264 at 120 in mkv', '120', `${H264} -c:a flac`, 'mkv'],
  ['H.264 at 50 in mov', '50', `${H264} -c:a alac`, 'mov'],
  ['H.264 uneven in mp4', '60', `${H264} ${UNEVEN} -c:a libmp3lame`, 'mp4'],
  ['VP8 uneven in webm', '60', `${VP8} ${UNEVEN} -c:a libopus`, 'webm'],
  ['a still screen in webm', '60', `${VP8} ${STILL} -c:a libopus`, 'webm'],
];

const AV1_FOLDER = 'preview-worker/src/testing/av1';
/**
 * The program that is installed takes minutes for a second of AV1; ffmpeg 7.0 has made these of the same pictures and tone
 * (`-c:v libsvtav1 -preset 8 -crf 50 -g 120`).
 */
const AV1 = ['av1-60.mp4', 'av1-120.mp4', 'av1-59.94.mkv', 'av1-30.webm'];

describe('a clip out of a raw video', () => {
  let clips: TestClips;
  beforeAll(async () => {
    clips = await openTestClips();
  });
  afterAll(() => clips[Symbol.asyncDispose]());

  const drawn = (rate: string, output: string, name: string) =>
    clips.draw(name, `${numbered(rate, SECONDS)} ${toneAt(TONE_S, SECONDS)}`, output);

  async function agrees(source: string, name: string): Promise<void> {
    const raw = await openRaw(source, clips.tools, LIMIT);
    const grid = await gridOf(clips.tools, source);
    expect(Math.abs(raw.frames - SECONDS * 60)).toBeLessThanOrEqual(3);
    const part = { from: 213, to: 332 };
    const [cut, proxy] = [clips.path(`${name}.cut.mp4`), clips.path(`${name}.proxy.mp4`)];
    await raw.cut(part, cut, work);
    const wanted = Array.from({ length: part.to - part.from + 1 }, (_, k) => grid[part.from + k]);
    expect(await numbersIn(clips.tools, cut)).toEqual(wanted);
    for (const [k, { time }] of (await framesOf(clips.tools, cut)).entries()) expect(time).toBeCloseTo(k / 60, 5);
    const tone = (await toneIn(clips.tools, source)) ?? 0;
    const heard = (await toneIn(clips.tools, cut)) ?? -1;
    expect(Math.abs(heard - (tone - part.from / 60))).toBeLessThan(FRAME_S);

    await raw.makeProxy?.(proxy, work);
    const numbers = await numbersIn(clips.tools, proxy);
    expect(Math.abs(numbers.length - grid.length)).toBeLessThanOrEqual(3);
    const both = Math.min(numbers.length, grid.length);
    expect(numbers.slice(0, both)).toEqual(grid.slice(0, both));
    expect(Math.abs(((await toneIn(clips.tools, proxy)) ?? -1) - tone)).toBeLessThan(FRAME_S);
    const { streams } = await describeFile(clips.tools, proxy);
    expect(streams.map(({ codec_name }) => codec_name)).toEqual(['h264', 'aac']);
  }

  it.each(KINDS)('is what the grid shows, and its proxy too: %s', async (name, rate, output, ending) => {
    const letters = name.replaceAll(/\W/g, '');
    await agrees(await drawn(rate, output, `${letters}.${ending}`), letters);
  });

  it.each(AV1)('is what the grid shows, and its proxy too, where it was made of AV1: %s', async (file) => {
    expect(new Set(await numbersIn(clips.tools, join(AV1_FOLDER, file))).size).toBeGreaterThan(200);
    await agrees(join(AV1_FOLDER, file), file);
  });

  it('begins with the first picture where the file begins with sound', async () => {
    const pictures = await clips.draw('pictures.mp4', numbered('60', 5), H264);
    const sound = await clips.draw('sound.m4a', toneAt(3, 6), '-c:a aac');
    const source = await clips.draw('late.mp4', `-i ${sound} -itsoffset 0.5 -i ${pictures}`, '-map 0 -map 1 -c copy');
    const raw = await openRaw(source, clips.tools, LIMIT);
    for (const from of [6, 130]) {
      const cut = clips.path(`late-${String(from)}.mp4`);
      await raw.cut({ from, to: from + 60 }, cut, work);
      expect((await numbersIn(clips.tools, cut)).slice(0, 3)).toEqual([from, from + 1, from + 2]);
      const heard = await toneIn(clips.tools, cut);
      const at = 2.5 - from / 60;
      expect(heard === null ? null : Math.abs(heard - at) < FRAME_S).toBe(at < 61 / 60 ? true : null);
    }
  });

  it('stands upright and has no sound where the video has none', async () => {
    const lying = await clips.draw('lying.mp4', numbered('60', 3), `${H264} -vf transpose=cclock`);
    const source = await clips.turn('turned.mp4', lying);
    const raw = await openRaw(source, clips.tools, LIMIT);
    expect([raw.width, raw.height, raw.sound]).toEqual([384, 216, false]);
    const cut = clips.path('turned-cut.mp4');
    await raw.cut({ from: 10, to: 40 }, cut, work);
    expect((await numbersIn(clips.tools, cut)).slice(0, 2)).toEqual([10, 11]);
    expect((await describeFile(clips.tools, cut)).streams).toHaveLength(1);
  });

  it('has the colours of ordinary screens where the video is HDR', async () => {
    const hdr = `-c:v libx265 -preset ultrafast -pix_fmt yuv420p10le -tag:v hvc1 -x265-params log-level=none:colorprim=bt2020:transfer=smpte2084:colormatrix=bt2020nc`;
    const source = await drawn('60', `${hdr} -c:a aac`, 'hdr.mov');
    const raw = await openRaw(source, clips.tools, LIMIT);
    const cut = clips.path('hdr-cut.mp4');
    await raw.cut({ from: 100, to: 130 }, cut, work);
    expect((await numbersIn(clips.tools, cut)).slice(0, 2)).toEqual([100, 101]);
  });

  it('is at most 1920 x 1080', async () => {
    const noise = '-f lavfi -i color=gray:s=1280x720:r=30:d=1,noise=alls=100:allf=t+u,scale=2560:1440:flags=neighbor';
    const source = await clips.draw('large.mp4', noise, H264);
    const raw = await openRaw(source, clips.tools, LIMIT);
    const cut = clips.path('large-cut.mp4');
    await raw.cut({ from: 0, to: raw.frames - 1 }, cut, work);
    const [video] = (await describeFile(clips.tools, cut)).streams;
    expect([video?.width, video?.height]).toEqual([1920, 1080]);
  });

  it('is refused in words where none comes out', async () => {
    const refusal = (file: string, limit = LIMIT) =>
      openRaw(file, clips.tools, limit).then(
        () => 'taken',
        (error: unknown) => (error as Error).message,
      );
    const source = await clips.draw('whole.mp4', numbered('60', 3), `${H264} -movflags +faststart`);
    expect(await refusal(await clips.cut('cut.mp4', source, 0.5))).toContain('The file is cut off');
    expect(await refusal(source, { seconds: 1 })).toContain('at most 1 are possible');
    expect(await refusal(await clips.draw('sound-only.m4a', toneAt(1, 2), '-c:a aac'))).toContain('no video track');
    const eight = await clips.draw('8k.mp4', '-f lavfi -i color=s=7680x4320:r=1:d=2', H264);
    expect(await refusal(eight)).toContain('at most 4096 pixels a side');
    const fast = await clips.draw('fast.mp4', '-f lavfi -i color=s=64x64:r=1000:d=2', H264);
    expect(await refusal(fast)).toContain('1000 pictures a second');
    expect(await refusal(await clips.write('notes.mp4', 'up air, up air'))).toContain('not a video');
    const raw = await openRaw(source, clips.tools, LIMIT);
    await expect(raw.cut({ from: 100, to: 200 }, clips.path('none.mp4'), work)).rejects.toThrow('frames 0 to 179');
    await expect(raw.cut({ from: 5, to: 5 }, clips.path('none.mp4'), work)).rejects.toThrow('two frames');
  });
});
