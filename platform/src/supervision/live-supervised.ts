import type { MessagePort } from 'node:worker_threads';
import { startBeating } from './beat.js';
import { inside } from './inside.js';

const END = 'combolab:end';

/** What a supervised thread says first. */
export interface FirstWord {
  readonly inside: Int32Array;
}
export const isFirstWord = (message: unknown): message is FirstWord =>
  typeof message === 'object' && message !== null && 'inside' in message;

export const endOrder: string = END;

/** For a supervised thread: says that it is alive, and ends at once when it is told to. @param alsoSay called with each beat */
export function liveSupervised(port: MessagePort, alsoSay: () => void = () => undefined): void {
  port.postMessage({ inside } satisfies FirstWord);
  startBeating((beat) => {
    alsoSay();
    port.postMessage(beat);
  });
  port.on('message', (message: unknown) => {
    if (message === END) process.exit(1);
  });
}
