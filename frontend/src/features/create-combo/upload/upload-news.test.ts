import type { ProgressMessage } from '@combolab/contracts';
import { uploadNews } from './upload-news.js';

const told = (percent: number): ProgressMessage => ({ room: 'upload:u/x', stage: 'check', percent });
/** News of an upload whose room the test speaks in. */
function begin() {
  const nobody: (message: ProgressMessage) => void = () => undefined;
  const room = { say: nobody, left: 0 };
  const news = uploadNews('u', 'x', (_userId, _uploadId, onProgress) => {
    room.say = onProgress;
    return Promise.resolve(() => {
      room.left++;
    });
  });
  return { news, room };
}
const going = new AbortController().signal;

it('gives what is said next, and the latest of what was said before anybody listened', async () => {
  const { news, room } = begin();
  const next = news.next(60_000, going);
  room.say(told(10));
  expect(await next).toEqual(told(10));
  room.say(told(20));
  room.say(told(30));
  expect(await news.next(60_000, going)).toEqual(told(30));
});

it('tells of silence, and ends when it is stopped', async () => {
  const { news, room } = begin();
  expect(await news.next(1, going)).toBeNull();
  const stop = new AbortController();
  const next = news.next(60_000, stop.signal);
  stop.abort();
  await expect(next).rejects.toThrow('stopped');
  await expect(news.next(60_000, stop.signal)).rejects.toThrow('stopped');
  news.stop();
  await Promise.resolve();
  expect(room.left).toBe(1);
});
