import { VideoRefusedError } from '../errors.js';
import { readHeader } from './read-header.js';

const header = (video: object, format: object = {}) =>
  JSON.stringify({
    streams: [{ index: 0, codec_type: 'video', codec_name: 'h264', width: 1920, height: 1080, ...video }],
    format: { duration: '60', start_time: '0', ...format },
  });

const refusal = (json: string): string => {
  try {
    readHeader(json);
    return 'taken';
  } catch (error) {
    if (error instanceof VideoRefusedError) return error.code;
    throw error;
  }
};

it.each([
  ['a minute of 4K at 60', { width: 3840, height: 2160, avg_frame_rate: '60/1', nb_frames: '3600' }, 'taken'],
  ['a minute of full HD at 240', { avg_frame_rate: '240/1', nb_frames: '14400' }, 'taken'],
  ['28,920 pictures of 4096 x 4096', { width: 4096, height: 4096, nb_frames: '28920' }, 'too-slow'],
  ['the same by its rate alone', { width: 4096, height: 4096, avg_frame_rate: '482/1' }, 'too-slow'],
  ['a picture too many', { width: 3840, height: 2160, nb_frames: '3601' }, 'too-slow'],
])('refuses by pictures times pixels before any is decoded: %s', (_, video, expected) => {
  expect(refusal(header(video))).toBe(expected);
});
