import { answerTo, type ReplayQuestion } from './replay-question.js';

self.addEventListener('message', ({ data }: MessageEvent<ReplayQuestion>) => {
  void answerTo(data).then((answer) => {
    self.postMessage(answer);
  });
});
