import { lengthProblem, nameProblem, sidesProblem, rawProblem, sizeProblem, startProblem } from './clip-types.js';

const MB = 1_048_576;
const file = (name: string, type: string, size = 10) => ({ name, type, size });

it('takes exactly 20 MB and not a byte more', () => {
  expect(sizeProblem(20 * MB)).toBeNull();
  expect(sizeProblem(20 * MB + 1)).toEqual({
    text: 'A clip has at most 20 MB; this file has 21.',
    mendable: true,
    raw: true,
  });
  const most = { bytes: 200 * MB, seconds: 300 };
  expect(rawProblem(200 * MB, 300, most)).toBeNull();
  expect(rawProblem(200 * MB + 1, 300, most)?.text).toBe(
    'Video size is larger than 200MB. Please compress your video to 480, 720, or 1080p',
  );
  expect(rawProblem(1, 302, most)?.text).toContain('at most 300');
});

it('takes videos only', () => {
  expect(nameProblem(file('clip.gif', 'image/gif'))?.text).toContain('not a video');
  expect(nameProblem(file('clip.MOV', ''))).toBeNull();
  for (const type of ['video/x-matroska', 'video/matroska']) expect(nameProblem(file('clip.mkv', type))).toBeNull();
  expect(nameProblem(file('clip.mp4', 'video/mp4', 0))?.text).toContain('empty');
});

it('knows a video by its first bytes', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  expect(startProblem(bytes('\0\0\0 ftypisom'))).toBeNull();
  expect(startProblem(new Uint8Array([0x1a, 0x45, 0xdf, 0xa3]))).toBeNull();
  expect(startProblem(bytes('GIF89a______'))?.text).toContain('is not one');
  expect(startProblem(new Uint8Array())).not.toBeNull();
});

it('says when a clip is too long or too large', () => {
  expect(lengthProblem(60)).toBeNull();
  expect(lengthProblem(75.2)?.text).toContain('75');
  expect(sidesProblem(4096, 2160)).toBeNull();
  expect(sidesProblem(1080, 4097)?.text).toContain('1080 × 4097');
});
