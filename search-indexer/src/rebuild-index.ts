import { writeCombos, type IndexEnds } from './index-source.js';

const CHUNK = 500;

/**
 * Writes every combo into a new index beside the running one and swaps.
 * @param shards those of the log whose places it keeps
 */
export async function rebuildIndex(ends: IndexEnds, shards: readonly string[] = []): Promise<void> {
  const { search, source } = ends;
  await search.beginRebuild(shards);
  const chunk: string[] = [];
  for await (const id of source.all()) {
    chunk.push(id);
    if (chunk.length === CHUNK) await writeCombos(ends, chunk.splice(0));
  }
  await writeCombos(ends, chunk);
  await search.swap();
}
