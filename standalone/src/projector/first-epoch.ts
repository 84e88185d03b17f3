import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Far more builds than one file of views ever sees. */
const BUILDS = 1_000_000;

/**
 * The first epoch of views that are made anew, above every epoch of the files before: pages and index remember those.
 * @param last first epoch of the file before; 0 when nobody knows
 * @param now epoch ms; the clock may have been put back since
 */
export const epochAfter = (last: number, now: number): number => Math.max(Math.floor(now / 1000), last + BUILDS);

/** As {@link epochAfter}, remembered beside the file of the views. @param now epoch ms */
export function firstEpochOf(documents: string, now: number): number {
  const file = documents.replace(/(?:\.sqlite)?$/, '.epoch');
  const last = existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : 0;
  const epoch = epochAfter(Number.isSafeInteger(last) ? last : 0, now);
  writeFileSync(`${file}.new`, `${String(epoch)}\n`, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
  return epoch;
}
