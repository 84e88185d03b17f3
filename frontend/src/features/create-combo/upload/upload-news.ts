import type { ProgressMessage } from '@combolab/contracts';
import { followUpload } from './upload-room.js';

/** What the server says of one upload by itself. */
export interface UploadNews {
  /** The latest word that was not taken yet, or the next one; null after so many ms of silence. Rejects when stopped. */
  readonly next: (ms: number, signal: AbortSignal) => Promise<ProgressMessage | null>;
  readonly stop: () => void;
}

/** Nothing may be heard for so long before the server is asked: the live channel may be down, in ms. */
export const SILENT_MS = 3000;

/** Hears the room of an upload, from now on until it is stopped. */
export function uploadNews(userId: string, uploadId: string, follow = followUpload): UploadNews {
  let untaken: ProgressMessage | null = null;
  let waiting: ((message: ProgressMessage) => void) | null = null;
  const following = follow(userId, uploadId, (message) => {
    if (waiting === null) untaken = message;
    else waiting(message);
  });
  return {
    next: (ms, signal) =>
      new Promise((resolve, reject) => {
        const end = () => {
          clearTimeout(timer);
          signal.removeEventListener('abort', stopped);
          waiting = null;
        };
        const take = (message: ProgressMessage | null) => {
          end();
          untaken = null;
          resolve(message);
        };
        const stopped = () => {
          end();
          reject(new DOMException('stopped', 'AbortError'));
        };
        const timer = setTimeout(take, ms, null);
        signal.addEventListener('abort', stopped, { once: true });
        waiting = take;
        if (signal.aborted) stopped();
        else if (untaken !== null) take(untaken);
      }),
    stop: () => {
      void following.then((leave) => {
        leave();
      });
    },
  };
}
