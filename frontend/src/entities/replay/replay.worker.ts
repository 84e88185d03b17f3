import { answerTo, type ReplayQuestion } from './replay-question.js';

self.addEventListener('message', ({ data }: MessageEvent<ReplayQuestion>) => {
  self.postMessage(answerTo(data));
});
