import { Clapperboard, TriangleAlert } from 'lucide-react';
import { problemText } from '../../shared/api/problem.js';
import type { LiveCard } from '../../shared/combos/newest-parts.js';
import { Button } from '../../shared/ui/button.js';
import { useRetryPreviewMutation } from './combo-api.js';
import { t } from './texts.js';
import styles from './preview-wait.module.css';

const FAILED = t('thePreviewCouldNotBe');

/** Stands where the clip will be: how far it is, or why it failed. */
export function PreviewWait({ card, mayRetry }: { readonly card: LiveCard; readonly mayRetry: boolean }) {
  const { state, percent, problem } = card.previewState;
  const [retry, { isLoading, error }] = useRetryPreviewMutation();
  const whole = Math.round(percent);
  if (state === 'failed')
    return (
      <div className={styles.place} role="alert">
        <TriangleAlert size={28} strokeWidth={1.5} aria-hidden />
        <p>
          {FAILED}.{problem !== undefined && !problem.startsWith(FAILED) && ` ${problem}`}
        </p>
        {mayRetry && (
          <Button look="primary" disabled={isLoading} onClick={() => void retry(card._id)}>
            {t('tryAgain2')}
          </Button>
        )}
        {error !== undefined && <p>{problemText(error)}</p>}
      </div>
    );
  return (
    <div className={styles.place} data-picture={card.thumbnail !== null}>
      {card.thumbnail !== null && <img src={card.thumbnail} alt="" className={styles.picture} decoding="async" />}
      <Clapperboard size={28} strokeWidth={1.5} aria-hidden />
      <p>
        {state === 'waiting' ? t('previewIsWaitingToBe') : t('previewIsBeingMade')}{' '}
        {state === 'working' && <span className="mono">{whole} %</span>}
      </p>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={t('preview')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={whole - (whole % 25)}
      >
        <i style={{ width: `${String(whole)}%` }} />
      </div>
      <p className={styles.hint}>{t('itAppearsHereByItself')}</p>
    </div>
  );
}
