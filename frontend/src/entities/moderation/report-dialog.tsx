import { useId, useState } from 'react';
import { LIMITS, REPORT_REASONS, type ReportedKind, type ReportReason } from '@combolab/contracts';
import { problemText } from '../../shared/api/problem.js';
import { Button } from '../../shared/ui/button.js';
import { Dialog } from '../../shared/ui/dialog.js';
import { RadioRow } from '../../shared/ui/tick-row.js';
import { toast } from '../../shared/ui/toast.js';
import { useWritten } from '../../shared/written/use-written.js';
import { useReportMutation } from './report-api.js';
import own from './own-words.module.css';
import styles from './report-dialog.module.css';
import { REASON_WORDS } from './report-words.js';
import { t } from './texts.js';

interface Props {
  readonly kind: ReportedKind;
  readonly subjectId: string;
  readonly onClose: () => void;
}

const ORDER = Object.keys(REASON_WORDS).filter((reason): reason is ReportReason =>
  REPORT_REASONS.some((each) => each === reason),
);

const EMPTY = { reason: '', text: '' };

/** Asks why something should not be here, and sends it to the admins. What was typed is there again until it is sent. */
export function ReportDialog({ kind, subjectId, onClose }: Props) {
  const { words, write, forget } = useWritten(`report.${kind}.${subjectId}`, EMPTY);
  const reason = ORDER.find((each) => each === words.reason) ?? null;
  const [asked, setAsked] = useState(false);
  const [send, { isLoading, error }] = useReportMutation();
  const id = useId();
  const submit = async () => {
    setAsked(true);
    if (reason === null || isLoading) return;
    const { data } = await send({ kind, subjectId, reason, text: words.text.trim() });
    if (data === undefined) return;
    forget();
    onClose();
    toast.success(t('thankYouAnAdminWill'));
  };
  return (
    <Dialog
      open
      title={t('reportThis', { kind })}
      description={t('onlyAdminsSeeYourReport')}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <fieldset className={styles.reasons} aria-describedby={`${id}-missing`}>
          <legend>{t('whatIsWrongWithIt')}</legend>
          {ORDER.map((each) => (
            <RadioRow
              key={each}
              name={id}
              on={reason === each}
              onPick={() => {
                write({ ...words, reason: each });
              }}
            >
              {REASON_WORDS[each]}
            </RadioRow>
          ))}
          <p id={`${id}-missing`} role="alert" className={styles.trouble}>
            {asked && reason === null && t('chooseWhatIsWrongWith')}
          </p>
        </fieldset>
        <div className={own.words}>
          <label htmlFor={`${id}-text`}>{t.rich('inYourOwnWordsOptional', { span: <span /> })}</label>
          <textarea
            id={`${id}-text`}
            rows={3}
            value={words.text}
            maxLength={LIMITS.reportLength}
            onChange={({ target }) => {
              write({ ...words, text: target.value });
            }}
          />
        </div>
        {error !== undefined && (
          <p role="alert" className={styles.trouble}>
            {t('theReportWasNotSent', { problemText: problemText(error) })}
          </p>
        )}
        <Button type="submit" look="primary" disabled={isLoading}>
          {isLoading ? t('sending') : t('sendReport')}
        </Button>
      </form>
    </Dialog>
  );
}
