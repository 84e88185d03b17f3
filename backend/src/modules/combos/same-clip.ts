import type { ModerationCase } from '@combolab/contracts';
import type { DocumentReader } from '@combolab/platform';
import { clipsCollection, combosCollection, isShown } from './combos.projection.js';

/** As many as are told of. */
const MOST = 5;

/** Other combos of the very same clip that everybody may see, the oldest first. */
export async function sameClipAs(
  documents: Pick<DocumentReader, 'get' | 'getMany'>,
  comboId: string,
  sha256: string | undefined,
): Promise<ModerationCase['sameClip']> {
  const clip = sha256 === undefined ? null : await documents.get(clipsCollection, sha256);
  const ids = (clip?.doc.comboIds ?? []).filter((id) => id !== comboId);
  if (ids.length === 0) return [];
  const combos = await documents.getMany(combosCollection, ids);
  const shown = combos
    .filter(({ doc }) => isShown(doc))
    .sort((a, b) => a.doc.createdAt.localeCompare(b.doc.createdAt))
    .slice(0, MOST);
  return shown.map(({ id, doc: { name } }) => ({ _id: id, name }));
}
