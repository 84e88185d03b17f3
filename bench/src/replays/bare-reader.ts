import { readFileSync } from 'node:fs';
import { SlippiGame } from '@slippi/slippi-js';
import { answerParent } from '../harness/helper.js';

/** Reads files one after the other as slippi-js does: settings, frames and statistics with their combos. */
function read(files: readonly string[]): { ms: number; combos: number } {
  const start = performance.now();
  let combos = 0;
  for (const file of files) {
    try {
      combos += new SlippiGame(readFileSync(file)).getStats()?.combos.length ?? 0;
    } catch {
      // told as a file that cannot be read, by the page too
    }
  }
  return { ms: performance.now() - start, combos };
}

answerParent({ read });
