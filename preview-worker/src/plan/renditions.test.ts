import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { probeVideo } from '../probe/probe-video.js';
import { describeFile, framesOf, longestGroup, openTestClips, type TestClips } from '../testing/test-clips.js';
import { runFfmpeg } from '../tools/run-ffmpeg.js';
import { previewArguments } from './preview-arguments.js';
import { planPreview } from './preview-plan.js';
import { remuxArguments } from './remux-arguments.js';

const H264 = '-c:v libx264 -preset veryfast -pix_fmt yuv420p';
const drawn = (rate: string, seconds = 2) => `-f lavfi -i testsrc2=s=640x360:r=${rate}:d=${String(seconds)}`;

describe('renditions', () => {
  let clips: TestClips;
  beforeAll(async () => {
    clips = await openTestClips();
  });
  afterAll(() => clips[Symbol.asyncDispose]());

  /** Makes everything of a clip and gives its folder. */
  async function make(source: string) {
    const facts = await probeVideo(source, { ffprobe: clips.tools.ffprobe });
    const outputFolder = `${source}-out`;
    await mkdir(outputFolder);
    const plan = planPreview(facts);
    const run = { ffmpeg: clips.tools.ffmpeg, durationSeconds: plan.frames / 60, timeLimitMs: 60_000 };
    const made = await runFfmpeg(previewArguments(facts, { source, outputFolder }), run);
    const file = (name: string) => join(outputFolder, name);
    return { facts, plan, file, frames: made.frames, study: file(plan.renditions[0]?.file ?? '') };
  }

  it.each([
    ['60 with B-frames', '60', `${H264} -bf 3`, 'mp4'],
    ['59.94', '60000/1001', H264, 'mp4'],
    ['30', '30', H264, 'mp4'],
    ['25 in WebM', '25', '-c:v libvpx-vp9 -deadline realtime -cpu-used 8', 'webm'],
    ['60 in WebM, whole milliseconds', '60', '-c:v libvpx -deadline realtime -cpu-used 8', 'webm'],
  ])('are constant 60, from 0, in short groups: %s', async (name, rate, output, ending) => {
    const source = await clips.draw(`${name.replace(/\W/g, '')}.${ending}`, drawn(rate), output);
    const { study, frames: made } = await make(source);
    const frames = await framesOf(clips.tools, study);
    expect(frames).toHaveLength(120);
    expect(made).toBe(120);
    for (const [i, frame] of frames.entries()) expect(frame.time).toBeCloseTo(i / 60, 5);
    expect(longestGroup(frames)).toBeLessThanOrEqual(15);
  });

  it('show each source picture within half a frame of its time', async () => {
    const uneven = `-f lavfi -i color=black:s=64x64:r=60:d=2,geq=lum='40+mod(N*37\\,180)':cb=128:cr=128,select='not(mod(n\\,7))+eq(mod(n\\,3)\\,1)'`;
    const source = await clips.draw('uneven.mp4', uneven, `${H264} -crf 5 -vsync vfr`);
    const given = await framesOf(clips.tools, source);
    const { study } = await make(source);
    const sourceTones = await tonesOf(clips, source);
    const studyTones = await tonesOf(clips, study);
    expect(
      new Set(given.slice(1).map((f, i) => Math.round((f.time - (given[i]?.time ?? 0)) * 60))).size,
    ).toBeGreaterThan(1);
    const start = given[0]?.time ?? 0;
    for (const [i, frame] of given.entries()) {
      const tone = studyTones[Math.round((frame.time - start) * 60)] ?? NaN;
      expect(Math.abs(tone - (sourceTones[i] ?? NaN))).toBeLessThanOrEqual(3);
    }
  });

  it('start with the first picture when the file starts with sound', async () => {
    const sound = await clips.draw('sound.m4a', '-f lavfi -i sine=d=2.5', '-c:a aac');
    const pictures = await clips.draw('pictures.mp4', drawn('60'), H264);
    const source = await clips.draw('late.mp4', `-i ${sound} -itsoffset 0.5 -i ${pictures}`, '-map 0 -map 1 -c copy');
    const { study, facts } = await make(source);
    expect(facts.videoDelaySeconds).toBeCloseTo(0.5, 1);
    const frames = await framesOf(clips.tools, study);
    expect(frames[0]?.time).toBe(0);
    expect(Math.abs(frames.length - 120)).toBeLessThanOrEqual(1);
    const { streams } = await describeFile(clips.tools, study);
    expect(streams.map((s) => s.codec_name)).toEqual(['h264', 'aac']);
    for (const stream of streams) expect(Math.abs(Number(stream.start_time))).toBeLessThan(0.03);
  });

  it('carry no metadata, and their index stands in front', async () => {
    const tags =
      '-metadata title=Secret -metadata location=+35.1+139.2/ -metadata creation_time=2020-01-01T00:00:00Z -metadata:s:v handler_name=Secret -movflags use_metadata_tags';
    const source = await clips.draw('tagged.mp4', `${drawn('60')} -f lavfi -i sine=d=2`, `${H264} -c:a aac ${tags}`);
    const { study, file } = await make(source);
    const remuxed = await remux(source);
    expect((await readFile(source)).includes('Secret')).toBe(true);
    for (const path of [study, file('preview.mp4'), file('thumbnail.jpg'), remuxed]) {
      const bytes = await readFile(path);
      for (const word of ['Secret', '+35.1', 'Lavf', '2020-01-01']) expect(bytes.includes(word)).toBe(false);
      if (path.endsWith('.jpg')) continue;
      expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
      const { format, chapters, streams } = await describeFile(clips.tools, path);
      expect(Object.keys(format.tags ?? {})).not.toContain('creation_time');
      expect(chapters).toEqual([]);
      expect(streams.every((s) => s.tags?.['creation_time'] === undefined)).toBe(true);
    }
  });

  async function remux(source: string): Promise<string> {
    const facts = await probeVideo(source, { ffprobe: clips.tools.ffprobe });
    const target = `${source}-remuxed`;
    await runFfmpeg(remuxArguments(facts, { source, target }), {
      ffmpeg: clips.tools.ffmpeg,
      durationSeconds: facts.durationSeconds,
      timeLimitMs: 60_000,
    });
    expect(await framesOf(clips.tools, target)).toHaveLength(facts.frames);
    return target;
  }

  it('come in smaller sizes too, with a muted preview and a thumbnail', async () => {
    const source = await clips.draw(
      'large.mp4',
      `-f lavfi -i testsrc2=s=1280x720:r=60:d=1 -f lavfi -i sine=d=1`,
      `${H264} -c:a aac`,
    );
    const { plan, file } = await make(source);
    for (const { file: name, width, height } of [...plan.renditions, plan.preview, plan.thumbnail]) {
      const { streams } = await describeFile(clips.tools, file(name));
      const video = streams.find((stream) => stream.codec_type === 'video');
      expect({ name, width: video?.width, height: video?.height }).toEqual({ name, width, height });
      expect(streams.some((stream) => stream.codec_type === 'audio')).toBe(name.startsWith('study'));
    }
    expect(plan.renditions.map((r) => r.file)).toEqual(['study-720.mp4', 'study-480.mp4']);
  });

  it('are shown upright when the source is turned', async () => {
    const flat = await clips.draw('flat.mp4', drawn('60', 1), H264);
    const source = await clips.turn('turned.mp4', flat);
    const { study } = await make(source);
    const { streams } = await describeFile(clips.tools, study);
    expect(streams[0]).toMatchObject({ width: 360, height: 640 });
  });

  it('have a sheet with the picture of every few frames, the first one first', async () => {
    const stairs = `-f lavfi -i color=black:s=160x90:r=60:d=2.5,geq=lum='20+N':cb=128:cr=128`;
    const { plan, file, frames } = await make(await clips.draw('stairs.mp4', stairs, `${H264} -crf 5`));
    const { width, height, columns, count, step } = plan.scrub;
    expect({ frames, width, height, columns, count, step }).toEqual({
      ...{ frames: 150, width: 120, height: 68, columns: 10, count: 50, step: 3 },
    });
    const raw = await clips.draw('sheet.gray', `-i ${file('scrub.jpg')}`, '-f rawvideo -pix_fmt gray');
    const bytes = await readFile(raw);
    expect(bytes).toHaveLength(1200 * 68 * 5);
    const middle = (n: number) => bytes[(Math.floor(n / 10) + 0.5) * 68 * 1200 + (n % 10) * 120 + 60] ?? NaN;
    const whole = (luma: number) => ((luma - 16) * 255) / 219;
    for (let n = 0; n < count; n++) expect(Math.abs(middle(n) - whole(20 + n * step))).toBeLessThanOrEqual(3);
  });

  it('has four seconds for cards, which move to their end', async () => {
    const { file, plan } = await make(await clips.draw('long.mp4', drawn('60', 7), H264));
    expect(plan.preview).toMatchObject({ fromFrame: 80, toFrame: 320 });
    const frames = await framesOf(clips.tools, file('preview.mp4'));
    expect(frames).toHaveLength(120);
    expect(frames.at(-1)?.time).toBeCloseTo(119 / 30, 5);
  });

  it('can be made of a single picture', async () => {
    const { study, file } = await make(await clips.draw('one.mp4', drawn('60'), `${H264} -frames:v 1`));
    expect(await framesOf(clips.tools, study)).toHaveLength(1);
    expect(await framesOf(clips.tools, file('preview.mp4'))).toHaveLength(1);
    for (const name of ['thumbnail.jpg', 'scrub.jpg']) expect((await readFile(file(name))).length).toBeGreaterThan(100);
  });
});

/** Brightness of the middle of each picture, 0 to 255. */
async function tonesOf(clips: TestClips, file: string): Promise<number[]> {
  const raw = await clips.draw(
    'tones.gray',
    `-i ${file}`,
    '-vf scale=16:16 -vsync passthrough -f rawvideo -pix_fmt gray',
  );
  const bytes = await readFile(raw);
  return Array.from({ length: bytes.length / 256 }, (_, i) => bytes[i * 256 + 136] ?? NaN);
}
