import { amountOf, clipProblem, lengthProblem } from './clip-file.js';

const file = (size: number, type = 'video/mp4', name = 'clip.mp4'): File => {
  const made = new File(['x'], name, { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
};
const MB = 1_048_576;

it('takes exactly 20 MB and not a byte more', () => {
  expect(clipProblem(file(20 * MB))).toBeNull();
  expect(clipProblem(file(20 * MB + 1))).toBe(
    'Video size is larger than 20MB. Please compress your video to 480, 720, or 1080p',
  );
});

it('takes videos only', () => {
  expect(clipProblem(file(10, 'image/gif', 'clip.gif'))).toContain('not a video');
  expect(clipProblem(file(10, '', 'clip.MOV'))).toBeNull();
  expect(clipProblem(file(0))).toContain('empty');
});

it('says when a clip is too long', () => {
  expect(lengthProblem(60)).toBeNull();
  expect(lengthProblem(75.2)).toContain('75');
});

it('writes amounts in the unit that suits the file', () => {
  expect(amountOf(14.2 * MB, 18.6 * MB)).toBe('14.2 of 18.6 MB');
  expect(amountOf(2048, 40 * 1024)).toBe('2 of 40 KB');
});
