import type { Answers, Asked } from './replay-question.js';
import { ReplayReader, type ReaderWays } from './replay-reader.js';

/**
 * Reads what is asked of one replay, in a worker that ends then.
 * @throws ReplayRefused with words for whoever chose the file; the signal's reason when it was left
 */
export async function openReplay<A extends Asked>(
  file: Blob,
  asked: A,
  { signal, ...ways }: ReaderWays & { readonly signal?: AbortSignal } = {},
): Promise<Answers[A['about']]> {
  const reader = new ReplayReader(ways);
  try {
    return await reader.read(file, asked, signal);
  } finally {
    reader.close();
  }
}
