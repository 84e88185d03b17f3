import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { deleteLater, undoDeletion } from '../../../shared/deleting/delete-later.js';
import { deletions } from '../../../shared/deleting/deletions.js';
import { useSharedDispatch } from '../../../shared/state.js';
import { useChoice } from '../../../shared/lib/stored-choice.js';
import { relativeTime } from '../../../shared/lib/relative-time.js';
import { useNow } from '../../../shared/lib/use-now.js';
import { Button } from '../../../shared/ui/button.js';
import { ConfirmDialog, type Confirmation } from '../../../shared/ui/confirm-dialog.js';
import { FighterLine } from '../../../shared/ui/fighter-line.js';
import { sizeOf } from '../upload/amount.js';
import styles from './draft-list.module.css';
import type { DraftStore, ListedDraft } from './draft-store.js';
import { PhoneClips } from './phone-clips.js';
import { isBeingShared } from './shared-drafts.js';
import { useDrafts } from './use-drafts.js';
import { t } from '../texts.js';

interface Props {
  readonly store: DraftStore;
  /** The draft that is open already; it is not listed. */
  readonly currentId: string | null;
  /** Opens a draft. */
  readonly onContinue: (id: string) => void;
}

/** What a draft is called. */
export const draftName = (draft: ListedDraft): string =>
  draft.form.name.trim() === '' ? (draft.clip?.name ?? t('withoutAName')) : draft.form.name;

/** What is said of a draft beside its name. */
export function draftWords({ savedAt, track, clip, waiting }: ListedDraft, now: number): string {
  return [
    relativeTime(new Date(savedAt).toISOString(), now),
    waiting !== null ? t('pressesOfAReplay') : t('pressCount', { count: track.presses.length }),
    clip === null ? t('noClip') : sizeOf(clip.size),
  ].join(' · ');
}

/** What is asked before a draft is deleted. */
export const deleteWords = (draft: ListedDraft): string =>
  t(draft.fromPhone ? 'deleteDraftFromPhone' : 'deleteDraft', { draft: draftName(draft) });

/** The unfinished combos of this computer and the clips that were sent from a phone. Shows nothing when there are none. */
export function DraftList({ store, currentId, onContinue }: Props) {
  const drafts = useDrafts(store);
  const now = useNow();
  const dispatch = useSharedDispatch();
  /** Deleted in this list, with their way back: what lies over the page keeps others out of reach. */
  const [thrown, setThrown] = useState<readonly ListedDraft[]>([]);
  const going = useChoice(deletions);
  const undoable = thrown.filter(({ id }) => going.some((each) => each.kind === 'draft' && each.id === id));
  const [asked, setAsked] = useState<Confirmation | null>(null);
  const others = drafts.filter(({ id }) => id !== currentId);
  const taken = new Set(drafts.map(({ uploadUrl }) => uploadUrl));
  return (
    <>
      {others.length + undoable.length > 0 && (
        <section className={styles.section} aria-label={t('draftsOnThisComputer')}>
          <h2 className={styles.title}>{t('draftsOnThisComputer')}</h2>
          <ul className={styles.list}>
            {others.map((draft) => (
              <li key={draft.id} className={styles.row}>
                <div className={styles.about}>
                  <span className={styles.name}>{draftName(draft)}</span>
                  <span className={styles.words}>{draftWords(draft, now)}</span>
                </div>
                {draft.form.attacker !== '' && (
                  <FighterLine attacker={draft.form.attacker} defenders={draft.form.defenders} size={22} most={4} />
                )}
                {isBeingShared(store.userId, draft.id) ? (
                  <span className={styles.words}>{t('beingShared')}</span>
                ) : (
                  <>
                    <Button
                      size="s"
                      aria-label={t('continueDraft', { draft: draftName(draft) })}
                      onClick={() => {
                        onContinue(draft.id);
                      }}
                    >
                      {t('continue')}
                    </Button>
                    <Button
                      size="s"
                      look="ghost"
                      square
                      aria-label={t('deleteTheDraft', { draft: draftName(draft) })}
                      onClick={() => {
                        setAsked({
                          message: deleteWords(draft),
                          onConfirm: () => {
                            setThrown([...thrown, draft]);
                            deleteLater({ kind: 'draft', id: draft.id, userId: store.userId }, dispatch);
                          },
                        });
                      }}
                    >
                      <Trash2 className="icon" aria-hidden />
                    </Button>
                  </>
                )}
              </li>
            ))}
            {undoable.map((draft) => (
              <li key={draft.id} className={styles.row}>
                <span role="status" className={styles.words}>
                  {t('draftDeleted', { draft: draftName(draft) })}
                </span>
                <Button
                  size="s"
                  aria-label={t('undoDelete', { draft: draftName(draft) })}
                  onClick={() => {
                    undoDeletion({ kind: 'draft', id: draft.id });
                  }}
                >
                  {t('undo')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <PhoneClips store={store} taken={taken} onBegun={onContinue} />
      <ConfirmDialog
        confirmation={asked}
        onClose={() => {
          setAsked(null);
        }}
      />
    </>
  );
}
