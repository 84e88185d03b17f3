import { useMemo, useState } from 'react';
import { useIntentionKey } from '../../../shared/api/use-intention-key.js';
import { copyText } from '../../../shared/lib/copy-text.js';
import { Button } from '../../../shared/ui/button.js';
import { Dialog } from '../../../shared/ui/dialog.js';
import { ErrorBanner } from '../../../shared/ui/error-banner.js';
import { toast } from '../../../shared/ui/toast.js';
import type { Content } from '../model/content.js';
import { toMarkdown } from '../model/markdown.js';
import styles from './conflict.module.css';
import { differences } from './differences.js';
import { saveAsDraft } from './save-as-draft.js';
import { t } from '../texts.js';

interface Props {
  readonly mine: Content;
  readonly theirs: Content;
  /** How a combo is called. */
  readonly nameOf: (comboId: string) => string;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  /** Ours was kept as a draft of its own. */
  readonly onDraft: (guideId: string) => void;
  readonly onClose: () => void;
}

/** Both texts of a guide that was saved elsewhere meanwhile, side by side, and the choice between them. */
export function ConflictDialog({ mine, theirs, nameOf, onKeepMine, onTakeTheirs, onDraft, onClose }: Props) {
  const rows = useMemo(() => differences(mine, theirs, nameOf), [mine, theirs, nameOf]);
  const { keyFor, done } = useIntentionKey();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const keepBoth = async () => {
    setBusy(true);
    const result = await saveAsDraft(mine, keyFor(JSON.stringify(mine)));
    setBusy(false);
    if ('error' in result) {
      setError(result.error);
      return;
    }
    done();
    onDraft(result.guideId);
  };
  const copy = async (content: Content, told: string) => {
    if (await copyText(toMarkdown(content.sections, nameOf))) toast.success(told);
    else toast.error(t('theBrowserDoesNotLet'));
  };
  return (
    <Dialog
      open
      shape="wide"
      title={t('thisGuideWasSavedElsewhere')}
      description={t('anotherTabOrDeviceSaved')}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <ErrorBanner error={error} />
      <div className={styles.scroll} role="region" aria-label={t('differences')} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              <th scope="col">
                {t('yours')}{' '}
                <Button
                  size="s"
                  look="ghost"
                  aria-label={t('copyYourText')}
                  onClick={() => void copy(mine, t('yourTextIsInTheClipboard'))}
                >
                  {t('copy')}
                </Button>
              </th>
              <th scope="col">
                {t('theirs')}{' '}
                <Button
                  size="s"
                  look="ghost"
                  aria-label={t('copyTheirText')}
                  onClick={() => void copy(theirs, t('theirTextIsInTheClipboard'))}
                >
                  {t('copy')}
                </Button>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label, mine: ours, theirs: others }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                <Side words={ours} />
                <Side words={others} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.buttons}>
        <Button disabled={busy} onClick={() => void keepBoth()}>
          {t('takeTheirsKeepMineAs')}
        </Button>
        <Button disabled={busy} onClick={onTakeTheirs}>
          {t('takeTheirs')}
        </Button>
        <Button disabled={busy} onClick={onKeepMine}>
          {t('keepMine')}
        </Button>
      </div>
    </Dialog>
  );
}

function Side({ words }: { readonly words: string | null }) {
  if (words === null || words.trim() === '')
    return <td className={styles.none}>{words === null ? t('notThere') : t('empty')}</td>;
  return <td>{words}</td>;
}
