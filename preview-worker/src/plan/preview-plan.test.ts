import type { VideoFacts } from '../probe/video-facts.js';
import { previewArguments } from './preview-arguments.js';
import { planPreview } from './preview-plan.js';
import { sheetLayout } from './scrub-sheet.js';
import { canPlayInBrowser, remuxArguments } from './remux-arguments.js';

const facts = (some: Partial<VideoFacts> = {}): VideoFacts => ({
  ...{ container: 'mp4', videoStream: 0, codec: 'h264', pixelFormat: 'yuv420p', width: 1920, height: 1080 },
  ...{ frames: 600, durationSeconds: 10, fps: 60, videoDelaySeconds: 0, fileSeconds: 10, audio: null },
  ...some,
});
const paths = { source: '/in/source', outputFolder: '/out' };

describe('planPreview', () => {
  it.each([
    [1920, 1080, ['study-1080.mp4 1920x1080', 'study-720.mp4 1280x720', 'study-480.mp4 854x480']],
    [3840, 2160, ['study-1080.mp4 1920x1080', 'study-720.mp4 1280x720', 'study-480.mp4 854x480']],
    [1280, 720, ['study-720.mp4 1280x720', 'study-480.mp4 854x480']],
    [640, 360, ['study-360.mp4 640x360']],
    [1080, 1920, ['study-1080.mp4 1080x1920', 'study-720.mp4 720x1280', 'study-480.mp4 480x854']],
    [4096, 64, ['study-30.mp4 1920x30', 'study-20.mp4 1280x20', 'study-14.mp4 854x14']],
    [427, 181, ['study-182.mp4 428x182']],
  ])('%d x %d', (width, height, expected) => {
    const { renditions } = planPreview(facts({ width, height }));
    expect(renditions.map((r) => `${r.file} ${String(r.width)}x${String(r.height)}`)).toEqual(expected);
  });

  it('takes four seconds around a third, the picture at a third', () => {
    expect(planPreview(facts())).toMatchObject({
      frames: 600,
      preview: { fromFrame: 140, toFrame: 380 },
      thumbnail: { frame: 200 },
    });
  });

  it('takes the picture that is asked for, the last where the clip ends before it', () => {
    expect(planPreview(facts(), 42).thumbnail.frame).toBe(42);
    expect(planPreview(facts(), 4000).thumbnail.frame).toBe(599);
  });

  it('takes all of a short clip', () => {
    expect(planPreview(facts({ durationSeconds: 1 / 60, frames: 1 }))).toMatchObject({
      frames: 1,
      preview: { fromFrame: 0, toFrame: 1 },
      thumbnail: { frame: 0 },
    });
    expect(planPreview(facts({ durationSeconds: 3 }))).toMatchObject({ preview: { fromFrame: 0, toFrame: 180 } });
  });
});

describe('the sheet for the seek bar', () => {
  it('has at most 60 pictures that reach to the end of the clip', () => {
    for (const frames of [1, 2, 59, 60, 61, 120, 121, 599, 600, 3600]) {
      const { columns, count, step } = sheetLayout(frames, { width: 120, height: 68 });
      expect(count).toBeLessThanOrEqual(60);
      expect(columns).toBeLessThanOrEqual(count);
      expect((count - 1) * step).toBeLessThan(frames);
      expect(count * step).toBeGreaterThanOrEqual(frames);
    }
  });

  it.each([
    [1920, 1080, '120x68'],
    [1080, 1920, '68x120'],
    [64, 64, '64x64'],
  ])('keeps the shape of a clip of %d x %d', (width, height, size) => {
    const { scrub } = planPreview(facts({ width, height }));
    expect(`${String(scrub.width)}x${String(scrub.height)}`).toBe(size);
  });
});

describe('previewArguments', () => {
  it('opens the source with a fixed demuxer and local files alone', () => {
    const args = previewArguments(facts({ container: 'webm' }), paths).join(' ');
    expect(args).toMatch(/-protocol_whitelist file,pipe -codec_whitelist h264,\S+ -f matroska -i file:\/in\/source/);
  });

  it('is one run with an output for each planned file', () => {
    const args = previewArguments(facts(), paths);
    expect(args.filter((arg) => arg === '-i')).toHaveLength(1);
    expect(args.filter((arg) => arg.startsWith('/out/'))).toEqual(
      ['study-1080.mp4', 'study-720.mp4', 'study-480.mp4', 'preview.mp4', 'thumbnail.jpg', 'scrub.jpg'].map(
        (f) => `/out/${f}`,
      ),
    );
    expect(args.filter((arg) => arg === '-map_metadata')).toHaveLength(6);
  });

  it('keeps sound in renditions, never in the preview', () => {
    const args = previewArguments(
      facts({ width: 640, height: 360, audio: { stream: 2, codec: 'opus' }, videoDelaySeconds: 0.5 }),
      paths,
    );
    const preview = args.slice(args.indexOf('/out/study-360.mp4'));
    expect(args.slice(0, args.indexOf('/out/study-360.mp4'))).toContain('0:2');
    expect(args.join(' ')).toContain('atrim=start=0.500000:end=10.500000');
    expect(preview).not.toContain('0:2');
    expect(preview).toContain('-an');
  });
});

describe('remuxing', () => {
  it.each([
    [facts(), true],
    [facts({ codec: 'hevc' }), false],
    [facts({ codec: 'mpeg4' }), false],
    [facts({ pixelFormat: 'yuv422p' }), false],
    [facts({ pixelFormat: 'yuv420p10le' }), false],
    [facts({ container: 'webm', codec: 'vp9' }), true],
    [facts({ container: 'webm', codec: 'h264' }), true],
    [facts({ container: 'mp4', codec: 'av1' }), true],
  ])('knows what a browser plays: %j', (clip, plays) => {
    expect(canPlayInBrowser(clip)).toBe(plays);
  });

  it('copies, without metadata and without sound a browser cannot play', () => {
    const target = '/out/original';
    const args = (clip: VideoFacts) => remuxArguments(clip, { source: '/in/s', target }).join(' ');
    expect(args(facts({ audio: { stream: 1, codec: 'aac' } }))).toMatch(
      /-map 0:0 -map 0:1 -c copy -map_metadata -1 .*-movflags \+faststart -f mp4 \/out\/original$/,
    );
    expect(args(facts({ audio: { stream: 1, codec: 'pcm_s16le' } }))).not.toContain('-map 0:1');
    expect(args(facts({ container: 'webm', codec: 'vp9' }))).toMatch(/-f webm \/out\/original$/);
    expect(args(facts({ container: 'webm', codec: 'h264' }))).toMatch(/-f mp4 \/out\/original$/);
  });
});
