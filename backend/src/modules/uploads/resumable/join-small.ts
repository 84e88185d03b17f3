import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Blobs } from '@combolab/platform';
import { partFile, type Part } from './upload-parts.js';

/** A part below it is small, in bytes: no connection that goes on leaves such parts, those that are cut do. */
export const SMALL_BYTES = 32 * 1024;
/** Small parts that an upload may lie in before they are joined. */
const MOST_SMALL = 64;

const isSmall = ({ size }: Part): boolean => size < SMALL_BYTES;

/** Whether an upload lies in so many small parts that looking at it costs more than it should. */
export const isInPieces = (chain: readonly Part[]): boolean => chain.filter(isSmall).length >= MOST_SMALL;

/** Small parts that follow each other, where there are two or more. */
function runsOf(chain: readonly Part[]): Part[][] {
  const runs: Part[][] = [[]];
  for (const part of chain)
    if (isSmall(part)) runs.at(-1)?.push(part);
    else runs.push([]);
  return runs.filter(({ length }) => length > 1);
}

/**
 * Joins small parts to larger ones. A joined part goes on from what its first went on from and has the id of its last, so that
 * whatever goes on from there still does; it is stored before the others are removed.
 * @throws BlobNotFoundError when another process was faster
 */
export async function joinSmall(
  blobs: Pick<Blobs, 'put' | 'read' | 'delete'>,
  prefix: string,
  chain: readonly Part[],
): Promise<void> {
  for (const run of runsOf(chain)) {
    const [first, last] = [run[0], run.at(-1)];
    if (first === undefined || last === undefined) continue;
    const contents: Buffer[] = [];
    for (const { key } of run) contents.push(await buffer(await blobs.read(key)));
    const joined = partFile({ start: first.start, id: last.id, before: first.before });
    await blobs.put(`${prefix}${joined}`, Readable.from([Buffer.concat(contents)], { objectMode: false }));
    for (const { key } of run) await blobs.delete(key);
  }
}
