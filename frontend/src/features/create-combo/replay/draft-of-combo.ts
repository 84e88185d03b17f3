import type { MadeCombo } from '../../../entities/replay/made-combo.js';
import { randomId } from '../../../shared/lib/random-id.js';
import { KEPT_DRAFTS, type DraftStore } from '../drafts/draft-store.js';
import { draftsMoved, ownDrafts } from '../drafts/own-drafts.js';
import { contentOf } from './content-of-combo.js';
import { t } from '../texts.js';

/** Why drafts are not begun, in words. */
export class NoRoomForDrafts extends Error {
  override readonly name = 'NoRoomForDrafts';
}

/**
 * Begins a draft for each combo.
 * @returns their ids, in the order of the combos
 * @throws NoRoomForDrafts where older drafts would have to go for them
 */
export async function draftsOfCombos(
  userId: string,
  combos: readonly MadeCombo[],
  store: DraftStore = ownDrafts(userId),
): Promise<readonly string[]> {
  await draftsMoved(userId);
  const room = KEPT_DRAFTS - (await store.list()).length;
  if (combos.length > room)
    throw new NoRoomForDrafts(room <= 0 ? t('allDraftsTaken', { most: KEPT_DRAFTS }) : t('roomForDrafts', { room }));
  const ids: string[] = [];
  for (const made of combos) {
    const id = randomId();
    const kept = await store.write(id, contentOf(made));
    if (made.drawn !== null) await store.putClip(id, made.drawn.file);
    if (kept === 'memory' && combos.length > 1) throw new NoRoomForDrafts(t('noRoomLeft'));
    ids.push(id);
  }
  return ids;
}
