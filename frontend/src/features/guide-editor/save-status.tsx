import { Check } from 'lucide-react';
import { problemStatus, problemText } from '../../shared/api/problem.js';
import { Button } from '../../shared/ui/button.js';
import { Spinner } from '../../shared/ui/spinner.js';
import type { GuideEditing } from './editing/guide-editing.js';
import { useEditing } from './editing/use-guide-editing.js';
import styles from './guide-editor.module.css';
import { statusOf } from './saving/saving.js';
import { t } from './texts.js';

/** Whether the server has what is written: nothing, 'saving' or 'saved'. */
export function SaveStatus({ editing }: { readonly editing: GuideEditing }) {
  const status = useEditing(editing, ({ saving }) => statusOf(saving));
  return (
    <p className={styles.status} role="status" data-status={status}>
      {status === 'SAVING' && (
        <>
          <span aria-hidden>
            <Spinner label="" size={14} />
          </span>
          {t('saving')}
        </>
      )}
      {status === 'SAVED' && (
        <>
          <Check className="icon" aria-hidden />
          {t('saved')}
        </>
      )}
    </p>
  );
}

interface TroubleProps {
  readonly editing: GuideEditing;
  readonly onCopy: () => void;
}

/** What keeps the text from the server, and what becomes of it meanwhile. */
export function SaveTrouble({ editing, onCopy }: TroubleProps) {
  const trouble = useEditing(editing, ({ saving }) => saving.trouble);
  if (trouble === null) return null;
  if (trouble.kind === 'gone')
    return (
      <div className={styles.trouble} role="alert">
        <p>{t('thisGuideWasDeletedYour')}</p>
        <Button size="s" onClick={onCopy}>
          {t('copyAsMarkdown')}
        </Button>
      </div>
    );
  return (
    <div className={styles.trouble} role="alert">
      <p>
        {trouble.kind === 'refused' || problemStatus(trouble.error) !== undefined
          ? t('thisIsNotSaved', { problemText: problemText(trouble.error) })
          : t('noConnectionToCombolabWhat')}
      </p>
      <Button
        size="s"
        onClick={() => {
          editing.saver.save();
        }}
      >
        {t('saveNow')}
      </Button>
    </div>
  );
}
