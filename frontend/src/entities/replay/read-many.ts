import { ReplayReader, type ReaderWays } from './replay-reader.js';
import { refusalWords } from './refusal-words.js';
import type { FoundReplay } from './replay.js';
import { t } from './texts.js';

/** What became of one of many files. */
export type ReadFile = { readonly found: FoundReplay } | { readonly why: string };

interface Options extends ReaderWays {
  readonly signal: AbortSignal;
  /** Called once for each file, in the order in which they are done. */
  readonly onRead: (file: File, read: ReadFile) => void;
  /** Workers at most. */
  readonly workers?: number;
}

const MOST_WORKERS = 4;
/** As many as the computer has cores, four at most. */
const workersHere = (): number => Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 2));

/**
 * Finds the combos of many replays, each worker with one file at a time, so that no more bytes are held than the workers
 * read. Resolves when all are read, or were left by the signal.
 */
export async function readMany(files: readonly File[], options: Options): Promise<void> {
  const { signal, onRead, workers = workersHere(), ...ways } = options;
  const waiting = files.values();
  const lane = async () => {
    const reader = new ReplayReader(ways);
    try {
      for (const file of waiting) {
        const read = await readOne(reader, file, signal);
        if (signal.aborted) return;
        onRead(file, read);
      }
    } finally {
      reader.close();
    }
  };
  await Promise.all(Array.from({ length: Math.min(workers, files.length) }, lane));
}

async function readOne(reader: ReplayReader, file: File, signal: AbortSignal): Promise<ReadFile> {
  try {
    return { found: await reader.read(file, { about: 'combos' }, signal) };
  } catch (error) {
    return { why: refusalWords(error) ?? t('thisReplayCouldNotBe') };
  }
}
