import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../shared/ui/button.js';
import type { GuideEditing } from '../editing/guide-editing.js';
import { useEditing } from '../editing/use-guide-editing.js';
import { isUnsaved } from '../saving/saving.js';
import { ConflictDialog } from './conflict-dialog.js';
import { t } from '../texts.js';
import styles from './conflict.module.css';

/** Tells of a save elsewhere while there is unsaved work here, and asks which text stays once they meet. */
export function Conflict({ editing }: { readonly editing: GuideEditing }) {
  const saving = useEditing(editing, (state) => state.saving);
  const combos = useEditing(editing, (state) => state.combos);
  const navigate = useNavigate();
  const { conflict, now, heard, saved } = saving;
  /** The version whose question was put aside. */
  const [aside, setAside] = useState<number | null>(null);
  const nameOf = useCallback((id: string) => combos.get(id)?.name ?? t('unnamedCombo'), [combos]);
  if (conflict === null) {
    if (heard <= saved.version || !isUnsaved(saving)) return null;
    return (
      <p role="status" className={styles.notice}>
        {t('thisGuideWasSavedElsewhereMeanwhile')}
      </p>
    );
  }
  return (
    <>
      <div role="alert" className={styles.notice}>
        <p>{t('thisGuideWasSavedElsewhereYour')}</p>
        <Button
          size="s"
          onClick={() => {
            setAside(null);
          }}
        >
          {t('compare')}
        </Button>
      </div>
      {aside !== conflict.version && (
        <ConflictDialog
          mine={now}
          theirs={conflict.content}
          nameOf={nameOf}
          onKeepMine={() => {
            editing.saver.keepMine();
          }}
          onTakeTheirs={() => {
            editing.saver.takeTheirs();
          }}
          onDraft={(guideId) => {
            editing.saver.takeTheirs();
            void navigate(`/guide/${guideId}`);
          }}
          onClose={() => {
            setAside(conflict.version);
          }}
        />
      )}
    </>
  );
}
