import { setTimeout as delay } from 'node:timers/promises';
import { isPassing } from '@combolab/platform';

const FIRST_MS = 500;
const LONGEST_MS = 10_000;

/**
 * Asks a store again until it is there: that it is away is no fault of the clip, and costs no attempt.
 * @throws whatever else it fails with, and what it failed with last when the signal aborts
 */
export async function whileAway<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let ms = FIRST_MS; ; ms = Math.min(ms * 2, LONGEST_MS)) {
    try {
      return await ask();
    } catch (error) {
      if (!isPassing(error) || signal.aborted) throw error;
      await delay(ms, undefined, { signal }).catch(() => undefined);
    }
  }
}
