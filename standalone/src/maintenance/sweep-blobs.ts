import { ComboDeleted, streams } from '@combolab/contracts';
import type { BlobInfo, Blobs, EventLog } from '@combolab/platform';

/** What is younger may belong to an upload that is just being recorded, in ms. */
const SPARED_MS = 24 * 3600 * 1000;

/** Blobs of each combo id, in key order. */
async function* byCombo(blobs: Blobs): AsyncIterable<{ comboId: string; infos: readonly BlobInfo[] }> {
  let comboId = '';
  let infos: BlobInfo[] = [];
  for await (const info of blobs.list('combos/')) {
    const id = info.key.split('/')[1] ?? '';
    if (id !== comboId && infos.length > 0) yield { comboId, infos };
    if (id !== comboId) infos = [];
    comboId = id;
    infos.push(info);
  }
  if (infos.length > 0) yield { comboId, infos };
}

/**
 * Deletes files whose combo the log does not know or that was deleted: what a crash between storing and recording leaves.
 * Samples and everything younger than a day are left alone.
 * @returns the deleted keys
 */
export async function sweepBlobs(
  log: Pick<EventLog, 'head'>,
  blobs: Blobs,
  now = Date.now(),
): Promise<readonly string[]> {
  const deleted: string[] = [];
  for await (const { comboId, infos } of byCombo(blobs)) {
    if (infos.some(({ modifiedAt }) => now - modifiedAt.getTime() < SPARED_MS)) continue;
    const { version, lastType } = await log.head(streams.combo(comboId));
    if (version > 0 && lastType !== ComboDeleted.type) continue;
    for (const { key } of infos) {
      await blobs.delete(key);
      deleted.push(key);
    }
  }
  return deleted;
}
