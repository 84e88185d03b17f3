import { VideoRefusedError, type RefusalCode } from '../errors.js';
import { openTestClips, type TestClips } from '../testing/test-clips.js';
import { probeVideo } from './probe-video.js';

const picture = (more = '') => `-f lavfi -i testsrc2=s=320x180:r=60:d=2${more}`;
const H264 = '-c:v libx264 -preset veryfast -pix_fmt yuv420p -movflags +faststart';
const SLIDES = '-c:v mpeg4 -movflags +faststart';

describe('probeVideo', () => {
  let clips: TestClips;
  beforeAll(async () => {
    clips = await openTestClips();
  });
  afterAll(() => clips[Symbol.asyncDispose]());

  const probe = (file: string) => probeVideo(file, { ffprobe: clips.tools.ffprobe });
  async function refusal(file: string): Promise<RefusalCode> {
    const error: unknown = await probe(file).catch((thrown: unknown) => thrown);
    if (!(error instanceof VideoRefusedError)) throw new Error(`not refused: ${String(error)}`);
    expect(error.message).toMatch(/^[A-Z].*\.$/);
    expect(error.message).not.toContain(clips.folder);
    return error.code;
  }

  it('tells what an H.264 clip with sound and B-frames is', async () => {
    const file = await clips.draw('sound.mp4', `${picture()} -f lavfi -i sine=d=2`, `${H264} -bf 3 -c:a aac`);
    expect(await probe(file)).toMatchObject({
      container: 'mp4',
      codec: 'h264',
      pixelFormat: 'yuv420p',
      width: 320,
      height: 180,
      frames: 120,
      audio: { stream: 1, codec: 'aac' },
    });
    const { fps, durationSeconds } = await probe(file);
    expect(fps).toBeCloseTo(60, 3);
    expect(durationSeconds).toBeCloseTo(2, 3);
  });

  it('tells how long the whole file is, whose sound may go on after its pictures', async () => {
    const longer = await clips.draw('longer.mp4', `${picture()} -f lavfi -i sine=d=2.5`, `${H264} -c:a aac`);
    const { durationSeconds, fileSeconds } = await probe(longer);
    expect([durationSeconds, fileSeconds].map((seconds) => seconds.toFixed(1))).toEqual(['2.0', '2.5']);
    const silent = await probe(await clips.draw('silent.mp4', picture(), H264));
    expect(silent.fileSeconds).toBeCloseTo(2, 3);
  });

  it('takes WebM', async () => {
    const file = await clips.draw('clip.webm', picture(), '-c:v libvpx-vp9 -deadline realtime -cpu-used 8');
    expect(await probe(file)).toMatchObject({ container: 'webm', codec: 'vp9', frames: 120, audio: null });
  });

  it('gives the size as shown: turned, with square pixels', async () => {
    const source = await clips.draw('flat.mp4', picture(), H264);
    const turned = await clips.turn('turned.mp4', source);
    expect(await probe(turned)).toMatchObject({ width: 180, height: 320 });
    const wide = await clips.draw('wide.mp4', picture(), `-vf setsar=4/3 ${H264}`);
    expect(await probe(wide)).toMatchObject({ width: 427, height: 180 });
  });

  it('refuses what is no video, whatever it is called', async () => {
    expect(await refusal(await clips.write('empty.mp4', ''))).toBe('not-a-video');
    expect(await refusal(await clips.write('text.mp4', 'just some words, no video'))).toBe('not-a-video');
    expect(await refusal(await clips.write('list.mp4', '#EXTM3U\nfile:///etc/passwd\n'))).toBe('not-a-video');
    expect(await refusal(await clips.draw('clip.avi', picture(), '-c:v mpeg4'))).toBe('not-a-video');
    expect(await refusal(await clips.write('fake.webm', '\u001aEßnot really'))).toBe('not-a-video');
  });

  it('refuses sound alone, with or without a cover', async () => {
    expect(await refusal(await clips.draw('sound.m4a', '-f lavfi -i sine=d=1', '-c:a aac -f mp4'))).toBe(
      'no-video-track',
    );
  });

  it('refuses a codec that is not on the list', async () => {
    expect(await refusal(await clips.draw('mjpeg.mov', picture(), '-c:v mjpeg'))).toBe('unsupported-codec');
  });

  it('refuses a video without pictures', async () => {
    expect(await refusal(await clips.draw('none.mp4', picture(), `${H264} -frames:v 0`))).toMatch(
      /no-pictures|no-video-track|cut|not-a-video/,
    );
  });

  it.each([0.3, 0.6, 0.95])('refuses a file of which only %d is there', async (part) => {
    const front = await clips.draw('front.mp4', picture(), H264);
    expect(await refusal(await clips.cut('cut-front.mp4', front, part))).toBe('cut');
    const back = await clips.draw('back.mp4', picture(), '-c:v libx264 -preset veryfast');
    expect(await refusal(await clips.cut('cut-back.mp4', back, part))).toBe('cut');
    const webm = await clips.draw('whole.webm', picture(), '-c:v libvpx -deadline realtime -cpu-used 8');
    expect(await refusal(await clips.cut('cut.webm', webm, part))).toBe('cut');
  });

  it('takes 60 seconds and refuses more', async () => {
    const slides = (d: string) => `-f lavfi -i testsrc2=s=64x64:r=10:d=${d}`;
    expect((await probe(await clips.draw('minute.mp4', slides('60'), SLIDES))).frames).toBe(600);
    expect(await refusal(await clips.draw('longer.mp4', slides('60.2'), SLIDES))).toBe('too-long');
    expect(await refusal(await clips.draw('long.mp4', slides('70'), SLIDES))).toBe('too-long');
  });

  it('takes 4096 pixels a side and refuses more', async () => {
    const wide = (w: number) => `-f lavfi -i color=s=${String(w)}x64:r=10:d=0.5`;
    expect((await probe(await clips.draw('widest.mp4', wide(4096), SLIDES))).width).toBe(4096);
    expect(await refusal(await clips.draw('wider.mp4', wide(4112), SLIDES))).toBe('too-large');
    for (const shape of ['1/2', '2'])
      expect(await refusal(await clips.draw('shaped.mp4', wide(4112), `-vf setsar=${shape} ${SLIDES}`))).toBe(
        'too-large',
      );
  });

  it('can be cancelled', async () => {
    const file = await clips.draw('any.mp4', picture(), H264);
    const options = { ffprobe: clips.tools.ffprobe, signal: AbortSignal.abort() };
    await expect(probeVideo(file, options)).rejects.toMatchObject({ name: 'FfmpegError', code: 'aborted' });
  });
});
