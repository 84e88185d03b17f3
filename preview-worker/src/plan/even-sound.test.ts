import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { probeVideo } from '../probe/probe-video.js';
import { openTestClips, type TestClips } from '../testing/test-clips.js';
import { measureLoudness } from '../tools/measure-loudness.js';
import { runFfmpeg } from '../tools/run-ffmpeg.js';
import { EVEN_LOUDNESS, evenGain, HIGHEST_PEAK, isHeard } from './loudness.js';
import { previewArguments } from './preview-arguments.js';
import { planPreview } from './preview-plan.js';

const PICTURES = '-f lavfi -i testsrc2=s=320x180:r=60:d=2';
const ENCODED = '-c:v libx264 -preset ultrafast -pix_fmt yuv420p -c:a aac';
const RATE = 48_000;

describe('the sound of renditions', () => {
  let clips: TestClips;
  beforeAll(async () => {
    clips = await openTestClips();
  });
  afterAll(() => clips[Symbol.asyncDispose]());

  const measure = async (file: string) => {
    const facts = await probeVideo(file, { ffprobe: clips.tools.ffprobe });
    return measureLoudness(facts, file, { ffmpeg: clips.tools.ffmpeg, timeLimitMs: 30_000 });
  };

  /** Makes a clip of a sound, and the study rendition of it. @param sound a source of lavfi */
  async function study(name: string, sound: string, more = ''): Promise<string> {
    const source = await clips.draw(`${name}.mp4`, `${PICTURES} ${more} -f lavfi -i ${sound}`, ENCODED);
    const facts = await probeVideo(source, { ffprobe: clips.tools.ffprobe });
    const loudness = await measure(source);
    const gain = loudness === null ? 0 : evenGain(loudness);
    const outputFolder = `${source}-out`;
    await mkdir(outputFolder);
    await runFfmpeg(previewArguments(facts, { source, outputFolder }, { gain }), {
      ffmpeg: clips.tools.ffmpeg,
      durationSeconds: 2,
      timeLimitMs: 60_000,
    });
    return join(outputFolder, planPreview(facts).renditions[0]?.file ?? '');
  }

  /** Samples of the first channel as a player shows them, -1 to 1. */
  async function samplesOf(file: string): Promise<Float32Array> {
    const raw = await clips.draw(
      `${String(Math.abs(file.length))}.f32`,
      `-i ${file}`,
      `-vn -ac 1 -ar ${String(RATE)} -f f32le`,
    );
    const bytes = await readFile(raw);
    return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  }

  it('is as loud in a quiet clip as in a loud one, and does not clip', async () => {
    const tone = (volume: number) => `sine=f=1000:d=2,volume=${String(volume)}dB`;
    const made = [await study('quiet', tone(-14)), await study('loud', tone(15))];
    const [quiet, loud] = await Promise.all(made.map(measure));
    expect(Math.abs((quiet?.integrated ?? NaN) - (loud?.integrated ?? NaN))).toBeLessThan(1);
    for (const each of [quiet, loud]) {
      expect(Math.abs((each?.integrated ?? NaN) - EVEN_LOUDNESS)).toBeLessThan(1);
      expect(each?.truePeak).toBeLessThan(0);
    }
  });

  it('keeps the peaks of a hit below clipping, however quiet the rest is', async () => {
    const hit = `aevalsrc='0.9*sin(6283*t)*between(t\\,1\\,1.01)+0.003*sin(2000*t)':d=2`;
    const measured = await measure(await study('hit', hit));
    expect(measured?.truePeak).toBeGreaterThan(HIGHEST_PEAK - 3);
    expect(measured?.truePeak).toBeLessThan(0);
  });

  it('stays silence where there was silence, and is not made of a moment', async () => {
    const silent = await measure(await study('silent', 'aevalsrc=0:d=2'));
    expect(silent === null || !isHeard(silent)).toBe(true);
    const short = `sine=f=1000:d=0.2,volume=-20dB`;
    const source = await clips.draw(
      'short.mp4',
      `-f lavfi -i testsrc2=s=320x180:r=60:d=0.2 -f lavfi -i ${short}`,
      ENCODED,
    );
    const before = await measure(source);
    expect(before === null ? NaN : evenGain(before)).toBe(0);
  });

  it.each([
    ['from the start', '', 0],
    ['where the pictures begin late', '-itsoffset -0.25', 0.25],
  ])('stays on its frame: %s', async (name, offset, earlier) => {
    const frame = 60;
    const tick = `aevalsrc='0.1*sin(6283*t)*between(t\\,1\\,1.02)':d=2:s=48000`;
    const samples = await samplesOf(await study(`tick${name.replace(/\W/g, '')}`, tick, offset));
    const first = samples.findIndex((sample) => Math.abs(sample) > 0.05);
    const expected = frame / 60 - earlier;
    expect(Math.abs(first / RATE - expected)).toBeLessThan(1 / 120);
  });
});
