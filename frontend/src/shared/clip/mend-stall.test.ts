import { jest } from '@jest/globals';
import { mendStalls, STILL_MS } from './mend-stall.js';
import { TestVideo } from './test-video.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function mended() {
  const video = new TestVideo();
  const heard: string[] = [];
  for (const name of ['play', 'pause']) video.addEventListener(name, () => heard.push(name));
  return { video, heard, stop: mendStalls(video as unknown as HTMLVideoElement) };
}

it('begins a clip anew that should play and stands still', async () => {
  const { video, heard } = mended();
  await video.play();
  jest.advanceTimersByTime(2 * STILL_MS);
  expect(heard).toEqual(['play', 'pause', 'play']);
  expect(video.paused).toBe(false);
});

it('leaves alone what plays, is paused, waits for data, is sought or not looked after any more', async () => {
  const { video, heard, stop } = mended();
  await video.play();
  for (let n = 1; n <= 5; n++) {
    video.currentTime = n / 60;
    jest.advanceTimersByTime(STILL_MS);
  }
  video.readyState = 1;
  jest.advanceTimersByTime(3 * STILL_MS);
  video.readyState = 4;
  Object.assign(video, { seeking: true });
  jest.advanceTimersByTime(3 * STILL_MS);
  Object.assign(video, { seeking: false });
  video.pause();
  jest.advanceTimersByTime(3 * STILL_MS);
  expect(heard).toEqual(['play', 'pause']);
  await video.play();
  stop();
  jest.advanceTimersByTime(3 * STILL_MS);
  expect(heard).toEqual(['play', 'pause', 'play']);
});
