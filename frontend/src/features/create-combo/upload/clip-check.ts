import type { ClipCheck } from '@combolab/contracts';
import type { ApiError } from '../../../shared/api/problem.js';
import { SILENT_MS, type UploadNews } from './upload-news.js';

/** What the check of a clip needs of the world. */
export interface CheckPorts {
  readonly ask: (
    uploadId: string,
    signal: AbortSignal,
  ) => Promise<{ readonly data: ClipCheck } | { readonly error: ApiError }>;
  readonly hear: (uploadId: string) => UploadNews;
}

/** Whether the answer may be another one soon. */
const mayChange = (error: ApiError): boolean => error.kind !== 'problem' || error.status === 429 || error.status >= 500;

/**
 * Why the server will not take the clip of an upload that is whole, in its words; null when it will, or does not say now: sharing
 * tells then.
 */
export async function wrongWith(uploadId: string, ports: CheckPorts, signal: AbortSignal): Promise<string | null> {
  const news = ports.hear(uploadId);
  try {
    for (;;) {
      const answer = await ports.ask(uploadId, signal);
      signal.throwIfAborted();
      if ('data' in answer && answer.data.state !== 'working') return answer.data.words;
      if ('error' in answer && !mayChange(answer.error)) return null;
      await news.next(SILENT_MS, signal);
    }
  } finally {
    news.stop();
  }
}
