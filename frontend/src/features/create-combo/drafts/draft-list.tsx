import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { relativeTime } from '../../../shared/lib/relative-time.js';
import { Button } from '../../../shared/ui/button.js';
import { ConfirmDialog, type Confirmation } from '../../../shared/ui/confirm-dialog.js';
import { FighterLine } from '../../../shared/ui/fighter-line.js';
import { sizeOf } from '../upload/amount.js';
import { tusSending } from '../upload/tus-sending.js';
import { uploadToken } from '../upload/upload-token.js';
import styles from './draft-list.module.css';
import type { DraftStore, ListedDraft } from './draft-store.js';
import { draftsMoved } from './own-drafts.js';
import { PhoneClips } from './phone-clips.js';
import { isBeingShared, onSharedDrafts } from './shared-drafts.js';

interface Props {
  readonly store: DraftStore;
  /** The draft that is open already; it is not listed. */
  readonly currentId: string | null;
  /** Opens a draft. */
  readonly onContinue: (id: string) => void;
}

const nameOf = (draft: ListedDraft): string =>
  draft.form.name.trim() === '' ? (draft.clip?.name ?? 'Without a name') : draft.form.name;

/** What is said of a draft beside its name. */
export function draftWords({ savedAt, track, clip, waiting }: ListedDraft, now: number = Date.now()): string {
  const { length } = track.presses;
  return [
    relativeTime(new Date(savedAt).toISOString(), now),
    waiting !== null ? 'presses of a replay' : length === 1 ? '1 press' : `${String(length)} presses`,
    clip === null ? 'no clip' : sizeOf(clip.size),
  ].join(' · ');
}

async function draftsOf(store: DraftStore): Promise<readonly ListedDraft[]> {
  await draftsMoved(store.userId);
  return store.list();
}

/** What is asked before a draft is deleted. */
export const deleteWords = (draft: ListedDraft): string =>
  `The draft “${nameOf(draft)}” and its clip will be deleted from this computer${
    draft.fromPhone ? ' and on the server' : ''
  } for good.`;

/** Removes a draft with its clip, here and, where it was being uploaded, on the server. */
async function throwAway(store: DraftStore, { id, uploadUrl }: ListedDraft): Promise<void> {
  await store.remove(id);
  if (uploadUrl === null) return;
  const token = await uploadToken(store.userId)(false).catch(() => null);
  await tusSending.terminate(uploadUrl, token).catch(() => undefined); // it expires by itself
}

/** The unfinished combos of this computer and the clips that were sent from a phone. Shows nothing when there are none. */
export function DraftList({ store, currentId, onContinue }: Props) {
  const [drafts, setDrafts] = useState<readonly ListedDraft[]>([]);
  const [asked, setAsked] = useState<Confirmation | null>(null);
  useEffect(() => {
    let wanted = true;
    const look = () => {
      void draftsOf(store).then((found) => {
        if (wanted) setDrafts(found);
      });
    };
    look();
    const stop = onSharedDrafts(look);
    return () => {
      wanted = false;
      stop();
    };
  }, [store]);
  const others = drafts.filter(({ id }) => id !== currentId);
  const taken = new Set(drafts.map(({ uploadUrl }) => uploadUrl));
  return (
    <>
      {others.length > 0 && (
        <section className={styles.section} aria-label="Drafts on this computer">
          <h2 className={styles.title}>Drafts on this computer</h2>
          <ul className={styles.list}>
            {others.map((draft) => (
              <li key={draft.id} className={styles.row}>
                <div className={styles.about}>
                  <span className={styles.name}>{nameOf(draft)}</span>
                  <span className={styles.words}>{draftWords(draft)}</span>
                </div>
                {draft.form.attacker !== '' && (
                  <FighterLine attacker={draft.form.attacker} defenders={draft.form.defenders} size={22} most={4} />
                )}
                {isBeingShared(store.userId, draft.id) ? (
                  <span className={styles.words}>being shared…</span>
                ) : (
                  <>
                    <Button
                      size="s"
                      aria-label={`Continue ${nameOf(draft)}`}
                      onClick={() => {
                        onContinue(draft.id);
                      }}
                    >
                      continue
                    </Button>
                    <Button
                      size="s"
                      look="ghost"
                      square
                      aria-label={`Delete the draft ${nameOf(draft)}`}
                      onClick={() => {
                        setAsked({
                          message: deleteWords(draft),
                          onConfirm: () =>
                            void throwAway(store, draft)
                              .then(() => draftsOf(store))
                              .then(setDrafts),
                        });
                      }}
                    >
                      <Trash2 className="icon" aria-hidden />
                    </Button>
                  </>
                )}
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
