import { readReplay } from './read-replay.js';
import { ReplayRefused, type Replay } from './replay.js';

/** What the worker answers. */
export type ReplayAnswer = { readonly replay: Replay } | { readonly refused: string };

function answerTo(bytes: ArrayBuffer): ReplayAnswer {
  try {
    return { replay: readReplay(new Uint8Array(bytes)) };
  } catch (error) {
    return { refused: error instanceof ReplayRefused ? error.message : 'This replay cannot be read.' };
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  self.postMessage(answerTo(data));
});
